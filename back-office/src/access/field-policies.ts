import { ApiProblem, forbiddenField } from '../wire/api-problem';
import type { JsonObject } from '../wire/json-body';
import type { Role } from './caller';

/**
 * Fields that not everybody who may write a row may set, with the roles that may: the other half of the table of
 * `policies`. Each stands in the declaration of its field. For the other roles such a field has one value: the one it has,
 * or gets by itself. What no declaration says may be written (`id`, `apiKey`…) is refused as an extra field.
 */
export type GuardedFields = Readonly<Record<string, readonly Role[]>>;

/** The values with which a field that the caller may not choose may still be sent: forms send back what they read. */
export type Permitted = Readonly<Record<string, readonly unknown[]>>;

/** Ids come as numbers or as text, e-mails in any case. */
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : undefined;

const isSame = (sent: unknown, permitted: unknown): boolean => {
  if (Array.isArray(permitted)) {
    if (!Array.isArray(sent) || sent.length !== permitted.length) return false;
    return sent.every((entry, index) => isSame(entry, permitted[index]));
  }
  if (permitted === null || permitted === undefined) return sent === null || sent === '';
  return sent === permitted || (asText(sent) !== undefined && asText(sent) === asText(permitted));
};

/** The fields of a body that its writer may not set to what was sent. */
export const forbiddenFields = (
  guarded: GuardedFields,
  role: Role,
  body: JsonObject,
  permitted: Permitted = {},
): string[] =>
  Object.entries(guarded)
    .filter(([field, roles]) => {
      if (!Object.hasOwn(body, field) || roles.includes(role)) return false;
      return !(permitted[field] ?? []).some((value) => isSame(body[field], value));
    })
    .map(([field]) => field);

/** @throws ApiProblem 403 with one entry per field that the caller may not set, which names it */
export function refuseForbiddenFields(
  guarded: GuardedFields,
  role: Role,
  body: JsonObject,
  permitted?: Permitted,
): void {
  const problems = forbiddenFields(guarded, role, body, permitted).flatMap(
    (field) => forbiddenField(field).problems,
  );
  if (problems.length > 0) throw new ApiProblem(403, problems);
}
