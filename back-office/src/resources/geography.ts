import { sql } from '../store/sql';
import { field, related } from './field';
import type { Resource } from './resource';

/** Countries and their subdivisions. In plain REST their identifier keeps its own name: there is no `id`. */
export const geography: readonly Resource[] = [
  {
    name: 'countries',
    subject: 'countries',
    from: sql`countries`,
    id: { column: 'iso2_code', kind: 'text' },
    hasList: true,
    fields: [
      field('iso2Code', 'iso2_code', { filter: 'textList', filled: true }),
      field('iso3Code', 'iso3_code', { filled: true }),
      field('name', 'name', { filter: 'text', filled: true }),
      related('regions', 'regions', sql`related.country = t.iso2_code`, { id: 'combined_code' }),
    ],
  },
  {
    name: 'regions',
    subject: 'regions',
    from: sql`regions`,
    id: { column: 'combined_code', kind: 'text' },
    hasList: true,
    fields: [
      field('combinedCode', 'combined_code', { filter: 'textList', filled: true }),
      field('code', 'code', { filled: true }),
      field('name', 'name', { filter: 'text', filled: true }),
      field('country', 'country', { filter: 'textList', filled: true }),
    ],
  },
];
