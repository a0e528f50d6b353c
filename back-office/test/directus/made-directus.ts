import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

type Row = Record<string, unknown>;

/** An in-memory Directus, with what provisioning and a visitor's reads use. */
export interface MadeDirectus {
  readonly url: string;
  readonly token: string;
  /** Rows by collection, system collections included (`directus_files`, `permissions`, …). */
  readonly rows: (collection: string) => Row[];
  /** Writes in order, such as `POST /collections`. */
  readonly writes: string[];
  readonly close: () => Promise<void>;
}

const TOKEN = 'token-of-an-administrator';
const POLICY = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';
const FORBIDDEN = {
  errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
};

/** Reads `filter[a][_eq]=b`, the only form of filter that provisioning and the portal send. */
function filterOf(request: FastifyRequest): (row: Row) => boolean {
  const wanted = Object.entries(request.query as Record<string, string>).flatMap(([key, value]) => {
    const [, field] = /^filter\[(\w+)\]\[_eq\]$/.exec(key) ?? [];
    return field === undefined ? [] : [[field, value] as const];
  });
  return (row) => wanted.every(([field, value]) => String(row[field]) === value);
}

const only = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));

/** The path of each system collection. */
const SYSTEM: Readonly<Record<string, string>> = {
  folders: 'folders',
  files: 'directus_files',
  permissions: 'permissions',
};

/**
 * Starts it on a free port. It answers as Directus 11 does: bodies wrapped in `data`, 403 for what a visitor may not
 * read or does not exist, 401 for a bad token.
 */
export async function makeDirectus(): Promise<MadeDirectus> {
  const tables = new Map<string, Row[]>();
  const writes: string[] = [];
  const rows = (collection: string): Row[] => {
    const table = tables.get(collection) ?? [];
    tables.set(collection, table);
    return table;
  };
  const add = (collection: string, row: Row): Row => {
    const made = { id: String(rows(collection).length + 1), ...row };
    rows(collection).push(made);
    return made;
  };

  const app = Fastify();
  app.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'string' }, (_request, body, done) => {
    const part = (name: string) =>
      new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(String(body))?.[1];
    const [, filename] = /filename="([^"]*)"/.exec(String(body)) ?? [];
    done(null, { title: part('title'), folder: part('folder'), filename_download: filename });
  });
  app.addHook('onRequest', async (request, reply) => {
    const sent = request.headers.authorization;
    if (sent !== undefined && sent !== `Bearer ${TOKEN}`) {
      await reply.code(401).send({ errors: [{ message: 'Invalid user credentials.' }] });
    }
    if (request.method !== 'GET') writes.push(`${request.method} ${request.url}`);
  });
  const isAdmin = (request: FastifyRequest) => request.headers.authorization !== undefined;
  const grant = (collection: string) =>
    rows('permissions').find((row) => row['collection'] === collection && row['action'] === 'read');

  app.get('/access', () => ({ data: [{ policy: { id: POLICY } }] }));
  app.get('/collections', () => ({ data: rows('collections') }));
  app.post<{ Body: Row }>('/collections', ({ body }) => {
    for (const field of body['fields'] as Row[]) add(`fields of ${String(body['collection'])}`, field);
    return { data: add('collections', body) };
  });
  app.get<{ Params: { of: string } }>('/fields/:of', ({ params }) => ({
    data: rows(`fields of ${params.of}`),
  }));
  app.post<{ Params: { of: string }; Body: Row }>('/fields/:of', ({ params, body }) => ({
    data: add(`fields of ${params.of}`, body),
  }));
  app.get('/relations', () => ({ data: rows('relations') }));
  app.post<{ Body: Row }>('/relations', ({ body }) => ({ data: add('relations', body) }));
  for (const [path, collection] of Object.entries(SYSTEM)) {
    app.get(`/${path}`, (request) => ({ data: rows(collection).filter(filterOf(request)) }));
    app.post<{ Body: Row }>(`/${path}`, ({ body }) => ({ data: add(collection, body) }));
  }
  app.patch<{ Params: { id: string }; Body: Row }>('/permissions/:id', ({ params, body }) => ({
    data: Object.assign(rows('permissions').find((row) => row['id'] === params.id) ?? {}, body),
  }));
  itemRoutes(app, { rows, add, isAdmin, grant });

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, token: TOKEN, rows, writes, close: () => app.close() };
}

interface Tables {
  rows(collection: string): Row[];
  add(collection: string, row: Row): Row;
  isAdmin(request: FastifyRequest): boolean;
  /** The visitors' permission to read a collection. */
  grant(collection: string): Row | undefined;
}

function itemRoutes(app: FastifyInstance, { rows, add, isAdmin, grant }: Tables): void {
  /** The rows of a collection that the caller may read; undefined when it may not read it. */
  function seen(request: FastifyRequest, collection: string): Row[] | undefined {
    if (isAdmin(request)) return rows(collection);
    const permission = grant(collection);
    if (!permission) return undefined;
    const rule = Object.entries((permission['permissions'] ?? {}) as Record<string, { _eq: unknown }>);
    const mayBeSeen = (row: Row) => rule.every(([field, { _eq }]) => row[field] === _eq);
    return rows(collection)
      .filter(mayBeSeen)
      .map((row) => only(row, permission['fields'] as string[]));
  }

  app.get<{ Params: { of: string } }>('/items/:of', (request, reply) => {
    const found = seen(request, request.params.of)?.filter(filterOf(request));
    return found ? { data: found } : reply.code(403).send(FORBIDDEN);
  });
  app.get<{ Params: { of: string; id: string } }>('/items/:of/:id', (request, reply) => {
    const { of, id } = request.params;
    const found = seen(request, of)?.find((row) => String(row['id']) === id);
    return found ? { data: found } : reply.code(403).send(FORBIDDEN);
  });
  app.post<{ Params: { of: string }; Body: Row }>('/items/:of', ({ params, body }) => ({
    data: add(params.of, body),
  }));
  app.patch<{ Params: { of: string; id: string }; Body: Row }>('/items/:of/:id', ({ params, body }) => ({
    data: Object.assign(rows(params.of).find((row) => String(row['id']) === params.id) ?? {}, body),
  }));
  app.get<{ Params: { id: string } }>('/assets/:id', (request, reply) => {
    const found = seen(request, 'directus_files')?.some((row) => row['id'] === request.params.id);
    return found ? reply.type('image/svg+xml').send('<svg/>') : reply.code(403).send(FORBIDDEN);
  });
}
