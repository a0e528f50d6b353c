import { name, sql } from '../store/sql';
import { computed, field, fixed, identifier, idList, instant, money, theOne, toOne } from './field';
import { lookupFields, lookupPath } from './lists';
import { changeProject, projectFields, submitProject } from './project-writes';
import type { Resource } from './resource';

const amounts = [
  's_montant_impot',
  's_montant_global',
  's_montant_travaux',
  's_acquisition',
  's_montant_apport',
  's_montant_credit',
  's_montant_mens_max',
];
const texts = ['s_street1', 's_street2', 's_codepostal', 's_ville', 's_region', 's_pays'];

/** Financing projects (requests). */
export const projects: Resource = {
  name: 'requests',
  subject: 'requests',
  from: sql`requests`,
  id: { column: 'id', kind: 'integer' },
  hasList: true,
  isVersioned: true,
  isOfRowAlone: true,
  fields: [
    identifier,
    field('firstName', 'first_name', { filter: 'text', filled: true }),
    field('lastName', 'last_name', { filter: 'text', filled: true }),
    field('email', 'email', { filter: 'email', filled: true }),
    field('phone', 'phone'),
    field('company', 'company', { filter: 'text' }),
    field('role', 'role'),
    field('note', 'note'),
    field('poNumber', 'po_number', { filter: 'text' }),
    fixed('shipUntil', 'null'),
    fixed('cancellationReason', 'null'),
    instant('createdAt', 'created_at', { filter: 'datetime', filled: true }),
    instant('updatedAt', 'updated_at', { filter: 'datetime', filled: true }),
    field('timesContacted', 'times_contacted', { type: 'integer', sort: true, filled: true }),
    field('timesContactedIn', 'times_contacted_in', { type: 'integer', filled: true }),
    field('timesContactedOut', 'times_contacted_out', { type: 'integer', filled: true }),
    instant('lastContactedDate', 'last_contacted_date', { sort: true }),
    fixed('lastContactedDateIn', 'null'),
    fixed('lastContactedDateOut', 'null'),
    computed('title', 'text', sql`coalesce(t.title, 'Projet ' || t.id)`),
    ...amounts.map((amount) => money(amount, amount)),
    field('s_url_project_media', 's_url_project_media'),
    field('s_email_agent', 's_email_agent', { filter: 'email' }),
    ...texts.map((text) => field(text, text)),
    ...lookupFields.map((lookup) => toOne(lookup, lookup, 'textList')),
    toOne('internal_status', 'internal_status', 'textList'),
    toOne('customer_status', 'customer_status', 'textList'),
    toOne('customer', 'customer_id'),
    toOne('customerUser', 'customer_user_id'),
    toOne('owner', 'owner_id'),
    theOne('organization'),
    fixed('website', 'null'),
    idList('assignedUsers', 'assigned_users'),
    fixed('assignedCustomerUsers', '[]'),
    fixed('requestProducts', '[]'),
    fixed('requestAdditionalNotes', '[]'),
  ],
  through: [{ name: 'customer', target: 'customers', column: 'customer_id' }],
  below: [
    {
      name: 'customer',
      target: 'customers',
      isList: false,
      belongs: (id) =>
        sql`t.id = (select project.customer_id from requests project where project.id = ${id})`,
    },
    {
      name: 'customerUser',
      target: 'customer_users',
      isList: false,
      belongs: (id) =>
        sql`t.id = (select project.customer_user_id from requests project where project.id = ${id})`,
    },
    {
      name: 'owner',
      target: 'users',
      isList: false,
      belongs: (id) => sql`t.id = (select project.owner_id from requests project where project.id = ${id})`,
    },
    {
      name: 'assignedUsers',
      target: 'users',
      isList: true,
      belongs: (id) =>
        sql`t.id in (select unnest(project.assigned_users) from requests project where project.id = ${id})`,
    },
    {
      name: 'internal_status',
      target: 'rfpinternalstatuses',
      isList: false,
      belongs: (id) =>
        sql`t.id = (select project.internal_status from requests project where project.id = ${id})`,
    },
    ...lookupFields.map((lookup) => ({
      name: lookup,
      target: lookupPath(lookup),
      isList: false,
      belongs: (id: number) =>
        sql`t.id = (select ${name(`project.${lookup}`)} from requests project where project.id = ${id})`,
    })),
  ],
  create: submitProject,
  update: changeProject,
  accepts: {
    create: { fields: projectFields, required: ['company', 'firstName', 'lastName', 'email'] },
    update: { fields: projectFields },
  },
};
