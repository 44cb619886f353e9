import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe has against the page as it stands, a line each; its source is evaluated, so that the page's policy stays. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document)')) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  );
}
