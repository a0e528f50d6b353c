import parameters from './call-parameters.json' with { type: 'json' };
import type { Field, FilterKind } from './field';
import { orNull, wireTypes, type JsonSchema } from '../wire/json-schema';
import { writtenFields } from './read-body';
import type { Resource, SubResource, ResourceTable } from './resource';
import { operatorsOf } from './filter-condition';
import { bodyOf, exactly, once, type Call, type Parameter } from '../wire/call';
import { refTo, refusals } from '../wire/refusals';

/** The fourteen paths of choices share a schema. */
export const schemaNameOf = ({ name, subject }: Resource): string =>
  subject === 'lists' ? 'list_values' : name;

/** Schema of a row: every field is always present (reference of the wire, 1.2). */
export const rowSchema = ({ fields }: Resource): JsonSchema =>
  exactly(Object.fromEntries(fields.flatMap(({ wire, schema, select }) => (select ? [[wire, schema]] : []))));

const { counted, expected, meta, page, limit, sort } = parameters as Readonly<
  Record<keyof typeof parameters, Parameter>
>;

const filterOf = (path: string, kind: FilterKind): Parameter => {
  const operators = operatorsOf(kind);
  return {
    name: path,
    in: 'query',
    description: `Filter; other operators as \`${path}[operator]\`.`,
    schema: wireTypes.text,
    extra: { 'x-kind': kind, 'x-operators': operators },
  };
};

const filtersOf = ({ fields }: Resource, prefix = ''): Parameter[] =>
  fields.flatMap(({ wire, filter, value }) =>
    filter && value ? [filterOf(`${prefix}${wire}`, filter)] : [],
  );

const isSortable = ({ sortable, value }: Field): boolean => sortable === true && value !== undefined;

/** Paging, sorting and all filters of a list, including those through an association. */
function listParameters(table: ResourceTable, resource: Resource): Parameter[] {
  const sortable = resource.fields.filter(isSortable).map(({ wire }) => wire);
  return [
    page,
    limit,
    { ...sort, extra: { 'x-fields': sortable } },
    meta,
    ...filtersOf(resource),
    ...resource.fields.flatMap(({ wire, through }) =>
      through === undefined ? [] : filtersOf(table.find(through), `${wire}.`),
    ),
    counted,
  ];
}

const total = { 'X-Include-Total-Count': 'How many there are in all, when it was asked for.' };
const versionOf = ({ isVersioned }: Resource): Record<string, string> =>
  isVersioned ? { ETag: 'The version of the row, for If-Match.' } : {};

/** `GET /admin/api/{name}` */
export const listCall = (table: ResourceTable, resource: Resource): Call => ({
  name: `${resource.name}.list`,
  group: resource.name,
  summary: 'The rows that the caller may see.',
  parameters: listParameters(table, resource),
  answers: {
    200: {
      description: 'A page of rows.',
      schema: { type: 'array', items: refTo(schemaNameOf(resource)) },
      headers: total,
    },
    ...refusals(400, 401, 403),
  },
});

/** `GET /admin/api/{name}/{id}` */
export const itemCall = (resource: Resource): Call => ({
  name: `${resource.name}.read`,
  group: resource.name,
  summary: 'One row.',
  parameters: [meta],
  answers: {
    200: { description: 'The row.', schema: refTo(schemaNameOf(resource)), headers: versionOf(resource) },
    ...refusals(400, 401, 403, 404),
  },
});

/** `GET /admin/api/{name}/{id}/{association}` */
export function belowCall(
  table: ResourceTable,
  resource: Resource,
  { name, target, isList }: SubResource,
): Call {
  const other = table.find(target);
  const row = refTo(schemaNameOf(other));
  const nothing = { type: 'array', maxItems: 0 };
  return {
    name: `${resource.name}.${name}`,
    group: resource.name,
    summary: isList
      ? `The ${target} of the row.`
      : `The ${target} of the row; an empty list when there is none.`,
    parameters: isList ? listParameters(table, other) : [meta],
    answers: {
      200: {
        description: isList ? 'A page of rows.' : 'The row, or nothing.',
        schema: isList ? { type: 'array', items: row } : { anyOf: [row, nothing] },
        ...(isList ? { headers: total } : {}),
      },
      ...refusals(400, 401, 403, 404),
    },
  };
}

function bodySchema(resource: Resource, verb: 'create' | 'update'): JsonSchema {
  const fields = writtenFields(resource, verb);
  return bodyOf(
    Object.fromEntries(fields.map(({ wire, write }) => [wire, write.schema])),
    fields.flatMap(({ wire, write }) => (write.required === verb ? [wire] : [])),
  );
}

/** `POST /admin/api/{name}` */
export const createCall = (resource: Resource): Call => ({
  name: `${resource.name}.create`,
  group: resource.name,
  summary: 'A new row.',
  parameters: [once],
  body: bodySchema(resource, 'create'),
  answers: {
    201: {
      description: 'The row as it was made.',
      schema: refTo(schemaNameOf(resource)),
      headers: { Location: 'Path of the row.', ...versionOf(resource) },
    },
    ...refusals(400, 401, 403, 409, 413, 415, 422, 429),
  },
});

/** `PATCH /admin/api/{name}/{id}` */
export const updateCall = (resource: Resource): Call => ({
  name: `${resource.name}.update`,
  group: resource.name,
  summary: 'Changes the fields given.',
  parameters: [expected, once],
  body: bodySchema(resource, 'update'),
  answers: {
    200: {
      description: 'The whole row.',
      schema: refTo(schemaNameOf(resource)),
      headers: versionOf(resource),
    },
    ...refusals(400, 401, 403, 404, 409, 412, 413, 415, 422),
  },
});

const mailToSend = exactly({
  kind: wireTypes.text,
  person: wireTypes.integer,
  name: wireTypes.text,
  email: wireTypes.text,
  subject: orNull(wireTypes.text),
  preview: orNull(wireTypes.text),
});

/** `POST /admin/api/{name}/rehearsal`, `POST /admin/api/{name}/{id}/rehearsal` */
export const rehearsalCall = (resource: Resource, verb: 'create' | 'update'): Call => ({
  name: `${resource.name}.rehearse${verb === 'create' ? 'Creation' : 'Change'}`,
  group: resource.name,
  summary: `Which mails ${verb === 'create' ? 'such a creation' : 'such a change'} would send; nothing is changed. An extension: an Oro back office has none.`,
  parameters: verb === 'create' ? [] : [expected],
  body: bodySchema(resource, verb),
  answers: {
    200: {
      description: 'The mails, by person. Without a subject, that person gets none.',
      schema: exactly({ mails: { type: 'array', items: mailToSend } }),
    },
    ...refusals(400, 401, 403, 404, 409, 412, 413, 415),
  },
});

/** `DELETE /admin/api/{name}/{id}` */
export const removeCall = (resource: Resource): Call => ({
  name: `${resource.name}.remove`,
  group: resource.name,
  summary: 'Removes the row.',
  parameters: [once],
  answers: { 204: { description: 'Gone.' }, ...refusals(400, 401, 403, 404, 422) },
});
