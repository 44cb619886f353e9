import { keys, officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** What every stage does: strongly consistent reads by key. */
const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'] as const;

type Read = 'dynamodb:Scan' | 'dynamodb:ConditionCheckItem';
type Write = 'dynamodb:PutItem' | 'dynamodb:UpdateItem';

/** The book (ARCHITECTURE 5): one table, recoverable to any second of 35 days, never deleted with the stack. */
export class LedgerTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: keys.partition, type: AttributeType.STRING },
      sortKey: { name: keys.sort, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryption.DEFAULT,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const { name, partition, sort } of [pendingIndex, officeIndex]) {
      this.table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: { name: partition, type: AttributeType.STRING },
        sortKey: { name: sort, type: AttributeType.STRING },
        // Who asks it reads the items themselves from the table.
        projectionType: ProjectionType.KEYS_ONLY,
      });
    }
  }

  /** Reads by key and of what waits, and `more`. */
  allowReads(grantee: IGrantable, ...more: readonly Read[]) {
    Grant.addToPrincipal({ grantee, actions: [...reads, ...more], resourceArns: [this.table.tableArn] });
    // `table.grant` would name `index/*`.
    Grant.addToPrincipal({
      grantee,
      actions: ['dynamodb:Query'],
      resourceArns: [`${this.table.tableArn}/index/${pendingIndex.name}`],
    });
  }

  /** `partitions` as in `TOURNAMENT#*`: the stage can write no other item. */
  allowWrites(grantee: IGrantable, partitions: readonly string[], ...actions: readonly Write[]) {
    Grant.addToPrincipal({
      grantee,
      actions: [...actions],
      resourceArns: [this.table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
    });
  }
}
