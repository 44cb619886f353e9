import type { BrowserContext } from 'playwright-core';

/**
 * Notes what no page may do: an error on the console or thrown, and a request that leaves `origin`, which is
 * stopped too. Errors that match `expected` are what the test is about, such as an answer 401.
 */
export async function watchPages(context: BrowserContext, origin: string, expected: RegExp | null) {
  const troubles: string[] = [];
  const note = (trouble: string) => {
    if (!expected?.test(trouble)) troubles.push(trouble);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`thrown: ${error.error().message}`));
  await context.route(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin,
    (route) => {
      troubles.push(`leaves the origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  return troubles;
}
