import fc from 'fast-check';
import { hostileBody, hostileValue, type HostileValue } from './hostile-values';
import inputs from './inputs.json' with { type: 'json' };
import type { KnownRoute } from './known-routes';

type Body = Readonly<Record<string, unknown>>;

/** Valid bodies, of which one or two fields are spoilt; by the last segment of the path that is not an id. */
const decentBodies: Readonly<Record<string, Body>> = inputs.bodies;

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
    arbitrary: fc.constantFrom(...inputs.ids),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...inputs.badIds, 'x'.repeat(200)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 20 }).map(encodeURIComponent) },
);

const pathOf = (route: KnownRoute): fc.Arbitrary<string> =>
  fc
    .array(ids, { minLength: route.parts.length - 1, maxLength: route.parts.length - 1 })
    .map((chosen) => route.parts.map((part, index) => part + (chosen[index] ?? '')).join(''));

const values = [...inputs.values, 'x'.repeat(300)];
const parameter = fc
  .tuple(fc.constantFrom(...inputs.fields), fc.constantFrom(...inputs.operators), fc.constantFrom(...values))
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
    arbitrary: fc.constantFrom(...inputs.queries).map(good),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => good(text.replaceAll('#', ''))),
  },
);

const spoil = (body: Body, field: string, { json }: HostileValue): string => {
  const isNested = typeof body['meta'] === 'object' && body['meta'] !== null;
  const inner: Body = isNested ? { ...(body['meta'] as Body) } : body;
  const entries = Object.entries(inner)
    .filter(([name]) => name !== field)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const object = `{${[...entries, `${JSON.stringify(field)}:${json}`].join(',')}}`;
  return isNested ? `{"meta":${object}}` : object;
};

const decentBodyOf = (route: KnownRoute): Body =>
  decentBodies[route.name] ?? { title: 'x', internal_status: 'open' };

const jsonBody = (route: KnownRoute): fc.Arbitrary<Part<Buffer>> => {
  const body = decentBodyOf(route);
  const own = Object.keys(typeof body['meta'] === 'object' ? (body['meta'] ?? {}) : body);
  return fc
    .tuple(fc.constantFrom(...own), fc.constantFrom(...own, ...inputs.strayFields), hostileValue())
    .map(([ownField, anyField, value]) => {
      const field = value.isRefusedByAll ? ownField : anyField;
      const text = Buffer.from(spoil(body, field, value));
      return value.isRefusedByAll ? bad(text) : good(text);
    });
};

const JSON_TYPES = ['application/json', 'application/json', 'application/json; charset=utf-8'];
const OTHER_TYPES = [...inputs.contentTypes, `application/json;${'x'.repeat(2000)}`];

const headers = fc.dictionary(
  fc.constantFrom(...inputs.headers),
  fc.constantFrom(...inputs.headerValues, 'x'.repeat(3000)),
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
