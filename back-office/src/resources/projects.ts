import { ROLE_IDS } from '../access/caller';
import { sql } from '../store/sql';
import {
  anyone,
  by,
  choice,
  computed,
  field,
  fixed,
  identifier,
  inReach,
  idList,
  instant,
  money,
  required,
  theOne,
  toOne,
  unread,
  type Field,
} from './field';
import { checkAgentEmail } from './field-checks';
import { readIdIfGiven } from './field-input';
import { lookupFields, lookupPath } from './lists';
import { NAME_MAX } from '@portal/domain/person';
import { changeProject, permittedInProject, readProjectStatus, submitProject } from './project-writes';
import { rowsOf, type Resource } from './resource';

/** Accepted and ignored, as in Oro: the server sets it (reference of the wire, 4.4). */
const ignored = { write: anyone, read: unread };

const text = (wire: string, max = 255): Field => field(wire, wire, { max, write: anyone });

/** An amount in euros, or null. The portal's forms have the same bounds. */
const amount = (wire: string, max = 100_000_000, min = 0): Field =>
  money(wire, wire, { min, max, write: anyone });

export const projects: Resource = {
  ...rowsOf('requests'),
  isVersioned: true,
  isOfRowAlone: true,
  isRehearsed: true,
  fields: [
    identifier,
    field('firstName', 'first_name', { filter: 'text', filled: true, max: NAME_MAX, write: required }),
    field('lastName', 'last_name', { filter: 'text', filled: true, max: NAME_MAX, write: required }),
    field('email', 'email', { filter: 'email', filled: true, write: required }),
    text('phone'),
    field('company', 'company', { filter: 'text', write: required }),
    text('role'),
    field('note', 'note', { max: 10_000, keeps: 'lines', write: anyone }),
    field('poNumber', 'po_number', { filter: 'text', write: anyone }),
    fixed('shipUntil', 'null'),
    fixed('cancellationReason', 'null'),
    instant('createdAt', 'created_at', { filter: 'datetime', filled: true, ...ignored }),
    instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true, ...ignored }),
    field('timesContacted', 'times_contacted', { type: 'integer', sort: true, filled: true }),
    field('timesContactedIn', 'times_contacted_in', { type: 'integer', filled: true }),
    field('timesContactedOut', 'times_contacted_out', { type: 'integer', filled: true }),
    instant('lastContactedDate', 'last_contacted_date', { sort: true }),
    fixed('lastContactedDateIn', 'null'),
    fixed('lastContactedDateOut', 'null'),
    computed('title', 'text', sql`coalesce(t.title, 'Projet ' || t.id)`, { write: anyone }),
    amount('s_montant_impot'),
    amount('s_montant_global', 100_000_000, 1_000),
    amount('s_montant_travaux'),
    amount('s_acquisition'),
    amount('s_montant_apport'),
    amount('s_montant_credit', 1_000_000),
    amount('s_montant_mens_max', 1_000_000),
    text('s_url_project_media', 2048),
    field('s_email_agent', 's_email_agent', {
      filter: 'email',
      type: 'text',
      write: by('ADMIN', 'DIRECTOR'),
      check: checkAgentEmail,
    }),
    text('s_street1'),
    text('s_street2'),
    text('s_codepostal', 32),
    text('s_ville'),
    text('s_region'),
    text('s_pays'),
    ...lookupFields.map((wire) => choice(wire, wire, wire, { write: anyone, below: lookupPath(wire) })),
    // Changed by staff, and by the decision on a proposition.
    choice('internal_status', 'internal_status', 'rfp_internal_status', {
      below: 'rfpinternalstatuses',
      write: by('ADMIN'),
      read: readProjectStatus,
    }),
    toOne('customer_status', 'customer_status', { filter: 'textList', ...ignored }),
    toOne('customer', 'customer_id', {
      below: 'customers',
      through: 'customers',
      write: by('ADMIN', 'DIRECTOR', 'AGENT'),
      read: readIdIfGiven,
      among: inReach('customers'),
    }),
    toOne('customerUser', 'customer_user_id', {
      below: 'customer_users',
      write: by('ADMIN', 'DIRECTOR', 'AGENT'),
      among: (ids, context) =>
        sql`${inReach('customer_users')(ids, context)} and ${ROLE_IDS.APPLICANT} = any(t.roles)`,
    }),
    toOne('owner', 'owner_id', { below: 'users', write: by('ADMIN', 'DIRECTOR'), among: inReach('users') }),
    theOne('organization'),
    fixed('website', 'null'),
    idList('assignedUsers', 'assigned_users', {
      below: 'users',
      write: by('ADMIN', 'DIRECTOR'),
      among: inReach('users'),
    }),
    fixed('assignedCustomerUsers', '[]'),
    fixed('requestProducts', '[]'),
    fixed('requestAdditionalNotes', '[]', ignored),
  ],
  permitted: permittedInProject,
  create: submitProject,
  update: changeProject,
};
