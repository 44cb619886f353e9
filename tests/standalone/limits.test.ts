import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLoopback, listenOn, openServer } from '../../standalone/src/listen.ts';
import { urlOf } from '../../standalone/src/talk.ts';
import { type Intake, openIntake } from '../functions/intake.ts';

describe('what one client may take of the server', () => {
  let intake: Intake;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    intake = await openIntake();
    server = openServer(intake.app);
    ({ port } = (await listenOn([0], '127.0.0.1', server)) as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    intake[Symbol.dispose]();
  });

  /** Sends bytes as they are, and hangs on; the first line of what comes back. */
  const answerTo = (...pieces: readonly (string | Buffer)[]) =>
    new Promise<string | undefined>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('data', (bytes) => {
        socket.destroy();
        resolve(bytes.toString('latin1').split('\r\n')[0]);
      });
      for (const piece of pieces) socket.write(piece);
    });
  const post = (...headers: readonly string[]) =>
    `${['POST /v1/reports?tournament=E01 HTTP/1.1', 'host: kuvvet', ...headers].join('\r\n')}\r\n\r\n`;
  const chunk = (length: number) =>
    Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), Buffer.alloc(length), Buffer.from('\r\n')]);

  it('is bounded: time for headers and for a request, idle time, connections, requests of one, bytes of headers', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
    const { maxConnections, maxRequestsPerSocket, maxHeadersCount } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 5_000,
      timeout: 60_000,
    });
    expect({ maxConnections, maxRequestsPerSocket, maxHeadersCount }).toEqual({
      maxConnections: 256,
      maxRequestsPerSocket: 1_000,
      maxHeadersCount: 100,
    });
  });

  it('refuses a body by the length it declares, before a byte of it has come', async () => {
    expect(await answerTo(post('content-length: 2500001'))).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('refuses a body of no declared length as soon as it is too long, not at its end', async () => {
    const endless = [post('transfer-encoding: chunked'), chunk(1_250_000), chunk(1_250_000), chunk(1)];
    expect(await answerTo(...endless)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it.each([
    ['endless headers', post(`x: ${'x'.repeat(16_384)}`), 431],
    ['two lengths', post('content-length: 1', 'content-length: 2'), 400],
    ['a length and chunks', post('content-length: 1', 'transfer-encoding: chunked'), 400],
    ['no HTTP at all', '\x16\x03\x01\x00\r\n\r\n', 400],
    ['no host', 'GET /v1/status HTTP/1.1\r\n\r\n', 400],
    ['a host that is none', 'GET /v1/status HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
  ])('refuses %s', async (_case, request, status) => {
    expect(await answerTo(request)).toContain(`HTTP/1.1 ${status} `);
  });

  it('still answers everybody else', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/v1/status`)).status).toBe(200);
  });

  it.each([
    ['a declared length', [post('content-length: 100'), 'half']],
    ['chunks', [post('transfer-encoding: chunked'), chunk(50)]],
  ])(
    'takes a client that leaves in the middle of a body for no fault of its own: %s',
    async (_case, pieces) => {
      const before = intake.events.length;
      const socket = connect(port, '127.0.0.1');
      server.once('request', () => socket.destroy());
      for (const piece of pieces) socket.write(piece);
      await vi.waitUntil(() => intake.events.length > before);
      expect(intake.events.slice(before)).toEqual([{ event: 'refused', code: 'request.unfinished' }]);
    },
  );
});

describe('an address', () => {
  it.each([
    ['127.0.0.1', 'IPv4', true],
    ['127.8.9.10', 'IPv4', true],
    ['::1', 'IPv6', true],
    ['::ffff:127.0.0.1', 'IPv6', true],
    ['0.0.0.0', 'IPv4', false],
    ['::', 'IPv6', false],
    ['192.168.1.2', 'IPv4', false],
    ['10.0.0.1', 'IPv4', false],
    ['fe80::1', 'IPv6', false],
    ['::ffff:192.168.1.2', 'IPv6', false],
  ])('%s is of this machine alone: %s %s', (address, family, alone) => {
    expect(isLoopback({ address, family, port: 8080 })).toBe(alone);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080'],
    ['::1', 'http://[::1]:8080'],
    ['localhost', 'http://localhost:8080'],
  ])('of %s is %s', (host, url) => {
    expect(urlOf(host, 8080)).toBe(url);
    expect(URL.canParse(url)).toBe(true);
  });
});
