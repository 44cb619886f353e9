import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every form of a session carries: whoever does not see a page of it cannot know it. */
export const formToken = (session: string): string =>
  createHmac('sha256', session).update('kuvvet.desk.form/1').digest('base64url');

export function isFormToken(session: string, given: string): boolean {
  const [expected, found] = [Buffer.from(formToken(session)), Buffer.from(given)];
  return expected.length === found.length && timingSafeEqual(expected, found);
}
