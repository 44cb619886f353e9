import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Archive } from './archive.ts';
import { Intake } from './intake.ts';
import { keyParameters } from './keys.ts';
import { LedgerTable } from './ledger-table.ts';
import { Notifying } from './notifying.ts';
import { OperatorsPage } from './operators-page.ts';
import { Publishing } from './publishing.ts';
import { RatingQueue } from './rating-queue.ts';
import { ListDistribution } from './site/distribution.ts';

/** The whole system in one stack. */
export class RatingsStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);

    const ledger = new LedgerTable(this, 'Ledger');
    const archive = new Archive(this, 'Archive');
    const rating = new RatingQueue(this, 'Rating', { ledger, archive });
    const site = new ListDistribution(this, 'Site', { lists: archive.lists });
    const { distribution } = site;
    // `-c listsUrl=https://...`: a domain of the federation's that leads to the distribution.
    const ownUrl: string | undefined = this.node.tryGetContext('listsUrl');
    const listsUrl = ownUrl ?? `https://${distribution.distributionDomainName}`;
    const intake = new Intake(this, 'Intake', { ledger, archive, queue: rating.queue, listsUrl });
    site.alsoServe(intake.api);
    const publishing = new Publishing(this, 'Publishing', {
      ...{ ledger, archive, queue: rating.queue, listsUrl: ownUrl },
    });
    const { lostTicks } = publishing;
    const { apiEndpoint: apiUrl } = intake.api;
    const notifying = new Notifying(this, 'Notifying', { ledger, apiUrl, listsUrl, lostTicks });
    const watched = { ledger, intake, rating, publishing, notifying };
    const { alarms, topics } = new Alarms(this, 'Alarms', watched);
    new OperatorsPage(this, 'Operators', { ...watched, distribution, alarms });

    const outputs = {
      ApiUrl: intake.api.apiEndpoint,
      ListsDomain: distribution.distributionDomainName,
      VaultBucket: archive.vault.bucketName,
      ListsBucket: archive.lists.bucketName,
      Table: ledger.table.tableName,
      QueueUrl: rating.queue.queueUrl,
      LicenceKeyParameter: keyParameters.licence,
      ListKeyParameter: keyParameters.lists,
      PublishFunction: publishing.publish.lambda.functionName,
      CriticalTopic: topics.critical.topicArn,
      WarningTopic: topics.warning.topicArn,
    };
    for (const [name, value] of Object.entries(outputs))
      new CfnOutput(this, `${name}Output`, { key: name, value });
  }
}
