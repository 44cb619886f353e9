import { synthesize } from './template.ts';

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: { readonly 'ForAllValues:StringLike'?: Record<string, readonly string[]> };
}

/** What one statement of a role allows; resources read like `LedgerTable/index/pending`. */
export interface Permission {
  readonly role: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Partition keys a write is limited to, as in `TOURNAMENT#*`. */
  readonly partitions: readonly string[] | null;
}

/** `LedgerTable9343E4AA.Arn` + `/index/pending` is `LedgerTable/index/pending`. */
function nameOf(resource: unknown): string {
  if (typeof resource === 'string') return resource;
  const { Ref, ...functions } = resource as Record<string, unknown>;
  if (typeof Ref === 'string') return Ref.replace(/[0-9A-F]{8}$/, '');
  const [name, argument] = Object.entries(functions)[0] ?? [];
  if (name === 'Fn::GetAtt') return nameOf({ Ref: (argument as string[])[0] });
  return (argument as [string, unknown[]])[1].map(nameOf).join('');
}

const list = <T>(value: T | readonly T[]) => (Array.isArray(value) ? value : [value]) as readonly T[];

export const permissions: readonly Permission[] = Object.values(
  synthesize().findResources('AWS::IAM::Policy'),
).flatMap(({ Properties }) =>
  (Properties.PolicyDocument.Statement as Statement[]).map((statement) => ({
    role: nameOf(Properties.Roles[0]),
    actions: list(statement.Action),
    resources: list(statement.Resource).map(nameOf),
    partitions: statement.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? null,
  })),
);
