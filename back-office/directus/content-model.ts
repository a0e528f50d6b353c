import { contactFieldNames } from '../src/content/contact-message';
import model from './content-model.json' with { type: 'json' };

/** A column, in the format of `POST /collections` and `POST /fields`. */
export interface Field {
  readonly field: string;
  readonly type: string;
  readonly meta?: object;
  readonly schema?: object | null;
}

export interface CollectionModel {
  readonly collection: string;
  readonly note: string;
  readonly icon: string;
  readonly sortField?: string;
  readonly fields: readonly Field[];
}

export interface PermissionModel {
  readonly collection: string;
  readonly action: 'read' | 'create';
  readonly fields: readonly string[];
  readonly permissions: object | null;
  readonly validation: object | null;
  readonly presets: object | null;
}

/** Column that distinguishes the form's texts from visitors' messages. */
const KIND = 'kind';
export const FORM_KIND = 'form';
const MESSAGE_KIND = 'message';

const messageField = (field: string): Field =>
  field === 'comment'
    ? { field, type: 'text', meta: { interface: 'input-multiline' }, schema: {} }
    : { field, type: 'string', meta: { interface: 'input', width: 'full', note: '' }, schema: {} };

/** The collections that the portal reads (specification, section 7); messages are in `contact`. */
export const collections: readonly CollectionModel[] = model.collections.map((each) =>
  each.collection === 'contact'
    ? { ...each, fields: [...each.fields, ...contactFieldNames.map(messageField)] }
    : each,
);

export const { relations } = model;

/** A message's field: sent, and not empty. `_nempty` alone accepts a missing one. */
const filled = (field: string, rule: object = {}): object => ({
  [field]: { _submitted: true, _nempty: true, ...rule },
});

/** What visitors need: texts, pictures of one `folder`, a form to send whose `choices` are fixed. */
export function publicPermissions(
  folder: string,
  choices: Readonly<Record<string, readonly string[]>>,
): readonly PermissionModel[] {
  const rows: Readonly<Record<string, object>> = {
    contact: { [KIND]: { _eq: FORM_KIND } },
    directus_files: { folder: { _eq: folder } },
  };
  return [
    ...Object.entries(model.readable).map(([collection, fields]): PermissionModel => ({
      collection,
      action: 'read',
      fields,
      permissions: rows[collection] ?? null,
      validation: null,
      presets: null,
    })),
    {
      collection: 'contact',
      action: 'create',
      fields: contactFieldNames,
      permissions: null,
      validation: {
        _and: contactFieldNames.map((field) => {
          const allowed = choices[field];
          if (allowed) return filled(field, { _in: allowed });
          return filled(field, field === 'email' ? { _regex: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' } : {});
        }),
      },
      presets: { [KIND]: MESSAGE_KIND },
    },
  ];
}
