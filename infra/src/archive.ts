import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, Grant, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';

export type ObjectAction = 's3:GetObject' | 's3:PutObject' | 's3:AbortMultipartUpload';

/** Where bytes are kept: `vault` for what is private, `lists` for what anyone may read, through CloudFront only. */
export class Archive extends Construct {
  /** Submissions, assessments, states, register snapshots, staged manifests. */
  readonly vault: Bucket;
  /** `lists/` written by publish; everything else is the site's pages. */
  readonly lists: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.vault = this.keep('Vault', '*');
    this.lists = this.keep('Lists', 'lists/*');
  }

  private keep(id: string, written: string): Bucket {
    const bucket = new Bucket(this, id, {
      encryption: BucketEncryption.S3_MANAGED,
      versioned: true,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      removalPolicy: RemovalPolicy.RETAIN,
      // Parts of an upload whose writer died: nobody sees them, but they cost.
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    bucket.addToResourcePolicy(onlyConditionalWrites(bucket, written));
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Three roles and CloudFront reach it; access logs would hold addresses of readers and serve nobody.',
    });
    return bucket;
  }
}

/**
 * S3 itself refuses a write that could overwrite blindly: every write of an archive says If-None-Match or If-Match.
 * The parts of a multipart upload carry no such header; its completion does.
 */
function onlyConditionalWrites(bucket: Bucket, pattern: string): PolicyStatement {
  return new PolicyStatement({
    sid: 'OnlyConditionalWrites',
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: [bucket.arnForObjects(pattern)],
    conditions: {
      Null: { 's3:if-none-match': 'true', 's3:if-match': 'true' },
      Bool: { 's3:ObjectCreationOperation': 'true' },
    },
  });
}

/** Lets a stage do `actions` to the objects under `prefix` of a bucket. */
export function allowObjects(
  stage: NodeFunction,
  bucket: Bucket,
  prefix: `${string}/`,
  ...actions: readonly ObjectAction[]
) {
  Grant.addToPrincipal({
    grantee: stage,
    actions: [...actions],
    resourceArns: [bucket.arnForObjects(`${prefix}*`)],
  });
  // Without it S3 answers a reader 403, not 404, for an object that does not exist.
  if (actions.includes('s3:GetObject')) {
    Grant.addToPrincipal({ grantee: stage, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] });
  }
  const bucketId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket);
  Validations.of(stage).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/${prefix}*]`,
    reason: 'A prefix is the narrowest name of objects that are yet to be written.',
  });
}
