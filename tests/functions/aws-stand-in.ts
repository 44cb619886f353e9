import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as a handler made it: `GetItem`, `PutObject`, and what it was about. */
interface Asked {
  readonly operation: string;
  // biome-ignore lint/suspicious/noExplicitAny: a request's own document, read as the service would read it.
  readonly input: any;
}

/** Bytes are an object's own. */
export type Answer = (input: Asked['input']) => object | Buffer | undefined;

export interface StandIn {
  readonly url: string;
  /** In order; empty it to begin anew. */
  readonly asked: Asked[];
  /** What is answered, by operation; what has a `__type` is an error. Without one an object is absent, anything else an error. */
  answers: Readonly<Record<string, Answer>>;
  close(): void;
}

/** A stand-in for the few operations of AWS the handlers use, on this machine. */
export async function standInForAws(): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const { operation, input } = read(request, await buffer(request));
    standIn.asked.push({ operation, input });
    const answer = standIn.answers[operation]?.(input);
    const absent = operation === 'GetObject' ? 404 : 400;
    response.writeHead(answer && !('__type' in answer) ? 200 : absent, {
      etag: '"1"',
      'content-type': 'application/json',
    });
    response.end(bodyOf(operation, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: {},
    close: () => server.close(),
  };
  return standIn;
}

function bodyOf(operation: string, answer: ReturnType<Answer>): string | Buffer {
  if (operation === 'PutObject') return '';
  if (Buffer.isBuffer(answer)) return answer;
  return answer ? JSON.stringify(answer) : '<Error><Code>NoSuchKey</Code></Error>';
}

/** The JSON protocols name the operation in a header; S3 has its method and path. */
function read({ method, url, headers }: IncomingMessage, body: Buffer): Asked {
  const target = headers['x-amz-target'];
  if (typeof target === 'string')
    return { operation: target.slice(target.indexOf('.') + 1), input: JSON.parse(body.toString()) };
  const key = (url ?? '').split('?')[0]?.slice(1);
  return {
    operation: method === 'PUT' ? 'PutObject' : 'GetObject',
    input: { key, body, condition: headers['if-none-match'] },
  };
}
