/**
 * What AWS asks for, in US dollars: list prices of us-east-1 as published up to November 2026, without a free tier but
 * where it says so. Frankfurt is about a fifth dearer. A price that changes changes here, with the date.
 */
export const prices = {
  /** DynamoDB on demand. */
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  /** S3 standard: PUT, COPY, POST, LIST; and GET. */
  put: 5e-6,
  get: 0.4e-6,
  /** SQS standard, by request. */
  message: 0.4e-6,
  /** Lambda on arm64; the start of an environment is billed like its work. */
  invocation: 0.2e-6,
  gigabyteSecond: 13.3334e-6,
  /** API Gateway, HTTP API. */
  apiRequest: 1e-6,
  /** KMS decrypts a SecureString of the Parameter Store, which itself costs nothing up to 40 requests a second. */
  decryption: 3e-6,
  /** Secrets Manager: a secret for a month. */
  secret: 0.4,
  /** CloudWatch: a gigabyte of log taken in, an alarm on one metric, a metric of our own, a dashboard past the third. */
  logGigabyte: 0.5,
  alarm: 0.1,
  metric: 0.3,
  dashboard: 3,
  freeDashboards: 3,
  /** EventBridge Scheduler. */
  tick: 1e-6,
  /** A key of one's own in KMS, for a month. */
  key: 1,
} as const;

/**
 * How long Lambda waits and works, measured or published, rounded up. A function of 1,024 MB has a little more than half
 * a core: processor time of `npm run bench -- handler` counts three times.
 */
export const paces = {
  processorFactor: 3,
  /** Seconds of processor time: the handlers for one report. */
  ingest: 0.0015,
  rate: 0.0045,
  /** Seconds of waiting for one request in the same region. */
  dynamodb: 0.005,
  s3: 0.03,
  sqs: 0.01,
  parameter: 0.02,
  /** Seconds for a player of the register, to close a book and write every file of every list (bench: close, lists). */
  close: 0.00015,
  /** Gigabytes of the function that closes, and requests it has under way at a time. */
  closeGigabytes: 3008 / 1024,
  atOnce: 8,
  /** Seconds a function takes to begin; one that is woken hourly begins each time. */
  start: 0.5,
  /** Bytes of log for an invocation: Lambda's own three lines, ours, and the metrics. */
  logBytes: 1500,
} as const;
