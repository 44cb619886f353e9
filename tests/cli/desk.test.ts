import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deskCommand } from '../../cli/src/desk.ts';
import { openHomeOf } from '../../cli/src/home.ts';
import { serveDesk } from '../../cli/src/serve-desk.ts';
import { beginSample, run } from './office.ts';

describe('kuvvet desk', () => {
  it.each([
    [[], /--by is required/],
    [['--by', 'ayse'], /--aws is required/],
    [['--aws', '--by', 'Ayşe Yılmaz'], /lower-case letters/],
    [['--aws', '--by', '90000000278'], /lower-case letters/],
    [['--aws', '--by', 'ayse', '--port', 'x'], /not a port number/],
  ])('says what is wrong: %j', async (args, says) => {
    expect(await run(deskCommand, ...args)).toMatchObject({ code: 2, err: expect.stringMatching(says) });
  });

  it('opens on this machine, with an account for as long as it is open', async () => {
    const data = mkdtempSync(join(tmpdir(), 'kuvvet-desk-'));
    await beginSample(data);
    const home = await openHomeOf({ text: { data }, each: {}, on: {}, rest: [] });
    const stop = new AbortController();
    const told: string[] = [];
    const opened = Promise.withResolvers<string>();
    const terminal = {
      language: 'en' as const,
      out: (address: string) => opened.resolve(address),
      err: (line: string) => void told.push(line),
    };
    const served = serveDesk(home, 'ayse', 0, terminal, stop.signal);
    const address = await opened.promise;
    const { status, url } = await fetch(address);
    expect([status, url]).toEqual([200, `${address}/login`]);
    expect(told).toEqual([expect.stringMatching(/^Account: ayse {3}Password: [a-z2-9]{20} /)]);
    stop.abort();
    await served;
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    home.close();
    rmSync(data, { recursive: true });
  });
});
