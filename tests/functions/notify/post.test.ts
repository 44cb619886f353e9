import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openPost } from '@kuvvet/notify';
import { afterEach, describe, expect, it } from 'vitest';
import { certificate, certificateKey } from './certificate.ts';

const body = new TextEncoder().encode('{"ç":"ş"}');
const headers = { 'content-type': 'application/json', 'webhook-id': 'a-b_1' };

describe('posting', () => {
  let servers: Server[] = [];
  afterEach(() => {
    for (const server of servers) {
      if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections();
      server.close();
    }
    servers = [];
  });

  /** What a server got, and where it listens. */
  async function listening<S extends Server>(server: S): Promise<number> {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
  const answering = async (answer: RequestListener) => {
    const requests: { request: IncomingMessage; body: Buffer }[] = [];
    const port = await listening(
      createServer(async (request, response) => {
        requests.push({ request, body: await buffer(request) });
        answer(request, response);
      }),
    );
    return { requests, url: `http://127.0.0.1:${port}/hook?a=1`, port };
  };
  const status = (code: number, more: Record<string, string> = {}): RequestListener => {
    return (_, response) => response.writeHead(code, more).end();
  };
  /** A resolver that gives each of these answers once, and counts. */
  const resolving = (...answers: readonly (readonly string[])[]) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return (answers[asked.length - 1] ?? []).map((address) => ({ address }));
    };
    return { asked, resolve };
  };
  const here = { loopback: true };

  it('sends the very bytes and headers, and gives the status', async () => {
    const { requests, url, port } = await answering(status(202));
    expect(await openPost(here)({ url, headers, body })).toEqual({ status: 202 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body.equals(body)).toBe(true);
    expect(requests[0]?.request).toMatchObject({ method: 'POST', url: '/hook?a=1' });
    expect(requests[0]?.request.headers).toMatchObject({ ...headers, host: `127.0.0.1:${port}` });
  });

  it.each([300, 301, 302, 303, 307, 308])('follows no redirect: %i', async (code) => {
    const elsewhere = await answering(status(200));
    const { url } = await answering(status(code, { location: elsewhere.url }));
    expect(await openPost(here)({ url, headers, body })).toEqual({ status: code });
    expect(elsewhere.requests).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['longer than 4 KB', (_, response) => response.writeHead(200).end('x'.repeat(10_000_000))],
    [
      'that never ends',
      (_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(1_000)), 1);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'that stops in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('x');
        setTimeout(() => response.destroy(), 10);
      },
    ],
    [
      'that hangs after its headers',
      (_, response) => {
        response.writeHead(200);
        response.flushHeaders();
      },
    ],
  ])('takes the status of an answer %s', async (_, answer) => {
    const { url } = await answering(answer);
    expect(await openPost({ ...here, timeout: 1_000 })({ url, headers, body })).toEqual({ status: 200 });
  });

  it('does not wait for an answer that does not come', async () => {
    const { url } = await answering(() => {});
    const post = openPost({ ...here, timeout: 50 });
    expect(await post({ url, headers, body })).toEqual({ obstacle: 'timeout' });
  });

  it('does not wait for a name that is not resolved', async () => {
    const post = openPost({ timeout: 50, resolve: () => new Promise(() => {}) });
    expect(await post({ url: 'https://hook.example/', headers, body })).toEqual({ obstacle: 'timeout' });
  });

  it('says that nobody listens, and that what answers is no HTTP', async () => {
    const port = await listening(createPlainServer((socket) => socket.end('SSH-2.0-x\r\n')));
    const url = `http://127.0.0.1:${port}/`;
    expect(await openPost(here)({ url, headers, body })).toEqual({ obstacle: 'unreachable' });
    servers.pop()?.close();
    expect(await openPost(here)({ url, headers, body })).toEqual({ obstacle: 'unreachable' });
  });

  it('says that a name is not known', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const reply = await openPost({ resolve })({ url: 'https://hook.example/', headers, body });
    expect(reply).toEqual({ obstacle: 'unresolved' });
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a private address among public ones', ['93.184.215.14', '192.168.0.1']],
    ['a public address among private ones', ['fd00::1', '2606:4700::1111']],
    ['where clouds keep credentials', ['169.254.169.254']],
    ['this machine', ['127.0.0.1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
    ['nowhere', []],
  ])('connects to nothing when the name leads to %s', async (_, addresses) => {
    const { requests, port } = await answering(status(200));
    const { resolve, asked } = resolving(addresses);
    const reply = await openPost({ resolve })({ url: `https://hook.example:${port}/`, headers, body });
    expect(reply).toEqual({ obstacle: 'forbidden-address' });
    expect(asked).toEqual(['hook.example']);
    expect(requests).toEqual([]);
  });

  it.each(['https://10.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'http://hook.example/'])(
    'resolves and connects to nothing where the address itself says so: %s',
    async (url) => {
      const { resolve, asked } = resolving(['93.184.215.14']);
      expect(await openPost({ resolve })({ url, headers, body })).toHaveProperty('obstacle');
      expect(asked).toEqual([]);
    },
  );

  describe('over TLS', () => {
    const serve = async (answer: RequestListener) => {
      const got: IncomingMessage[] = [];
      const listener: RequestListener = (request, response) => {
        got.push(request);
        answer(request, response);
      };
      const port = await listening(createTlsServer({ key: certificateKey, cert: certificate }, listener));
      return { got, port };
    };
    const trusting = { ...here, ca: certificate };

    it('connects to the address that was looked at, and wants the certificate of the name', async () => {
      const { got, port } = await serve(status(200));
      const { resolve, asked } = resolving(['127.0.0.1'], ['10.0.0.1']);
      const post = openPost({ ...trusting, resolve });
      const url = `https://hook.example:${port}/`;
      expect(await post({ url, headers, body })).toEqual({ status: 200 });
      // Had the name been resolved again to connect, it would have led into a private network.
      expect(asked).toEqual(['hook.example']);
      expect(got[0]?.headers.host).toBe(`hook.example:${port}`);
      expect(await post({ url, headers, body })).toEqual({ obstacle: 'forbidden-address' });
      expect(got).toHaveLength(1);
    });

    it.each([
      ['is of another name', 'other.example', trusting],
      ['nobody vouches for', 'hook.example', here],
    ])('sends nothing where the certificate %s', async (_, name, options) => {
      const { got, port } = await serve(status(200));
      const { resolve } = resolving(['127.0.0.1']);
      const url = `https://${name}:${port}/`;
      expect(await openPost({ ...options, resolve })({ url, headers, body })).toEqual({
        obstacle: 'certificate',
      });
      expect(got).toEqual([]);
    });

    it('sends nothing where there is no TLS', async () => {
      const { requests, port } = await answering(status(200));
      const { resolve } = resolving(['127.0.0.1']);
      const url = `https://hook.example:${port}/`;
      expect(await openPost({ ...trusting, resolve })({ url, headers, body })).toHaveProperty('obstacle');
      expect(requests).toEqual([]);
    });
  });
});
