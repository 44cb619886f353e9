import { exposedHeaders } from '@kuvvet/gazette/headers';
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { sayWithPages } from './page-headers.ts';

/** The only way to the lists: anyone, from any web page, over TLS. */
export class ListDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { lists }: { readonly lists: Bucket }) {
    super(scope, id);
    const files: BehaviorOptions = {
      // LIST lets S3 answer 404 for a list that is not there yet. Listing needs `?list-type`, and no query is passed on.
      origin: S3BucketOrigin.withOriginAccessControl(lists as IBucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      // Obeys the Cache-Control of each object: a year for what is immutable, a minute for pointers.
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: sayWithPages(this, 'PageHeaders', ''),
      compress: true,
    };
    const framed = sayWithPages(this, 'CardHeaders', 'card/');
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Kuvvet: rating lists / kuvvet listeleri',
      defaultRootObject: 'index.html',
      defaultBehavior: files,
      additionalBehaviors: {
        'lists/*': { ...files, responseHeadersPolicy: this.forEveryPage() },
        // Cards stand in frames on pages of clubs.
        'card/*': { ...files, responseHeadersPolicy: framed },
        'en/card/*': { ...files, responseHeadersPolicy: framed },
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest class; it has Istanbul.
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The lists are for everyone, everywhere.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Static files behind a cache: a firewall would cost more than the whole system.',
      },
      { id: 'AwsSolutions-CFR3', reason: 'Addresses of readers are not collected.' },
      {
        id: 'AwsSolutions-CFR4',
        reason: "CloudFront's own certificate sets the policy; a domain of the federation's brings its own.",
      },
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'A root object is set and no query is passed on, so a listing cannot be asked for.',
      },
    );
  }

  /** Leads to the API as one machine does, so that the arbiters' page sends to where it came from. Nothing is kept. */
  alsoServe(api: HttpApi): void {
    const { region, urlSuffix } = Stack.of(this);
    this.distribution.addBehavior('v1/*', new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`), {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The gateway knows itself by its own name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    });
  }

  /** Lists are read by pages of any origin, and are no pages themselves: as one machine answers them. */
  private forEveryPage(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'ListHeaders', {
      comment: 'Kuvvet: lists are for every page',
      corsBehavior: {
        accessControlAllowOrigins: ['*'],
        accessControlAllowMethods: ['GET', 'HEAD'],
        accessControlAllowHeaders: ['*'],
        accessControlExposeHeaders: [...exposedHeaders],
        accessControlAllowCredentials: false,
        originOverride: true,
      },
      securityHeadersBehavior: {
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        contentSecurityPolicy: {
          contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
          override: true,
        },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
      },
    });
  }
}
