import fc from 'fast-check';
import { decentBodies, strayFields, type DecentBody } from './decent-bodies';
import { hostileBody, hostileValue, type HostileValue } from './hostile-values';
import type { KnownRoute } from './known-routes';

export type Signer = 'nobody' | 'APPLICANT' | 'AGENT' | 'DIRECTOR' | 'ADMIN' | 'forger';

export interface WildRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly signer: Signer;
  /** Whatever the route and the caller, this must not succeed. */
  readonly mustBeRefused: boolean;
}

interface Part<T> {
  readonly value: T;
  readonly isBad: boolean;
}

const good = <T>(value: T): Part<T> => ({ value, isBad: false });
const bad = <T>(value: T): Part<T> => ({ value, isBad: true });

const ids = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('1', '2', '3', '59', '124', 'FR', 'FR-75', 'open', 'draft', 'contact'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '1e9',
      '2147483648',
      '99999999999999999999',
      'NaN',
      '%00',
      '%0d%0a',
      '%E0%A4%A',
      '%ff',
      '..',
      '%2e%2e%2f',
      '1;drop table requests',
      "1'%20or%20'1'='1",
      '__proto__',
      'constructor',
      'x'.repeat(200),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 20 }).map(encodeURIComponent) },
);

const pathOf = (route: KnownRoute): fc.Arbitrary<string> =>
  fc
    .array(ids, { minLength: route.parts.length - 1, maxLength: route.parts.length - 1 })
    .map((chosen) => route.parts.map((part, index) => part + (chosen[index] ?? '')).join(''));

const fields = [
  'id',
  'email',
  'customer',
  'customerUser',
  'roles',
  'internal_status',
  'createdAt',
  's_montant_global',
  's_email_agent',
  'birthday',
  'enabled',
  'country',
  'request',
  'request.s_email_agent',
  'customerUser.email',
  'assignedUsers',
  'page',
  'limit',
  'sort',
  'meta',
  'period',
  'fields',
  'filter',
];
const operators = [
  '',
  '[gte]',
  '[lte]',
  '[lt]',
  '[gt]',
  '[neq]',
  '[exists]',
  '[contains]',
  '[eq]',
  '!',
  '[]',
  '[__proto__]',
];
const values = [
  '',
  '1',
  '0',
  '-1',
  '1e9',
  'NaN',
  '999999999',
  '100001',
  '2147483648',
  '99999999999999999999',
  '1,2,3',
  '1..2',
  '2026-01-01..2026-02-01',
  '0000-01-01',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30',
  'true',
  'maybe',
  '-createdAt,id',
  'id;drop table requests',
  "' or '1'='1",
  '%25',
  '%',
  '%E0%A4%A',
  '%ed%a0%80',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '*',
  '😀',
  'nope',
  '{"a":1}',
  'x'.repeat(300),
];
const parameter = fc
  .tuple(fc.constantFrom(...fields), fc.constantFrom(...operators), fc.constantFrom(...values))
  .map(([field, operator, value]) => `${field}${operator}=${value}`);
const query = fc.oneof(
  { weight: 40, arbitrary: fc.constant(good('')) },
  {
    weight: 10,
    arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((list) => good(list.join('&'))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      bad('x'.repeat(100_000)),
      bad(`email=${'a'.repeat(100_000)}`),
      bad(Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('&')),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        '__proto__[polluted]=yes',
        'constructor[prototype][polluted]=yes',
        'id=1&id=2',
        'id[]=1&id[]=2',
        '&&&===',
        '?',
        '#',
        'a%',
        '=1',
        'id=%u0041',
        'filter[_or][0][id][_eq]=1',
        'fields=*.*.*',
      )
      .map(good),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => good(text.replaceAll('#', ''))),
  },
);

const spoil = (body: DecentBody, field: string, { json }: HostileValue): string => {
  const isNested = typeof body['meta'] === 'object' && body['meta'] !== null;
  const inner: DecentBody = isNested ? { ...(body['meta'] as DecentBody) } : body;
  const entries = Object.entries(inner)
    .filter(([name]) => name !== field)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const object = `{${[...entries, `${JSON.stringify(field)}:${json}`].join(',')}}`;
  return isNested ? `{"meta":${object}}` : object;
};

