import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Archive, allowObjects } from './archive.ts';
import { allowKey, allowKeysBelow, keyParameters } from './keys.ts';
import type { LedgerTable } from './ledger-table.ts';
import { NodeFunction } from './node-function.ts';

export interface IntakeProps {
  readonly ledger: LedgerTable;
  readonly archive: Archive;
  readonly queue: Queue;
  /** Where the public archive can be fetched. */
  readonly listsUrl: string;
}

/** Takes reports in: HTTP API and the ingest function. */
export class Intake extends Construct {
  readonly api: HttpApi;
  readonly stage: HttpStage;
  readonly ingest: NodeFunction;

  constructor(scope: Construct, id: string, { ledger, archive, queue, listsUrl }: IntakeProps) {
    super(scope, id);

    this.ingest = new NodeFunction(this, 'Ingest', {
      stage: 'ingest',
      // The HTTP API gives up after 30 seconds.
      timeout: Duration.seconds(29),
      memory: 1024,
      environment: {
        KUVVET_TABLE: ledger.table.tableName,
        KUVVET_VAULT_BUCKET: archive.vault.bucketName,
        KUVVET_LISTS_BUCKET: archive.lists.bucketName,
        KUVVET_LISTS_URL: listsUrl,
        KUVVET_QUEUE_URL: queue.queueUrl,
        KUVVET_LICENCE_KEY_PARAMETER: keyParameters.licence,
        KUVVET_SENDER_KEYS: keyParameters.senders,
      },
    });
    ledger.allowReads(this.ingest);
    ledger.allowWrites(this.ingest, ['TOURNAMENT#*'], 'dynamodb:PutItem');
    // What faces the world puts submissions away and can read none of them.
    allowObjects(this.ingest, archive.vault, 'submissions/', 's3:PutObject');
    allowObjects(this.ingest, archive.vault, 'assessments/', 's3:GetObject');
    // Which lists of before the first book were taken over; no more than that.
    allowObjects(this.ingest, archive.vault, 'closings/', 's3:GetObject');
    // Which list is meant is looked up in the calendar and the manifests.
    allowObjects(this.ingest, archive.lists, 'lists/', 's3:GetObject');
    allowKey(this.ingest, keyParameters.licence);
    allowKeysBelow(this.ingest, keyParameters.senders);
    queue.grant(this.ingest, 'sqs:SendMessage');

    this.api = new HttpApi(this, 'Api', { apiName: 'kuvvet', createDefaultStage: false });
    const integration = new HttpLambdaIntegration('Ingest', this.ingest.lambda);
    this.api.addRoutes({ path: '/v1/{proxy+}', methods: [HttpMethod.ANY], integration });
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'A report is authenticated by its signature over the raw bytes, which no authorizer is given.',
    });

    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 50, burstLimit: 100 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', {
            retention: RetentionDays.THREE_MONTHS,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: accessLine,
      },
    });
  }
}

/** No address of the caller and no path: what is logged is about the service, not about people. */
const accessLine = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    route: '$context.routeKey',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    bytes: '$context.responseLength',
    error: '$context.integrationErrorMessage',
  }),
);
