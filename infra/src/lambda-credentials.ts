/**
 * Takes the place of the SDK's search for credentials in files, SSO, and metadata services: in Lambda they are in
 * the environment. Saves 110 KB in each bundle.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
});
