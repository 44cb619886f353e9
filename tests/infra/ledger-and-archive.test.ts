import { keys, officeIndex, pendingIndex } from '@kuvvet/ledger/dynamodb/table';
import { pageHeaders } from '@kuvvet/site';
import { Capture, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesize } from './template.ts';

const template = synthesize();

describe('the ledger table (ARCHITECTURE 5)', () => {
  it('is one on-demand table with the keys the adapter uses', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: keys.partition, KeyType: 'HASH' },
        { AttributeName: keys.sort, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [pendingIndex, officeIndex].map(({ name, partition, sort }) => ({
        IndexName: name,
        KeySchema: [
          { AttributeName: partition, KeyType: 'HASH' },
          { AttributeName: sort, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
    });
  });

  it('can be restored to any second and outlives the stack', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      },
    });
  });
});

describe('the archive', () => {
  it('has two buckets, each encrypted, versioned, closed to the public and kept', () => {
    template.resourceCountIs('AWS::S3::Bucket', 2);
    template.allResources('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        VersioningConfiguration: { Status: 'Enabled' },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      }),
    });
  });

  it.each([
    ['plain HTTP', { Bool: { 'aws:SecureTransport': 'false' } }, 's3:*'],
    ['TLS before 1.2', { NumericLessThan: { 's3:TlsVersion': 1.2 } }, 's3:*'],
    [
      // S3 user guide, "Enforce conditional writes": parts of an upload cannot carry the header.
      'a write that could overwrite blindly',
      {
        Null: { 's3:if-none-match': 'true', 's3:if-match': 'true' },
        Bool: { 's3:ObjectCreationOperation': 'true' },
      },
      's3:PutObject',
    ],
  ])('refuses %s', (_, Condition, Action) => {
    template.resourcePropertiesCountIs(
      'AWS::S3::BucketPolicy',
      {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Principal: { AWS: '*' }, Action, Condition }),
          ]),
        },
      },
      2,
    );
  });

  it('leaves the pages of the site free to be replaced, and nothing of the lists', () => {
    const guarded = Object.values(template.findResources('AWS::S3::BucketPolicy')).map(({ Properties }) => {
      const { Resource } = Properties.PolicyDocument.Statement.find(
        ({ Sid }: { Sid?: string }) => Sid === 'OnlyConditionalWrites',
      );
      return Resource['Fn::Join'][1][1];
    });
    expect(guarded.sort()).toEqual(['/*', '/lists/*']);
  });
});

describe('the way to the lists', () => {
  it('is CloudFront with an origin access control, over TLS, compressed', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        DefaultCacheBehavior: { ViewerProtocolPolicy: 'https-only', Compress: true },
        Origins: Match.arrayWith([Match.objectLike({ OriginAccessControlId: Match.anyValue() })]),
      },
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always' },
    });
  });

  it.each([
    ['pages', 'DefaultCacheBehavior', ''],
    ['cards, which stand on pages of others', 'CacheBehaviors', 'card/'],
  ])('says with %s what one machine says', (_, behaviour, path) => {
    const [{ Properties }] = Object.values(template.findResources('AWS::CloudFront::Distribution')) as [
      { Properties: { DistributionConfig: Record<string, unknown> } },
    ];
    const config = Properties.DistributionConfig;
    const found = (path === '' ? [config[behaviour]] : (config[behaviour] as object[])).find(
      (each) => path === '' || (each as { PathPattern: string }).PathPattern === `${path}*`,
    ) as { ResponseHeadersPolicyId: { Ref: string } };
    const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    const policy = policies[found.ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig;
    const headers = pageHeaders(path);
    expect(policy.SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: headers['referrer-policy'], Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['content-security-policy'], Override: true },
    });
    expect(policy.CustomHeadersConfig.Items).toEqual([
      { Header: 'permissions-policy', Value: headers['permissions-policy'], Override: true },
    ]);
  });

  it('answers for lists as one machine does: for every page, tags exposed, guarded (tests/standalone/list-files)', () => {
    const policy = new Capture();
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: 'lists/*',
            ViewerProtocolPolicy: 'https-only',
            Compress: true,
            // The managed policy "CachingOptimized": obeys Cache-Control, keeps gzip and plain apart.
            CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
            ResponseHeadersPolicyId: { Ref: policy },
          }),
        ]),
      },
    });
    const { Properties } =
      template.findResources('AWS::CloudFront::ResponseHeadersPolicy')[policy.asString()] ?? {};
    expect(Properties.ResponseHeadersPolicyConfig).toMatchObject({
      CorsConfig: {
        AccessControlAllowOrigins: { Items: ['*'] },
        AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
        AccessControlExposeHeaders: { Items: ['ETag', 'Content-Encoding'] },
        AccessControlAllowCredentials: false,
        OriginOverride: true,
      },
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
        ContentSecurityPolicy: {
          ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
          Override: true,
        },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
      },
    });
  });

  it("leads to the API, so that the arbiters' page sends to where it came from; nothing is kept", () => {
    const origin = new Capture();
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: 'v1/*',
            ViewerProtocolPolicy: 'https-only',
            AllowedMethods: Match.arrayWith(['POST']),
            // The managed policies "CachingDisabled" and "AllViewerExceptHostHeader".
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            TargetOriginId: origin,
          }),
        ]),
        Origins: Match.arrayWith([
          Match.objectLike({
            CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
          }),
        ]),
      },
    });
    const [api = ''] = Object.keys(template.findResources('AWS::ApiGatewayV2::Api'));
    const [{ Properties }] = Object.values(template.findResources('AWS::CloudFront::Distribution')) as [
      { Properties: { DistributionConfig: { Origins: { Id: string; DomainName: object }[] } } },
    ];
    const to = Properties.DistributionConfig.Origins.find(({ Id }) => Id === origin.asString());
    expect(JSON.stringify(to?.DomainName)).toContain(`{"Ref":"${api}"}`);
  });

  it('gives no one else access to the lists', () => {
    const allowed = Object.values(template.findResources('AWS::S3::BucketPolicy')).flatMap(({ Properties }) =>
      Properties.PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow'),
    );
    expect(allowed).toMatchObject([
      {
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: ['s3:GetObject', 's3:ListBucket'],
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      },
    ]);
  });
});
