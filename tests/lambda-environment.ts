/** What Lambda sets and the stack names, for a bundle whose services answer at `url`. */
export const lambdaEnvironment = (url: string): Readonly<Record<string, string>> => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_ENDPOINT_URL: url,
  AWS_LAMBDA_FUNCTION_NAME: 'kuvvet',
  POWERTOOLS_SERVICE_NAME: 'kuvvet',
  POWERTOOLS_METRICS_NAMESPACE: 'Kuvvet',
  KUVVET_TABLE: 'ledger',
  KUVVET_VAULT_BUCKET: 'vault',
  KUVVET_LISTS_BUCKET: 'lists',
  KUVVET_LISTS_URL: 'https://lists.example',
  KUVVET_QUEUE_URL: `${url}/queue`,
  KUVVET_LIST_KEY_PARAMETER: '/kuvvet/list-key',
  KUVVET_LICENCE_KEY_SECRET: 'licence-key',
  KUVVET_SENDER_SECRETS_PREFIX: 'kuvvet/senders/',
});
