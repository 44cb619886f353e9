import type { Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { connectionLimits, httpOptions } from './http-limits.ts';

/** An HTTP server for an app, within limits; it does not listen yet. */
export const openServer = ({ fetch }: Pick<Hono, 'fetch'>): Server =>
  Object.assign(createAdaptorServer({ fetch, serverOptions: httpOptions }) as Server, connectionLimits);

/** Listens on the first of the ports that can be had, 0 being any; null if other programs have them all. */
export async function listenOn(
  ports: readonly number[],
  host: string,
  server: Server,
): Promise<AddressInfo | null> {
  for (const port of ports) {
    const address = await listen(port, host, server);
    if (address !== null) return address;
  }
  return null;
}

function listen(port: number, host: string, server: Server): Promise<AddressInfo | null> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address can be reached from this machine only. */
export const isLoopback = ({ address, family }: AddressInfo): boolean =>
  loopback.check(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
