import { contactChoices } from '../src/content/contact-message';
import { SLIDER_FIELD, type ContentRow, type ContentSnapshot } from '../src/content/content-folder';
import { withDatedMentions } from '../src/content/dated-mentions';
import {
  collections,
  FORM_KIND,
  publicPermissions,
  relations,
  type CollectionModel,
  type PermissionModel,
} from './content-model';
import { DirectusRefusal, type Directus, type DirectusRow } from './directus-client';

export interface Provisioning {
  readonly directus: Directus;
  readonly content: ContentSnapshot;
  /** Overwrites existing texts and permissions; otherwise editors' changes are kept. */
  readonly overwrite: boolean;
  /** Determines the wording of dated mentions, which Directus does not update afterwards. */
  readonly now: Date;
}

export interface ProvisionStep {
  readonly what: string;
  readonly outcome: 'made' | 'written over' | 'kept';
}

const FOLDER = 'Portail InterGestion';

const where = (field: string, value: string): string => `filter[${field}][_eq]=${encodeURIComponent(value)}`;

/** A row's id, which Directus returns as number or text. */
const idOf = (row: DirectusRow | undefined): string | undefined => {
  const id = row?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

async function ensureCollection(
  directus: Directus,
  model: CollectionModel,
  present: ReadonlySet<unknown>,
): Promise<ProvisionStep[]> {
  const { collection, note, icon, sortField, fields } = model;
  if (!present.has(collection)) {
    const meta = { note, icon, ...(sortField !== undefined && { sort_field: sortField }) };
    await directus.write('POST', '/collections', { collection, meta, schema: {}, fields });
    return [{ what: `collection ${collection}`, outcome: 'made' }];
  }
  const known = new Set((await directus.rows(`/fields/${collection}`)).map(({ field }) => field));
  const steps: ProvisionStep[] = [{ what: `collection ${collection}`, outcome: 'kept' }];
  for (const field of fields.filter((wanted) => !known.has(wanted.field))) {
    await directus.write('POST', `/fields/${collection}`, field);
    steps.push({ what: `field ${collection}.${field.field}`, outcome: 'made' });
  }
  return steps;
}

async function ensureModel(directus: Directus): Promise<ProvisionStep[]> {
  const present = new Set((await directus.rows('/collections?limit=-1')).map(({ collection }) => collection));
  const steps: ProvisionStep[] = [];
  for (const model of collections) steps.push(...(await ensureCollection(directus, model, present)));
  const related = await directus.rows('/relations');
  for (const relation of relations) {
    const { collection, field } = relation;
    const isThere = related.some((row) => row['collection'] === collection && row['field'] === field);
    if (!isThere) await directus.write('POST', '/relations', relation);
    steps.push({ what: `relation ${collection}.${field}`, outcome: isThere ? 'kept' : 'made' });
  }
  return steps;
}

async function ensureFolder(directus: Directus): Promise<string> {
  const [found] = await directus.rows(`/folders?${where('name', FOLDER)}&limit=1`);
  const made = found ?? ((await directus.write('POST', '/folders', { name: FOLDER })) as DirectusRow);
  const id = idOf(made);
  if (id === undefined)
    throw new DirectusRefusal(200, 'The folder of the pictures was made, but no id came back.');
  return id;
}

/** Uploads missing pictures. @returns steps, and Directus ids by the snapshot's picture ids */
async function ensurePictures(directus: Directus, content: ContentSnapshot, folder: string) {
  const ids = new Map<string, string>();
  const steps: ProvisionStep[] = [];
  for (const { id, fileName, mimeType, bytes } of content.assets.values()) {
    const query = `${where('folder', folder)}&${where('filename_download', fileName)}&fields=id&limit=1`;
    const found = idOf((await directus.rows(`/files?${query}`))[0]);
    ids.set(id, found ?? (await directus.upload({ name: fileName, mimeType, bytes, folder })));
    steps.push({ what: `picture ${fileName}`, outcome: found === undefined ? 'made' : 'kept' });
  }
  return { ids, steps };
}

/** A row for Directus: pictures by their ids there, dated mentions replaced. */
function rowForDirectus(row: ContentRow, pictures: ReadonlyMap<string, string>, now: Date): DirectusRow {
  const { date_updated: _written, ...columns } = row;
  const entries = Object.entries(columns).map(([column, value]): [string, unknown] => {
    if (typeof value !== 'string') return [column, value];
    return [column, pictures.get(value) ?? withDatedMentions(value, now)];
  });
  return Object.fromEntries(entries);
}

async function ensureRow(
  { directus, overwrite }: Provisioning,
  collection: string,
  row: DirectusRow,
  existing: string | undefined,
): Promise<ProvisionStep> {
  const what = `${collection} ${idOf(row) ?? FORM_KIND}`;
  if (existing === undefined) {
    await directus.write('POST', `/items/${collection}`, row);
    return { what, outcome: 'made' };
  }
  if (!overwrite) return { what, outcome: 'kept' };
  await directus.write('PATCH', `/items/${collection}/${existing}`, row);
  return { what, outcome: 'written over' };
}

async function ensureTexts(
  provisioning: Provisioning,
  pictures: ReadonlyMap<string, string>,
): Promise<ProvisionStep[]> {
  const { directus, content, now } = provisioning;
  const rowsOf = (name: string) =>
    (content.collections.get(name) ?? []).map((row) => rowForDirectus(row, pictures, now));
  const slides = rowsOf('slider_intergestion_files');
  const sliders = [...new Set(slides.map((slide) => slide[SLIDER_FIELD]))];
  const numbered: [string, readonly DirectusRow[]][] = [
    ['page_intergestion', rowsOf('page_intergestion')],
    ['roadmap_intergestion', rowsOf('roadmap_intergestion')],
    ['slider_intergestion', sliders.map((id) => ({ id, name: `Diaporama ${String(id)}` }))],
    ['slider_intergestion_files', slides],
  ];
  const steps: ProvisionStep[] = [];
  for (const [collection, rows] of numbered) {
    const present = new Set((await directus.rows(`/items/${collection}?fields=id&limit=-1`)).map(idOf));
    for (const row of rows) {
      const id = idOf(row);
      steps.push(await ensureRow(provisioning, collection, row, present.has(id) ? id : undefined));
    }
  }
  // Visitors' messages are in the same collection and may have taken any id: find the form by its kind.
  const [form] = await directus.rows(`/items/contact?${where('kind', FORM_KIND)}&fields=id&limit=1`);
  for (const { id: _number, ...texts } of rowsOf('contact')) {
    steps.push(await ensureRow(provisioning, 'contact', { ...texts, kind: FORM_KIND }, idOf(form)));
  }
  return steps;
}

async function publicPolicy(directus: Directus): Promise<string> {
  const [access] = await directus.rows(
    '/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy.id&limit=1',
  );
  const policy = access?.['policy'];
  const id = typeof policy === 'object' && policy !== null && 'id' in policy ? policy.id : policy;
  if (typeof id !== 'string') {
    throw new DirectusRefusal(200, 'This Directus has no public policy: version 11 or newer is needed.');
  }
  return id;
}

async function ensurePermissions(
  { directus, overwrite }: Provisioning,
  wanted: readonly PermissionModel[],
): Promise<ProvisionStep[]> {
  const policy = await publicPolicy(directus);
  const present = await directus.rows(`/permissions?${where('policy', policy)}&limit=-1`);
  const steps: ProvisionStep[] = [];
  for (const permission of wanted) {
    const { collection, action } = permission;
    const what = `public may ${action} ${collection}`;
    const found = present.find((row) => row['collection'] === collection && row['action'] === action);
    if (found === undefined) {
      await directus.write('POST', '/permissions', { policy, ...permission });
      steps.push({ what, outcome: 'made' });
    } else if (overwrite) {
      await directus.write('PATCH', `/permissions/${idOf(found) ?? ''}`, permission);
      steps.push({ what, outcome: 'written over' });
    } else {
      steps.push({ what, outcome: 'kept' });
    }
  }
  return steps;
}

/** Makes what the portal reads, keeps what is there unless `overwrite`. @throws DirectusRefusal */
export async function provisionContent(provisioning: Provisioning): Promise<readonly ProvisionStep[]> {
  const { directus, content } = provisioning;
  const model = await ensureModel(directus);
  const folder = await ensureFolder(directus);
  const { ids, steps: pictures } = await ensurePictures(directus, content, folder);
  const texts = await ensureTexts(provisioning, ids);
  const permissions = await ensurePermissions(provisioning, publicPermissions(folder, contactChoices));
  return [...model, ...pictures, ...texts, ...permissions];
}
