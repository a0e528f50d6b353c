import { ApiProblem } from '../wire/api-problem';
import type { JsonObject } from '../wire/json-body';
import type { Role } from './caller';
import type { Subject } from './policies';

/** The roles that may choose a field. For the others it has one value: the one it has, or gets by itself. */
type FieldPolicy = Readonly<Record<string, readonly Role[]>>;

/**
 * Fields that not everybody who may write a row may set: the other half of the table of `policies`. What stands in
 * neither (`id`, `apiKey`, `password` of a change…) is known to no form and refused as an extra field.
 */
export const fieldPolicies = {
  customer_users: {
    roles: ['ADMIN'],
    customer: ['ADMIN'],
    enabled: ['ADMIN'],
    confirmed: ['ADMIN'],
    s_email_agent: ['ADMIN'],
    owner: ['ADMIN'],
  },
  customer_user_addresses: {
    // An address does not move to somebody else once it is there.
    frontendOwner: [],
    owner: [],
  },
  requests: {
    // Staff moves a file on, and so does the decision about a proposition. A new one is `open`, whoever submits it.
    internal_status: ['ADMIN'],
    customer: ['ADMIN', 'DIRECTOR', 'AGENT'],
    customerUser: ['ADMIN', 'DIRECTOR', 'AGENT'],
    s_email_agent: ['ADMIN', 'DIRECTOR'],
    owner: ['ADMIN', 'DIRECTOR'],
    assignedUsers: ['ADMIN', 'DIRECTOR'],
  },
} as const satisfies Readonly<Partial<Record<Subject, FieldPolicy>>>;

type GuardedSubject = keyof typeof fieldPolicies;

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

/**
 * The fields of a body that its writer may not set.
 * @param role nobody's, for a registration
 */
export function forbiddenFields(
  subject: GuardedSubject,
  role: Role | undefined,
  body: JsonObject,
  permitted: Permitted = {},
): string[] {
  const policy: FieldPolicy = fieldPolicies[subject];
  return Object.entries(policy)
    .filter(([field, roles]) => {
      if (!Object.hasOwn(body, field) || (role !== undefined && roles.includes(role))) return false;
      return !(permitted[field] ?? []).some((value) => isSame(body[field], value));
    })
    .map(([field]) => field);
}

/** @throws ApiProblem 403 with one entry per field that the caller may not set, which names it */
export function refuseForbiddenFields(
  subject: GuardedSubject,
  role: Role,
  body: JsonObject,
  permitted?: Permitted,
): void {
  const fields = forbiddenFields(subject, role, body, permitted);
  if (fields.length === 0) return;
  throw new ApiProblem(
    403,
    fields.map((field) => ({
      title: 'access denied exception',
      detail: `Access Denied. The field "${field}" may not be set to this value.`,
      source: field,
    })),
  );
}
