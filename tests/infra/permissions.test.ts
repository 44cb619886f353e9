import { describe, expect, it } from 'vitest';
import { permissions } from './roles.ts';
import { synthesize } from './template.ts';

/** `action resource (partitions)`, sorted, for everything a role may do but its logs. */
const mayDo = (role: string) =>
  permissions
    .filter((permission) => permission.role === role && !permission.actions.includes('logs:PutLogEvents'))
    .flatMap(({ actions, resources, partitions }) =>
      actions.flatMap((action) =>
        resources.map((name) => `${action} ${name}${partitions ? ` (${partitions.join(', ')})` : ''}`),
      ),
    )
    .sort();

const ledgerReads = [
  'dynamodb:BatchGetItem LedgerTable',
  'dynamodb:GetItem LedgerTable',
  'dynamodb:Query LedgerTable',
  'dynamodb:Query LedgerTable/index/pending',
];

describe('the roles', () => {
  it.each([
    [
      'IntakeIngestRole',
      [
        ...ledgerReads,
        'dynamodb:PutItem LedgerTable (TOURNAMENT#*)',
        's3:GetObject ArchiveVault/assessments/*',
        's3:GetObject ArchiveVault/closings/*',
        's3:GetObject ArchiveLists/lists/*',
        's3:ListBucket ArchiveLists',
        's3:ListBucket ArchiveVault',
        's3:PutObject ArchiveVault/submissions/*',
        'ssm:GetParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/licence-key',
        'ssm:GetParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/senders/*',
        'sqs:SendMessage RatingQueue',
      ],
    ],
    [
      'RatingRateRole',
      [
        ...ledgerReads,
        'dynamodb:ConditionCheckItem LedgerTable',
        'dynamodb:PutItem LedgerTable (TOURNAMENT#*, PERIOD#*#S*, EVENT#*)',
        's3:GetObject ArchiveVault/submissions/*',
        's3:ListBucket ArchiveVault',
        's3:GetObject ArchiveVault/assessments/*',
        's3:PutObject ArchiveVault/assessments/*',
        's3:GetObject ArchiveVault/closings/*',
        's3:GetObject ArchiveVault/books/*',
        's3:GetObject ArchiveVault/states/*',
        'ssm:GetParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/licence-key',
        'sqs:ChangeMessageVisibility RatingQueue',
        'sqs:DeleteMessage RatingQueue',
        'sqs:GetQueueAttributes RatingQueue',
        'sqs:GetQueueUrl RatingQueue',
        'sqs:ReceiveMessage RatingQueue',
      ],
    ],
    [
      'PublishingPublishRole',
      [
        ...ledgerReads,
        'dynamodb:Scan LedgerTable',
        'dynamodb:PutItem LedgerTable (PERIOD, PERIOD#*)',
        'dynamodb:PutItem LedgerTable (RATINGS#*)',
        'dynamodb:PutItem LedgerTable (SUBSCRIBER#*)',
        'dynamodb:UpdateItem LedgerTable (PERIOD, PERIOD#*)',
        's3:AbortMultipartUpload ArchiveLists/lists/*',
        's3:GetObject ArchiveLists/lists/*',
        's3:PutObject ArchiveLists/lists/*',
        's3:ListBucket ArchiveLists',
        's3:GetObject ArchiveVault/books/*',
        's3:GetObject ArchiveVault/manifests/*',
        's3:PutObject ArchiveVault/manifests/*',
        's3:AbortMultipartUpload ArchiveVault/registers/*',
        's3:AbortMultipartUpload ArchiveVault/licences/*',
        's3:AbortMultipartUpload ArchiveVault/books/*',
        's3:AbortMultipartUpload ArchiveVault/states/*',
        's3:PutObject ArchiveVault/registers/*',
        's3:PutObject ArchiveVault/licences/*',
        's3:PutObject ArchiveVault/books/*',
        's3:PutObject ArchiveVault/closings/*',
        's3:GetObject ArchiveVault/assessments/*',
        's3:PutObject ArchiveVault/assessments/*',
        's3:GetObject ArchiveVault/states/*',
        's3:PutObject ArchiveVault/states/*',
        's3:ListBucket ArchiveVault',
        'sqs:GetQueueAttributes PublishingLostTicks',
        'sqs:GetQueueUrl PublishingLostTicks',
        'sqs:SendMessage PublishingLostTicks',
        'ssm:GetParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/list-key',
        'ssm:PutParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/list-key',
        'sqs:SendMessage RatingQueue',
      ],
    ],
    [
      'NotifyingNotifyRole',
      [
        ...ledgerReads,
        'dynamodb:PutItem LedgerTable (SUBSCRIBER#*)',
        'dynamodb:UpdateItem LedgerTable (SUBSCRIBER, TOURNAMENT#*)',
        'ssm:GetParameter arn:AWS::Partition:ssm:AWS::Region:AWS::AccountId:parameter/kuvvet/subscribers/*',
        'sqs:GetQueueAttributes PublishingLostTicks',
        'sqs:GetQueueUrl PublishingLostTicks',
        'sqs:SendMessage PublishingLostTicks',
      ],
    ],
    [
      'NotifyingClockRole',
      [
        'lambda:InvokeFunction NotifyingNotifyFunction',
        'lambda:InvokeFunction NotifyingNotifyFunction:*',
        'sqs:SendMessage PublishingLostTicks',
      ],
    ],
    [
      'PublishingClockRole',
      [
        'lambda:InvokeFunction PublishingPublishFunction',
        'lambda:InvokeFunction PublishingPublishFunction:*',
        'sqs:SendMessage PublishingLostTicks',
      ],
    ],
    [
      'PublishingSweepRole',
      [
        'lambda:InvokeFunction PublishingPublishFunction',
        'lambda:InvokeFunction PublishingPublishFunction:*',
        'sqs:SendMessage PublishingLostTicks',
      ],
    ],
  ])('%s may do this and nothing else', (role, allowed) => expect(mayDo(role)).toEqual(allowed.sort()));

  it.each([
    ['IntakeIngestRole', 'IntakeIngestLogs'],
    ['RatingRateRole', 'RatingRateLogs'],
    ['PublishingPublishRole', 'PublishingPublishLogs'],
    ['NotifyingNotifyRole', 'NotifyingNotifyLogs'],
  ])('%s writes its own log', (role, logs) => {
    expect(permissions).toContainEqual({
      role,
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logs],
      partitions: null,
    });
  });

  it('sign with a key that nobody replaces', () => {
    const statements = Object.values(synthesize().findResources('AWS::IAM::Policy')).flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
    expect(statements.filter(({ Action }) => Action === 'ssm:PutParameter')).toMatchObject([
      { Condition: { StringNotEquals: { 'ssm:Overwrite': 'true' } } },
    ]);
  });

  it('are these seven, none with a managed policy', () => {
    const roles = Object.values(synthesize().findResources('AWS::IAM::Role'));
    expect(roles).toHaveLength(new Set(permissions.map(({ role }) => role)).size);
    expect(roles).toHaveLength(7);
    for (const { Properties } of roles) expect(Properties).not.toHaveProperty('ManagedPolicyArns');
  });

  it('name every action and never all resources', () => {
    expect(permissions.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual(
      [],
    );
    expect(permissions.flatMap(({ resources }) => resources)).not.toContain('*');
  });
});
