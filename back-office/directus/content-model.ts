import { contactFieldNames } from '../src/content/contact-message';

/** A column as `POST /collections` and `POST /fields` take it. */
export interface Field {
  readonly field: string;
  readonly type: 'integer' | 'string' | 'text' | 'uuid' | 'json' | 'timestamp' | 'alias';
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly schema?: Readonly<Record<string, unknown>> | null;
}

export interface CollectionModel {
  readonly collection: string;
  readonly note: string;
  readonly icon: string;
  readonly sortField?: string;
  readonly fields: readonly Field[];
}

export interface RelationModel {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What a visitor without an account may do. */
export interface PermissionModel {
  readonly collection: string;
  readonly action: 'read' | 'create';
  readonly fields: readonly string[];
  readonly permissions: object | null;
  readonly validation: object | null;
  readonly presets: object | null;
}

const id: Field = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};
const sort: Field = {
  field: 'sort',
  type: 'integer',
  meta: { interface: 'input', width: 'half' },
  schema: {},
};
const line = (field: string, note = ''): Field => ({
  field,
  type: 'string',
  meta: { interface: 'input', width: 'full', note },
  schema: {},
});
const html: Field = {
  field: 'content',
  type: 'text',
  meta: { interface: 'input-rich-text-html', width: 'full' },
  schema: {},
};
const image = (field: string): Field => ({
  field,
  type: 'uuid',
  meta: { interface: 'file-image', special: ['file'], width: 'half' },
  schema: {},
});

/** Name of the column that tells the texts of the form from the messages that visitors send. */
const KIND = 'kind';
export const FORM_KIND = 'form';
const MESSAGE_KIND = 'message';

/** The collections that the portal reads (specification, section 7), in an order in which they can be made. */
export const collections: readonly CollectionModel[] = [
  {
    collection: 'page_intergestion',
    note: 'Textes des pages du portail. Le numéro de la page est celui que le portail demande.',
    icon: 'article',
    fields: [
      id,
      line('title'),
      html,
      image('image'),
      {
        field: 'date_updated',
        type: 'timestamp',
        meta: {
          special: ['date-created', 'date-updated'],
          interface: 'datetime',
          readonly: true,
          hidden: true,
        },
        schema: {},
      },
    ],
  },
  {
    collection: 'roadmap_intergestion',
    note: 'Étapes du financement, sur la page d’accueil.',
    icon: 'route',
    sortField: 'sort',
    fields: [id, sort, line('title'), html],
  },
  {
    collection: 'slider_intergestion',
    note: 'Diaporamas. La page d’accueil montre le numéro 3.',
    icon: 'view_carousel',
    fields: [
      id,
      line('name'),
      { field: 'files', type: 'alias', meta: { interface: 'files', special: ['files'] }, schema: null },
    ],
  },
  {
    collection: 'slider_intergestion_files',
    note: 'Vues des diaporamas : une image, un titre et un sous-titre.',
    icon: 'image',
    sortField: 'sort',
    fields: [
      id,
      { field: 'slider_intergestion_id', type: 'integer', meta: { hidden: true }, schema: {} },
      image('directus_files_id'),
      sort,
      line('title'),
      line('subtitle'),
    ],
  },
  {
    collection: 'contact',
    note: 'La ligne « form » porte les textes de la page Contact ; les lignes « message » sont ce que les visiteurs ont écrit.',
    icon: 'mail',
    fields: [
      id,
      line(KIND, 'form ou message'),
      line('title'),
      html,
      {
        field: 'fields',
        type: 'json',
        meta: { interface: 'input-code', special: ['cast-json'], hidden: true },
        schema: {},
      },
      ...contactFieldNames.map((field): Field =>
        field === 'comment'
          ? { field, type: 'text', meta: { interface: 'input-multiline' }, schema: {} }
          : line(field),
      ),
    ],
  },
];

export const relations: readonly RelationModel[] = [
  {
    collection: 'page_intergestion',
    field: 'image',
    related_collection: 'directus_files',
    meta: { sort_field: null },
    schema: { on_delete: 'SET NULL' },
  },
  {
    collection: 'slider_intergestion_files',
    field: 'slider_intergestion_id',
    related_collection: 'slider_intergestion',
    meta: { one_field: 'files', junction_field: 'directus_files_id', sort_field: 'sort' },
    schema: { on_delete: 'SET NULL' },
  },
  {
    collection: 'slider_intergestion_files',
    field: 'directus_files_id',
    related_collection: 'directus_files',
    meta: { one_field: null, junction_field: 'slider_intergestion_id' },
    schema: { on_delete: 'SET NULL' },
  },
];

const reading = (
  collection: string,
  fields: readonly string[],
  permissions: object | null = null,
): PermissionModel => ({
  collection,
  action: 'read',
  fields,
  permissions,
  validation: null,
  presets: null,
});

/** A field of a message: sent, and not empty. `_nempty` alone lets a missing one pass. */
const filled = (field: string, rule: object = {}): object => ({
  [field]: { _submitted: true, _nempty: true, ...rule },
});

/**
 * What the portal needs of the public policy, and nothing more: the texts, the pictures of one folder, and a contact
 * form that can be written but not read.
 * @param folder id of the folder of the portal's pictures: no other file becomes public
 * @param choices allowed values of the fields of the form that have some
 */
export function publicPermissions(
  folder: string,
  choices: Readonly<Record<string, readonly string[]>>,
): readonly PermissionModel[] {
  return [
    reading('page_intergestion', ['id', 'title', 'content', 'image', 'date_updated']),
    reading('roadmap_intergestion', ['id', 'sort', 'title', 'content']),
    reading('slider_intergestion_files', [
      'id',
      'slider_intergestion_id',
      'directus_files_id',
      'sort',
      'title',
      'subtitle',
    ]),
    reading('contact', ['id', 'title', 'content', 'fields'], { [KIND]: { _eq: FORM_KIND } }),
    reading(
      'directus_files',
      ['id', 'title', 'description', 'type', 'width', 'height', 'filename_download', 'modified_on'],
      {
        folder: { _eq: folder },
      },
    ),
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
