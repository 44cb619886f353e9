import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: IncomingMessage['headers'];
}

interface Upload {
  readonly headers: IncomingMessage['headers'];
  readonly parts: Map<number, Buffer>;
}

/** How a request shall fail: an answer of S3's, or a connection that ends without one, before or after it counted. */
export type Fault =
  | { readonly status: number; readonly code: string }
  | 'unanswered'
  | 'lost-answer'
  | 'none';

/**
 * The part of S3 the archive uses, over HTTP on this machine, with conditional writes as the user guide has them
 * (412 on a condition that does not hold, 404 for If-Match on nothing; of an upload in parts, its completion has the
 * condition) and faults to order.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Upload>();
  const faults: Fault[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests++;
    const fault = faults.shift();
    if (fault === 'unanswered') return response.destroy();
    if (typeof fault === 'object') return refuse(response, fault);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const path = decodeURIComponent(pathname);
    const body = Buffer.concat(chunks);
    const id = searchParams.get('uploadId');
    if (request.method === 'POST' && id === null) return begin(response, request.headers);
    const upload = uploads.get(id ?? '');
    if (id !== null && !upload) return refuse(response, { status: 404, code: 'NoSuchUpload' });
    if (upload && request.method === 'DELETE') {
      uploads.delete(id ?? '');
      response.statusCode = 204;
      return response.end();
    }
    if (upload && request.method === 'PUT') {
      upload.parts.set(Number(searchParams.get('partNumber')), body);
      return response.setHeader('etag', etagOf(body)).end();
    }
    if (upload) {
      const flaw = complete(path, upload, body.toString(), request.headers['if-none-match']);
      if (flaw) return refuse(response, flaw);
      uploads.delete(id ?? '');
      return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      const flaw = put(path, body, request.headers);
      if (fault === 'lost-answer') return response.destroy();
      return flaw ? refuse(response, flaw) : response.setHeader('etag', objects.get(path)?.etag ?? '').end();
    }
    if (searchParams.get('list-type') === '2') return response.end(listing(path, searchParams));
    const object = objects.get(path);
    if (!object) return refuse(response, { status: 404, code: 'NoSuchKey' });
    return response.setHeader('etag', object.etag).end(object.body);
  });

  /** Two keys a page, so that whoever lists has to come back. */
  function listing(path: string, asked: URLSearchParams): string {
    const top = `${path.replace(/\/$/, '')}/`;
    const below = `${top}${asked.get('prefix') ?? ''}`;
    const all = [...objects.keys()].filter((key) => key.startsWith(below)).sort();
    const from = Number(asked.get('continuation-token') ?? 0);
    const page = all
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key.slice(top.length)}</Key></Contents>`);
    const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
  }

  function begin(response: ServerResponse, headers: IncomingMessage['headers']) {
    const id = `upload-${requests}`;
    uploads.set(id, { headers, parts: new Map() });
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }

  /** S3 puts together what the request lists, and takes no part under 5 MiB but the last. */
  function complete(path: string, { headers, parts }: Upload, list: string, condition: string | undefined) {
    const listed = [...list.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => {
      const number = Number(/<PartNumber>(\d+)</.exec(part)?.[1]);
      const tag = /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"');
      const body = parts.get(number);
      return body && etagOf(body) === tag ? body : null;
    });
    const bodies = listed.filter((body) => body !== null);
    if (bodies.length !== parts.size || bodies.length === 0) return { status: 400, code: 'InvalidPart' };
    if (bodies.slice(0, -1).some((body) => body.length < 5 << 20))
      return { status: 400, code: 'EntityTooSmall' };
    return put(path, Buffer.concat(bodies), { ...headers, 'if-none-match': condition });
  }

  function put(path: string, body: Buffer, headers: IncomingMessage['headers']) {
    const standing = objects.get(path);
    const match = headers['if-match'];
    if (match && !standing) return { status: 404, code: 'NoSuchKey' };
    if ((match && match !== standing?.etag) || (headers['if-none-match'] === '*' && standing)) {
      return { status: 412, code: 'PreconditionFailed' };
    }
    objects.set(path, { body, etag: etagOf(body), headers });
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
    uploads,
    faults,
    requests: () => requests,
    close: async () => {
      client.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function refuse(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.statusCode = status;
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  );
}
