import type { Page } from 'playwright-core';

/** What has the focus: its accessible name as Chromium works it out, or empty. */
async function focused(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId as string,
    fetchRelatives: false,
  });
  await client.detach();
  return `${nodes[0]?.name?.value ?? ''}`;
}

/** Presses Tab until the element of that accessible name has the focus; throws where no way leads there. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    passed.push(at);
  }
  throw new Error(`Tab never comes to ${name}: ${passed.join(' | ')}`);
}
