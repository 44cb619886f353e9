import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: IncomingMessage['headers'];
}

/** How a request shall fail: an answer of S3's, or a connection that ends without one, before or after it counted. */
export type Fault = { readonly status: number; readonly code: string } | 'unanswered' | 'lost-answer';

/**
 * The part of S3 the archive uses, over HTTP on this machine, with conditional writes as the user guide has them
 * (412 on a condition that does not hold, 404 for If-Match on nothing) and faults to order.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const faults: Fault[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests++;
    const fault = faults.shift();
    if (fault === 'unanswered') return response.destroy();
    if (typeof fault === 'object') return refuse(response, fault);
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://bucket').pathname);
    if (request.method === 'PUT') {
      const flaw = put(path, Buffer.concat(chunks), request.headers);
      if (fault === 'lost-answer') return response.destroy();
      return flaw ? refuse(response, flaw) : response.setHeader('etag', objects.get(path)?.etag ?? '').end();
    }
    const object = objects.get(path);
    if (!object) return refuse(response, { status: 404, code: 'NoSuchKey' });
    return response.setHeader('etag', object.etag).end(object.body);
  });

  function put(path: string, body: Buffer, headers: IncomingMessage['headers']) {
    const standing = objects.get(path);
    const match = headers['if-match'];
    if (match && !standing) return { status: 404, code: 'NoSuchKey' };
    if ((match && match !== standing?.etag) || (headers['if-none-match'] === '*' && standing)) {
      return { status: 412, code: 'PreconditionFailed' };
    }
    objects.set(path, { body, etag: `"${createHash('md5').update(body).digest('hex')}"`, headers });
    return null;
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  return {
    client,
    objects,
    faults,
    requests: () => requests,
    close: async () => {
      client.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function refuse(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.statusCode = status;
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  );
}
