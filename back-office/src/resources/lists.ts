import { sql } from '../store/sql';
import { field } from './field';
import type { Resource } from './resource';

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
export const lookupPaths: Readonly<Record<string, readonly string[]>> = {
  s_situation_pro: ['requestssituationpro3c4f720bs', 'situation_pro'],
  s_type_bien: ['requeststypebiend60e813es', 'type_bien'],
  s_usage_bien: ['requestsusagebien25628e96s', 'usage_bien'],
  s_mode_achat: ['requestsmodeachat1f10f2a2s', 'mode_achat'],
  s_modalite_achat: ['requestsmodaliteachatfa695442s', 'modalite_achat'],
  s_etat_avancement: ['requestsetatavancement3650e254s', 'etat_avancement'],
  s_duree_credit_souhait: ['requestsdureecreditsouhaite7928f01s', 'duree_credit_souhait'],
};

export const lookupFields = Object.keys(lookupPaths);

/** Path of the choices of a project field. */
export const lookupPath = (fieldName: string): string => lookupPaths[fieldName]?.[1] ?? fieldName;

export const lists: readonly Resource[] = [
  list('rfpinternalstatuses', 'rfp_internal_status'),
  list('quoteinternalstatuses', 'quote_internal_status'),
  ...Object.entries(lookupPaths).flatMap(([name, paths]) => paths.map((path) => list(path, name))),
];