const decentBodyOf = (route: KnownRoute): DecentBody =>
  decentBodies[route.name] ?? { title: 'x', internal_status: 'open' };

const jsonBody = (route: KnownRoute): fc.Arbitrary<Part<Buffer>> => {
  const body = decentBodyOf(route);
  const own = Object.keys(typeof body['meta'] === 'object' ? (body['meta'] ?? {}) : body);
  return fc
    .tuple(fc.constantFrom(...own), fc.constantFrom(...own, ...strayFields), hostileValue())
    .map(([ownField, anyField, value]) => {
      const field = value.isRefusedByAll ? ownField : anyField;
      const text = Buffer.from(spoil(body, field, value));
      return value.isRefusedByAll ? bad(text) : good(text);
    });
};

const JSON_TYPES = ['application/json', 'application/json', 'application/json; charset=utf-8'];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  'application/vnd.api+json; charset=utf-8',
  'application/json; charset=latin1',
  'application/jsonx',
  'APPLICATION/XML',
  ';',
  `application/json;${'x'.repeat(2000)}`,
];

const headers = fc.dictionary(
  fc.constantFrom(
    'x-include',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'accept',
    'authorization',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'x-request-id',
    'content-encoding',
    'origin',
    'range',
    'cookie',
    'expect',
  ),
  fc.constantFrom(
    '*',
    '"1"',
    '"0000-01-01"',
    'totalCount',
    'Bearer x',
    'DELETE',
    'gzip',
    'null',
    'é\u00ff',
    ';;,,"',
    '1',
    'x'.repeat(3000),
  ),
  { maxKeys: 3 },
);

const ANY_METHOD = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'];

/** Mostly a method of the path: a 405 exercises nothing. */
const methodFor = (route: KnownRoute): fc.Arbitrary<string> => {
  const isItem = route.parts.at(-1) === '' && route.parts.length > 1;
  const writes =
    route.name in decentBodies
      ? isItem
        ? ['PATCH', 'PATCH', 'PATCH', 'DELETE']
        : ['POST', 'POST', 'POST']
      : [];
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('GET', ...writes) },
    { weight: 1, arbitrary: fc.constantFrom(...ANY_METHOD) },
  );
};

const signer: fc.Arbitrary<Signer> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('APPLICANT', 'AGENT', 'DIRECTOR', 'ADMIN', 'ADMIN') },
  { weight: 2, arbitrary: fc.constant('nobody') },
  { weight: 1, arbitrary: fc.constant('forger') },
);

export function wildRequest(routes: readonly KnownRoute[]): fc.Arbitrary<WildRequest> {
  const writable = routes.filter(({ name }) => name in decentBodies);
  const lost: KnownRoute = { parts: ['/admin/api/', '/', ''], name: 'lost' };
  const route = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...writable) },
    { weight: 5, arbitrary: fc.constantFrom(...routes) },
    { weight: 1, arbitrary: fc.constant(lost) },
  );
  return route.chain((chosen) =>
    fc
      .record({
        method: methodFor(chosen),
        path: pathOf(chosen),
        query,
        more: headers,
        type: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...JSON_TYPES) },
          { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
        ),
        body: fc.oneof(
          { weight: 6, arbitrary: jsonBody(chosen) },
          { weight: 2, arbitrary: hostileBody().map(good) },
          { weight: 1, arbitrary: fc.constant(good(undefined)) },
        ),
        signer,
      })
      .map(({ method, path, query: { value: asked, isBad }, more, type, body, signer: who }): WildRequest => {
        const takesBody = method === 'POST' || method === 'PATCH';
        const sent = takesBody || method === 'DELETE' || method === 'PUT' ? body.value : undefined;
        return {
          method,
          url: asked === '' ? path : `${path}?${asked}`,
          headers: sent === undefined ? more : { ...more, 'content-type': type },
          body: sent,
          signer: who,
          mustBeRefused: isBad || (takesBody && body.isBad),
        };
      }),
  );
}
