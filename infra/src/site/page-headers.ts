import { pageHeaders } from '@kuvvet/site/headers';
import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** What is said with the pages below a path, as one machine says it. */
export function sayWithPages(scope: Construct, id: string, path: string): ResponseHeadersPolicy {
  const { 'content-security-policy': contentSecurityPolicy = '', 'permissions-policy': permissions = '' } =
    pageHeaders(path);
  return new ResponseHeadersPolicy(scope, id, {
    comment: `Kuvvet: pages below /${path}`,
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'permissions-policy', value: permissions, override: true }],
    },
  });
}
