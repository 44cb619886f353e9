import { keys, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

type Action = `dynamodb:${string}`;

/** The book (design 5): one table, recoverable to any second of 35 days, never deleted with the stack. */
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
    this.table.addGlobalSecondaryIndex({
      indexName: pendingIndex.name,
      partitionKey: { name: pendingIndex.partition, type: AttributeType.STRING },
      sortKey: { name: pendingIndex.sort, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
  }

  /** `partitions` narrows the items, as in `TOURNAMENT#*`. */
  allow(grantee: IGrantable, actions: readonly Action[], partitions?: readonly string[]) {
    Grant.addToPrincipal({
      grantee,
      actions: [...actions],
      resourceArns: [this.table.tableArn],
      ...(partitions && {
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      }),
    });
  }

  /** `table.grant` would name `index/*`. */
  allowPending(grantee: IGrantable) {
    Grant.addToPrincipal({
      grantee,
      actions: ['dynamodb:Query'],
      resourceArns: [`${this.table.tableArn}/index/${pendingIndex.name}`],
    });
  }
}
