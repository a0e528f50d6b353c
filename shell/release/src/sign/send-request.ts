import { readObject } from '@portal/registry/read-json';
import { Refusal, refuse } from '../refusal';
import { signedHeaders } from './request-signature';
import type { SigningKey } from './signing-key';

const TIMEOUT_MS = 120_000;

/** A running portal, and the key with which it is spoken to. */
export interface PortalAddress {
  readonly origin: string;
  readonly key: SigningKey;
}

/**
 * Sends one signed request.
 * @returns the JSON of the answer
 * @throws Refusal with the portal's own sentence, or why it could not be reached
 */
export async function sendRequest(
  { origin, key }: PortalAddress,
  method: 'POST' | 'PUT',
  path: string,
  body: Uint8Array<ArrayBuffer>,
  type: 'application/json' | 'application/octet-stream',
): Promise<Readonly<Record<string, unknown>>> {
  const url = new URL(path, origin);
  const headers = { ...(await signedHeaders(method, url, body, key)), 'content-type': type };
  const asked = {
    method,
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  } as const;
  const { ok, status, text } = await fetch(url, asked)
    .then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }))
    .catch((cause: unknown) =>
      refuse(`${url.origin} could not be reached: run the command again once it can.`, cause),
    );
  let read: Readonly<Record<string, unknown>>;
  try {
    read = readObject(JSON.parse(text), url.href);
  } catch (cause) {
    return refuse(
      `${url.href} answered ${String(status)}, and not as a portal: is that its address, and does it take releases?`,
      cause,
    );
  }
  const { error } = read;
  if (!ok) throw new Refusal(typeof error === 'string' ? error : `${url.href} answered ${String(status)}.`);
  return read;
}

export const sendJson = (address: PortalAddress, path: string, json: unknown) =>
  sendRequest(address, 'POST', path, Buffer.from(JSON.stringify(json)), 'application/json');
