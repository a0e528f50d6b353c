import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { fieldsOf, fieldsToPortal, type Passage } from './passing-headers';

const TIMEOUT_MS = 30_000;

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
};

/**
 * Forwards a request unchanged, except for the headers that name the host.
 * @param isWhole the answer will be modified: it is requested uncompressed, and not as a 304
 * @param path the one to ask for, with its query
 * @throws Error when the portal cannot be reached or is silent for half a minute
 */
export function sendToPortal(
  incoming: IncomingMessage,
  passage: Passage,
  isWhole: boolean,
  path = incoming.url,
): Promise<IncomingMessage> {
  const { portal } = passage;
  const fields = fieldsToPortal(fieldsOf(incoming.rawHeaders), passage, isWhole);
  const send = portal.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      new URL(portal.origin),
      {
        method: incoming.method,
        path,
        headers: fields.flatMap(([name, value]) => [name, value]),
        setHost: false,
        timeout: TIMEOUT_MS,
      },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    outgoing.on('error', reject);
    // The browser disconnected: abort.
    incoming.on('close', () => {
      if (!incoming.complete) outgoing.destroy();
    });
    incoming.pipe(outgoing);
  });
}

/** The body of an answer as decoded text: some portals always compress. */
export async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const decode = decoders[answer.headers['content-encoding'] ?? ''];
  const bytes = Buffer.concat(chunks);
  return (decode ? await decode(bytes) : bytes).toString('utf8');
}
