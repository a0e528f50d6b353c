import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020';
import { orNull, wireTypes, type JsonSchema } from '../../src/wire/json-schema';
import { sql } from '../../src/store/sql';
import type { Operation } from './described-replies';
import { servedResources } from '../testing/list-plans';
import { START_MS, useScene, type Scene } from './scene';

const scene = useScene();
const COMMITTED = path.resolve(__dirname, '../../../docs/openapi.json');

const operationsOf = ({ document }: Scene): readonly (readonly [string, string, Operation])[] =>
  Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [[method.toUpperCase(), template, operation] as const] : [],
    ),
  );

describe('the description of the back office', () => {
  it('is one that the specification of OpenAPI 3.1 allows', () => {
    const schema = createRequire(__filename).resolve(
      '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json',
    );
    const isOpenApi = new Ajv2020({ strict: false, validateFormats: false }).compile(
      JSON.parse(readFileSync(schema, 'utf8')) as AnySchemaObject,
    );
    expect([isOpenApi(scene().document), isOpenApi.errors]).toEqual([true, null]);
  });

  it('is the committed one: npm run openapi writes docs/openapi.json again', () => {
    expect(scene().document).toEqual(JSON.parse(readFileSync(COMMITTED, 'utf8')));
  });

  it('says of every group of calls what it is about, for who does not know Oro', () => {
    const { tags } = scene().document;
    const used = new Set(operationsOf(scene()).flatMap(([, , operation]) => operation.tags));
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    expect(tags.filter(({ description }) => !description?.endsWith('.'))).toEqual([]);
  });
});

it('declares each field as its column is: type, and whether it may be empty', async () => {
  const { all } = servedResources();
  const columns = await scene().office.store.rows<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
  }>(sql`select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public'`);
  const typeOf: Readonly<Record<string, JsonSchema>> = {
    integer: wireTypes.integer,
    text: wireTypes.text,
    boolean: wireTypes.boolean,
    date: wireTypes.date,
    'timestamp with time zone': wireTypes.datetime,
    numeric: wireTypes.money,
    ARRAY: wireTypes.ids,
  };
  for (const { name, from, fields, subject } of all) {
    const table = subject === 'lists' ? 'enum_values' : (from.text[0] ?? '');
    for (const { wire, column, schema, valueFor } of fields) {
      const found = columns.find((row) => row.table === table && row.column === column);
      if (column === undefined) continue;
      if (!found) throw new Error(`${name}.${wire} says it is the column ${column}, which is none.`);
      const expected = wire === 'content' ? wireTypes.bytes : typeOf[found.type];
      // A field hidden from some callers may be empty for them.
      const isOpen = found.nullable || valueFor !== undefined;
      expect({ name, wire, schema }).toEqual({
        name,
        wire,
        schema: isOpen ? orNull(expected ?? {}) : expected,
      });
    }
  }
});

const EXAMPLES: Readonly<Record<string, string>> = {
  integer: '1',
  integers: '1,2',
  number: '100.5',
  boolean: 'yes',
  datetime: '2026-01-01T00:00:00Z',
  date: '2026-01-01',
};

it(
  'lists the filters, operators and sort fields that the server understands',
  async () => {
    const { as, ids } = scene();
    const lists = operationsOf(scene()).filter(([, , { parameters }]) =>
      parameters.some(({ name }) => name === 'limit'),
    );
    const questions = lists.flatMap(([, template, { parameters, tags }]) => {
      if (tags[0] === 'content') return [];
      const parent = template.includes('/requests/')
        ? ids.january
        : template.includes('/customers/')
          ? 59
          : ids.marie;
      const url = template.replace('{id}', String(parent));
      return parameters.flatMap(
        ({ name, in: place, 'x-operators': operators, 'x-kind': kind = '', 'x-fields': fields }) => {
          if (place !== 'query') return [];
          if (fields) return [`${url}?limit=1&sort=${fields.join(',-')}`];
          if (!operators) return [];
          // One request with all operators of a field: together they narrow the result.
          const query = operators.map(
            (operator) => `${name}[${operator}]=${operator === 'exists' ? 'yes' : (EXAMPLES[kind] ?? 'x')}`,
          );
          return [`${url}?limit=1&${query.join('&')}`];
        },
      );
    });
    expect(questions.length).toBeGreaterThan(100);
    for (const question of questions) {
      const { status, text } = await as.director.get(question);
      expect([question, status, text]).toEqual([question, 200, text]);
    }
  },
  START_MS,
);

it.each([
  ['requests', { phone: '0639980001' }],
  ['customer_user_addresses', { label: 'Domicile' }],
  ['customer_users', { middleName: 'Anne' }],
] as const)('names the fields without which a creation of %s is refused', async (resource, harmless) => {
  const [, , operation] =
    operationsOf(scene()).find(
      ([method, template]) => method === 'POST' && template.endsWith(`/${resource}`),
    ) ?? [];
  const required = operation?.requestBody?.content['application/json']?.schema.required ?? [];
  const actor = resource === 'customer_users' ? 'nobody' : 'marie';
  const { body } = await scene().as[actor].post(`/admin/api/${resource}`, harmless);
  const missing = (body as { title: string; source: string }[])
    .filter(({ title, source }) => title === 'not blank constraint' && source !== 'password')
    .map(({ source }) => source);
  expect(missing.toSorted()).toEqual([...required].toSorted());
});
