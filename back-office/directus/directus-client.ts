import { isObject, type JsonObject } from '../src/wire/json-body';

/** An error answer of Directus, with a one-line message for the operator. */
export class DirectusRefusal extends Error {
  override readonly name = 'DirectusRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type DirectusRow = JsonObject;

export interface Directus {
  read(path: string): Promise<unknown>;
  /** The rows under `data`; none when it is no list. */
  rows(path: string): Promise<readonly DirectusRow[]>;
  write(method: 'POST' | 'PATCH', path: string, body: object): Promise<unknown>;
  upload(file: UploadedFile): Promise<string>;
  /** A read as a visitor of the portal, without a token. */
  asVisitor(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
  readonly folder: string;
}

const PATIENCE_MS = 30_000;

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messagesOf(body: unknown): string {
  const errors: readonly unknown[] = isObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors
    .filter(isObject)
    .map(({ message }) => (typeof message === 'string' ? message : ''))
    .join(' ');
}

/** Calls the Directus at `url`. The static token goes nowhere else, and in no message. */
export function directusAt(url: string, token: string): Directus {
  const base = url.replace(/\/+$/, '');

  async function answerOf(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(base + path, {
        ...init,
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      });
    } catch {
      throw new DirectusRefusal(
        0,
        `Nobody answers at ${base}: is Directus running, and is the address right?`,
      );
    }
  }

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await answerOf(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answered = await bodyOf(answer);
    if (answer.status === 401) {
      throw new DirectusRefusal(
        401,
        'The token is refused: make a static token for an administrator of Directus.',
      );
    }
    if (!answer.ok) {
      const said = messagesOf(answered);
      throw new DirectusRefusal(answer.status, `${method} ${path} answered ${answer.status}. ${said}`.trim());
    }
    return isObject(answered) ? answered['data'] : undefined;
  }

  const read = (path: string) => call('GET', path);
  return {
    read,
    async rows(path) {
      const data = await read(path);
      return Array.isArray(data) ? data.filter(isObject) : [];
    },
    write: call,
    async upload({ name, mimeType, bytes, folder }) {
      const form = new FormData();
      // Directus ignores metadata that follows the file.
      form.set('title', name);
      form.set('folder', folder);
      form.set('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), name);
      const made = await call('POST', '/files', form);
      if (!isObject(made) || typeof made['id'] !== 'string') {
        throw new DirectusRefusal(200, `The file ${name} was taken, but no id came back.`);
      }
      return made['id'];
    },
    async asVisitor(path) {
      const answer = await answerOf(path, { method: 'GET' });
      return { status: answer.status, body: await bodyOf(answer) };
    },
  };
}
