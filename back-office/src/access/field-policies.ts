import { ApiProblem, forbiddenField } from '../wire/api-problem';
import type { JsonObject } from '../wire/json-body';
import type { Role } from './caller';

/**
 * Fields that some roles alone may set; others send the current or default value. Unknown ones are refused.
 */
export type GuardedFields = Readonly<Record<string, readonly Role[]>>;

/** Values that are accepted for a field the caller may not change: forms send back what they read. */
export type Permitted = Readonly<Record<string, readonly unknown[]>>;

/** Makes values comparable: ids come as numbers or text, e-mails in any case. */
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

/** @throws ApiProblem 403 with one entry for each field that the caller may not set */
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
