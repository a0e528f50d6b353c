import { sql } from '../store/sql';
import { field, fixed, identifier, related, theOne, toOne } from './field';
import paths from './lookup-paths.json' with { type: 'json' };
import { rowsOf, type Resource } from './resource';

/** A read-only list of choices: ids are text, `priority` is the display order. */
const list = (path: string, list: string): Resource => ({
  name: path,
  subject: 'lists',
  from: sql`(select * from enum_values where enum = ${list})`,
  id: { column: 'id', kind: 'text' },
  hasList: true,
  fields: [
    field('id', 'id', { filter: 'textList', filled: true }),
    field('name', 'name', { filter: 'text', filled: true }),
    field('priority', 'priority', { filter: 'integer', filled: true }),
    field('default', 'is_default', { type: 'boolean', filled: true }),
  ],
});

/** Paths of a project's seven selects: as Oro computes them (reference of the wire, 4.7), and short ones. */
export const lookupPaths: Readonly<Record<string, readonly string[]>> = paths;

export const lookupFields = Object.keys(lookupPaths);

export const lookupPath = (fieldName: string): string => lookupPaths[fieldName]?.[1] ?? fieldName;

export const lists: readonly Resource[] = [
  list('rfpinternalstatuses', 'rfp_internal_status'),
  list('quoteinternalstatuses', 'quote_internal_status'),
  ...Object.entries(lookupPaths).flatMap(([name, all]) => all.map((path) => list(path, name))),
];

/** Countries and their subdivisions. In plain REST their identifier keeps its own name: there is no `id`. */
export const geography: readonly Resource[] = [
  {
    ...rowsOf('countries'),
    id: { column: 'iso2_code', kind: 'text' },
    fields: [
      field('iso2Code', 'iso2_code', { filter: 'textList', filled: true }),
      field('iso3Code', 'iso3_code', { filled: true }),
      field('name', 'name', { filter: 'text', filled: true }),
      related('regions', 'regions', sql`related.country = t.iso2_code`, { id: 'combined_code' }),
    ],
  },
  {
    ...rowsOf('regions'),
    id: { column: 'combined_code', kind: 'text' },
    fields: [
      field('combinedCode', 'combined_code', { filter: 'textList', filled: true }),
      field('code', 'code', { filled: true }),
      field('name', 'name', { filter: 'text', filled: true }),
      field('country', 'country', { filter: 'textList', filled: true }),
    ],
  },
];

/** Back-office users, business units and roles of portal accounts. Only the names of users are served. */
export const staff: readonly Resource[] = [
  {
    ...rowsOf('users'),
    fields: [
      identifier,
      field('firstName', 'first_name', { filled: true }),
      field('lastName', 'last_name', { filled: true }),
      toOne('owner', 'business_unit_id'),
    ],
  },
  {
    ...rowsOf('businessunits', 'business_units'),
    fields: [identifier, field('name', 'name', { filled: true })],
  },
  {
    ...rowsOf('customer_user_roles'),
    fields: [
      identifier,
      field('role', 'role', { filter: 'text', filled: true }),
      field('label', 'label', { filter: 'text', filled: true }),
      field('selfManaged', 'self_managed', { type: 'boolean', filled: true }),
      fixed('public', 'true'),
      fixed('customer', 'null'),
      theOne('organization'),
      fixed('websites', '[1]'),
      related('customerUsers', 'customer_users', sql`t.id = any(related.roles)`),
    ],
  },
];
