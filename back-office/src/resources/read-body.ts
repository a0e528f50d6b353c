import type { Role } from '../access/caller';
import { forbiddenFields, refuseForbiddenFields, type Permitted } from '../access/field-policies';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { sql } from '../store/sql';
import type { Field, FieldWrite } from './field';
import type { Resource } from './resource';
import type { Columns } from './update-row';
import type { WriteContext } from './write-context';

type BodyVerb = 'create' | 'update';
type WrittenField = Field & { readonly write: FieldWrite };

export interface Input {
  readonly form: Form;
  readonly columns: Columns;
}

export const writtenFields = ({ fields }: Pick<Resource, 'fields'>, verb: BodyVerb): WrittenField[] =>
  fields.filter(
    (field): field is WrittenField =>
      field.write !== undefined && (field.write.verb === undefined || field.write.verb === verb),
  );

/** Fields reserved to some roles, with those roles. */
export const guardedFields = (
  fields: readonly WrittenField[],
  verb: BodyVerb,
): Record<string, readonly Role[]> =>
  Object.fromEntries(
    fields.flatMap(({ wire, write: { roles, isFinal } }) => {
      const choosers = isFinal && verb === 'update' ? [] : roles;
      return choosers ? [[wire, choosers]] : [];
    }),
  );

async function readField(form: Form, { wire, write }: WrittenField, context: WriteContext): Promise<unknown> {
  const value = await write.read(form, wire, context);
  if (value === undefined || value === null || form.isRefused(wire)) return value;
  await write.check?.(value as never, form, wire, context);
  if (!write.among) return value;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [found] = await context.database.rows<{ count: number }>(
    sql`select count(*)::integer as count ${write.among(ids, context)}`,
  );
  if (found?.count !== ids.length) form.notValid(wire);
  return value;
}

interface Body {
  readonly body: JsonObject;
  readonly context: WriteContext;
  readonly permitted: Permitted;
  /** A registration: forbidden fields are reported with all other problems (400), not alone (403). */
  readonly isOpen?: boolean;
}

/**
 * Unknown and forbidden fields are refused at once, others collected in the form for the write to check.
 * @throws ApiProblem 400 for unknown fields, 403 for forbidden ones
 */
export async function readBody(
  resource: Resource,
  { body, context, permitted, isOpen = false }: Body,
): Promise<Input> {
  const { caller, id } = context;
  const verb = id === undefined ? 'create' : 'update';
  const fields = writtenFields(resource, verb);
  const form = new Form(
    body,
    fields.map(({ wire }) => wire),
  );
  const guarded = guardedFields(fields, verb);
  if (isOpen) forbiddenFields(guarded, caller.role, body, permitted).forEach((wire) => form.notValid(wire));
  else refuseForbiddenFields(guarded, caller.role, body, permitted);
  const columns: Record<string, unknown> = {};
  for (const field of fields) {
    const roles = guarded[field.wire];
    if (roles && !roles.includes(caller.role)) continue;
    const value = await readField(form, field, context);
    if (value !== undefined) columns[field.write.column] = value;
  }
  return { form, columns };
}
