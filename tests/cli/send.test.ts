import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../cli/src/run-command.ts';
import { statusCommand } from '../../cli/src/status.ts';
import { submitCommand } from '../../cli/src/submit.ts';
import { verifyCommand } from '../../cli/src/verify.ts';
import { root } from '../run.ts';

const report = join(root, 'samples/2026-11/N01.trf');
const key = `whsec_${Buffer.alloc(32).toString('base64')}`;

async function submit(args: readonly string[], language: 'tr' | 'en' = 'en') {
  const said: string[] = [];
  const terminal = {
    language,
    out: (line: string) => said.push(line),
    err: (line: string) => said.push(line),
  };
  const code = await runCommand('submit', submitCommand, ['--key', key, ...args], terminal);
  return { code, said: said.join('\n') };
}

describe('a report that cannot be sent', () => {
  it.each([
    ['no service', [report, '--url', 'http://127.0.0.1:1'], 1, 'cannot be reached'],
    ['no such file', ['none.trf', '--url', 'http://127.0.0.1:1'], 1, 'none.trf: cannot be opened (ENOENT)'],
    ['a folder', [root, '--url', 'http://127.0.0.1:1'], 1, 'There is a folder where a file is expected'],
    ['a folder of licences', [report, '--licences', root, '--url', 'http://127.0.0.1:1'], 1, 'a folder'],
    ['no address', [report, '--url', 'kuvvet'], 2, 'begins with http:// or https://'],
    ['an address without a scheme', [report, '--url', 'localhost:8080'], 2, 'begins with http://'],
    ['another scheme', [report, '--url', 'ftp://kuvvet.invalid'], 2, 'begins with http://'],
    [
      'a sender no header can carry',
      [report, '--url', 'http://127.0.0.1:1', '--sender', 'şenol'],
      2,
      '--sender',
    ],
  ])('%s', async (_, args, code, says) => {
    const english = await submit(args);
    expect(english).toEqual({ code, said: expect.stringContaining(says) });
    const turkish = await submit(args, 'tr');
    expect(turkish.code).toBe(code);
    expect(turkish.said).not.toBe(english.said);
    expect(turkish.said + english.said).not.toMatch(/\(\)|undefined|illegal operation|ByteString/);
  });
});

describe('lists that cannot be reached', () => {
  it.each([
    ['tr', 'Yanıt alınamadı (archive.interruption)'],
    ['en', 'There was no answer (archive.interruption)'],
  ] as const)('are not verified, in %s', async (language, says) => {
    const said: string[] = [];
    const terminal = { language, out: () => {}, err: (line: string) => void said.push(line) };
    expect(await runCommand('verify', verifyCommand, ['http://127.0.0.1:1/x'], terminal)).toBe(1);
    expect(said.join()).toContain(says);
  });
});

describe('an address at which something else answers', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const bodies = ['<html>', '{', 'null', '7', '{}', '[]', ''];
    server = createServer(({ url: path = '' }, answer) => {
      answer.end(bodies[Number(path[1])]);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('is named as such, body %i', async (body) => {
    const sent = await submit([report, '--url', `${url}/${body}`]);
    expect(sent).toEqual({
      code: 1,
      said: 'The answer (HTTP 200) is none of a Kuvvet service; check --url.',
    });
    const said: string[] = [];
    const terminal = { language: 'tr' as const, out: () => {}, err: (line: string) => void said.push(line) };
    expect(await runCommand('status', statusCommand, ['N01.1', '--url', `${url}/${body}`], terminal)).toBe(1);
    expect(said).toEqual(['Yanıt (HTTP 200) Kuvvet hizmetinin yanıtı değil; --url adresini denetleyin.']);
  });
});
