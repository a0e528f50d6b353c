import type { Manager, Person, ProfileDraft, Registration } from '@portal/domain/person';
import * as v from 'valibot';
import { idOf, idsOf, knownFlag, mailKinds, moment, rowId, text } from './fields';
import { fieldsOf, readRecord, readRows } from './read-body';

const CustomerUserWire = fieldsOf({
  id: ['id', rowId],
  namePrefix: ['namePrefix', text],
  firstName: ['firstName', text],
  middleName: ['middleName', text],
  lastName: ['lastName', text],
  birthday: ['birthday', moment],
  email: ['email', text],
  confirmed: ['confirmed', knownFlag],
  enabled: ['enabled', knownFlag],
  roleIds: ['roles', idsOf],
  agencyId: ['customer', idOf],
  prescriberEmail: ['s_email_agent', text],
  stoppedMails: ['s_stopped_mails', mailKinds],
});

export const readPeople = readRows<Person>(CustomerUserWire);
export const readPerson = readRecord<Person>(CustomerUserWire);

export const readManagers = readRows<Manager>(v.object({ id: rowId, firstName: text, lastName: text }));

/** Wire names that differ from our field names. */
export const PERSON_PROBLEM_FIELDS = {
  username: 'email',
  plainPassword: 'password',
  roles: 'roleId',
} as const;

export interface PersonDefaults {
  readonly roleId: number;
  readonly agencyId: number;
  readonly prescriberEmail: string;
}

/** Body of a creation: confirmed and enabled, in the default agency, with the supervisor as agent (section 6). */
export function fromRegistration(
  registration: Registration,
  defaults: PersonDefaults,
): Record<string, unknown> {
  const { email, firstName, lastName, birthday, password } = registration;
  return {
    email,
    username: email,
    firstName,
    lastName,
    birthday: birthday || null,
    password,
    confirmed: true,
    enabled: true,
    roles: [defaults.roleId],
    customer: defaults.agencyId,
    s_email_agent: defaults.prescriberEmail,
  };
}

/** Body of an edit: the fields of section 7, without the rest of the form's state. */
export const fromProfileDraft = (draft: ProfileDraft): Record<string, unknown> => ({
  firstName: draft.firstName,
  middleName: draft.middleName || null,
  lastName: draft.lastName,
  namePrefix: draft.namePrefix || null,
  birthday: draft.birthday || null,
  email: draft.email,
});
