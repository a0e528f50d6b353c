import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as the bucket gets it, for the tests of this folder. */
export interface BucketRequest {
  /** 1 for the first one since the server was made. */
  readonly nth: number;
  readonly method: string;
  readonly key: string;
}

/** What goes wrong with a request: a status, or a connection that ends before or after it is carried out. */
export type Fault = 500 | 503 | 'cut' | 'cut after' | 'silent';

export interface BucketServer {
  readonly endpoint: string;
  readonly objects: Map<string, { bytes: Buffer; at: number }>;
  /** What was asked, in order. */
  readonly requests: BucketRequest[];
  fault: ((request: BucketRequest) => Fault | undefined) | undefined;
  /** Whether it keeps to `If-Match` and `If-None-Match` of writes, as older servers do not. */
  knowsConditions: boolean;
  /** Its clock, in milliseconds beside ours. */
  aheadMs: number;
  close(): Promise<void>;
}

const BUCKET = 'releases';
export const BUCKET_KEYS = { AWS_ACCESS_KEY_ID: 'portal', AWS_SECRET_ACCESS_KEY: 'the-secret-of-the-bucket' };
const PAGE = 7;

const etagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The error code of a request that is not signed as Signature Version 4 says; undefined when it is. */
function signatureProblem(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): string | undefined {
  const [, id, day = '', region = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== BUCKET_KEYS.AWS_ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  const content = String(headers['x-amz-content-sha256']);
  if (content !== hex(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, content].join('\n');
  const moment = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${BUCKET_KEYS.AWS_SECRET_ACCESS_KEY}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(given, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
}

/** A page of the keys below a prefix, and where the next one begins. */
function listing(objects: BucketServer['objects'], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE).map((key) => {
    const { bytes = Buffer.of(), at = 0 } = objects.get(key) ?? {};
    return `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${String(bytes.length)}</Size></Contents>`;
  });
  const more =
    keys.length > PAGE ? `<NextContinuationToken>${String(keys[PAGE - 1])}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${String(more !== '')}</IsTruncated>${more}${page.join('')}</ListBucketResult>`;
}

/**
 * A bucket with the part of S3's protocol that we use, in memory, for the tests of this folder. It checks signatures by the
 * published rule, and not with the client's code.
 */
export async function startBucket(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const requests: BucketRequest[] = [];

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, key: string): void {
    const { headers, method } = request;
    const { searchParams } = new URL(request.url ?? '', 'http://bucket');
    const problem = signatureProblem(request, body);
    if (problem !== undefined) {
      refuse(response, 403, problem);
      return;
    }
    if (!(request.url ?? '').startsWith(`/${BUCKET}`)) {
      refuse(response, 404, 'NoSuchBucket');
      return;
    }
    const there = objects.get(key);
    const etag = there && etagOf(there.bytes);
    if (method === 'PUT') {
      const [none, match] = [headers['if-none-match'], headers['if-match']];
      if (server.knowsConditions) {
        if (none === '*' && there) {
          refuse(response, 412, 'PreconditionFailed');
          return;
        }
        if (match !== undefined && !there) {
          refuse(response, 404, 'NoSuchKey');
          return;
        }
        if (match !== undefined && match !== etag) {
          refuse(response, 412, 'PreconditionFailed');
          return;
        }
      }
      objects.set(key, { bytes: body, at: Date.now() + server.aheadMs });
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (searchParams.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(objects, searchParams));
      return;
    }
    if (!there || etag === undefined) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    if (headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    response.writeHead(200, { etag, 'content-length': there.bytes.length }).end(there.bytes);
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    const told = { nth: requests.length + 1, method: request.method ?? '', key };
    requests.push(told);
    const fault = server.fault?.(told);
    if (fault === 'silent') return;
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    if (fault === 'cut after') {
      response.writeHead = () => response;
      response.end = () => response;
      answer(request, response, body, key);
      request.socket.destroy();
      return;
    }
    if (fault !== undefined) {
      refuse(response, fault, fault === 503 ? 'SlowDown' : 'InternalError');
      return;
    }
    answer(request, response, body, key);
  }

  const listener = createServer((request, response) => {
    receive(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: BucketServer = {
    endpoint: `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`,
    objects,
    requests,
    fault: undefined,
    knowsConditions: true,
    aheadMs: 0,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
  return server;
}
