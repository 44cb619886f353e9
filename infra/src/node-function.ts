import { join } from 'node:path';
import { type Duration, RemovalPolicy, type Size } from 'aws-cdk-lib';
import { type IGrantable, type IPrincipal, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { bundling, entryOf, repository, type Stage } from './bundling.ts';

/** Every metric of the handlers: `Kuvvet`, by `service` = stage, and no dimension that grows. */
export const metricsNamespace = 'Kuvvet';

export interface NodeFunctionProps {
  readonly stage: Stage;
  readonly timeout: Duration;
  /** MiB; Lambda gives CPU in proportion, one core at 1,769. */
  readonly memory: number;
  /** In `/tmp`; 512 MiB if not given. */
  readonly temporaryStorage?: Size;
  readonly environment: Readonly<Record<string, string>>;
}

/** A handler of `functions/` with its own log group and a role that may write there and nothing else. */
export class NodeFunction extends Construct implements IGrantable {
  readonly lambda: NodejsFunction;
  readonly grantPrincipal: IPrincipal;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { stage, timeout, memory, temporaryStorage, environment } = props;

    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);

    this.lambda = new NodejsFunction(this, 'Function', {
      entry: entryOf(stage),
      projectRoot: repository,
      depsLockFilePath: join(repository, 'package-lock.json'),
      bundling,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout,
      memorySize: memory,
      ...(temporaryStorage && { ephemeralStorageSize: temporaryStorage }),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      tracing: Tracing.DISABLED,
      environment: {
        ...environment,
        POWERTOOLS_SERVICE_NAME: stage,
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespace,
      },
    });
    this.grantPrincipal = role;
  }
}
