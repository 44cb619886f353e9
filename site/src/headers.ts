/** What pages may do: run and show what lies beside them, and nothing of anybody else. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

/** As a page says it itself, wherever it is served from. */
export const contentPolicy: string = Object.entries(policy)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/** Whether pages of others may show it in a frame: `<kuvvet-card>` does. */
const isFramed = (path: string): boolean => /^(en\/)?card\//.test(path);

/** Sent with every file of the site. */
export const pageHeaders = (path: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `${contentPolicy}; frame-ancestors ${isFramed(path) ? '*' : "'none'"}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
