import type { Project, ProjectDraft } from '@portal/domain/project';
import * as v from 'valibot';
import { amount, codeOf, idOf, knownCount, moment, personRef, rowId, text } from './fields';
import { readRecord, readRows } from './read-body';

const RequestWire = v.object({
  id: rowId,
  title: text,
  createdAt: moment,
  updatedAt: moment,
  internal_status: codeOf,
  customer: idOf,
  customerUser: idOf,
  owner: personRef,
  company: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  note: text,
  s_email_agent: text,
  s_situation_pro: codeOf,
  s_type_bien: codeOf,
  s_usage_bien: codeOf,
  s_mode_achat: codeOf,
  s_modalite_achat: codeOf,
  s_etat_avancement: codeOf,
  s_duree_credit_souhait: codeOf,
  s_montant_impot: amount,
  s_montant_credit: amount,
  s_montant_global: amount,
  s_acquisition: amount,
  s_montant_travaux: amount,
  s_montant_apport: amount,
  s_montant_mens_max: amount,
  s_url_project_media: text,
  s_street1: text,
  s_street2: text,
  s_codepostal: text,
  s_ville: text,
  s_region: text,
  s_pays: text,
  timesContacted: knownCount,
  lastContactedDate: moment,
});

type RequestWire = v.InferOutput<typeof RequestWire>;

const toProject = (wire: RequestWire): Project => ({
  id: wire.id,
  title: wire.title,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  status: wire.internal_status,
  agencyId: wire.customer,
  applicantId: wire.customerUser,
  managerId: wire.owner.id,
  managerName: wire.owner.name,
  prescriberEmail: wire.s_email_agent,
  company: wire.company,
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: wire.email,
  phone: wire.phone,
  professionalSituation: wire.s_situation_pro,
  propertyType: wire.s_type_bien,
  propertyUsage: wire.s_usage_bien,
  purchaseMode: wire.s_mode_achat,
  purchaseTerms: wire.s_modalite_achat,
  progressState: wire.s_etat_avancement,
  desiredDuration: wire.s_duree_credit_souhait,
  netTaxableIncome: wire.s_montant_impot,
  existingCredits: wire.s_montant_credit,
  amountToFinance: wire.s_montant_global,
  landPrice: wire.s_acquisition,
  worksAmount: wire.s_montant_travaux,
  downPayment: wire.s_montant_apport,
  maximumMonthlyPayment: wire.s_montant_mens_max,
  description: wire.note,
  videoUrl: wire.s_url_project_media,
  propertyAddress: {
    street: wire.s_street1,
    street2: wire.s_street2,
    postalCode: wire.s_codepostal,
    city: wire.s_ville,
    region: wire.s_region,
    country: wire.s_pays,
  },
  timesContacted: wire.timesContacted,
  lastContactedAt: wire.lastContactedDate,
});

export const readProjects = readRows(RequestWire, toProject);
export const readProject = readRecord(RequestWire, toProject);

/** The wire name of each field of the form, for bodies and for the problems that come back. */
export const PROJECT_FIELD_NAMES = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  professionalSituation: 's_situation_pro',
  propertyType: 's_type_bien',
  propertyUsage: 's_usage_bien',
  purchaseMode: 's_mode_achat',
  purchaseTerms: 's_modalite_achat',
  progressState: 's_etat_avancement',
  netTaxableIncome: 's_montant_impot',
  existingCredits: 's_montant_credit',
  amountToFinance: 's_montant_global',
  landPrice: 's_acquisition',
  worksAmount: 's_montant_travaux',
  downPayment: 's_montant_apport',
  maximumMonthlyPayment: 's_montant_mens_max',
  desiredDuration: 's_duree_credit_souhait',
  description: 'note',
  videoUrl: 's_url_project_media',
} as const satisfies Readonly<Record<keyof ProjectDraft, string>>;

const TEXTS: readonly (keyof ProjectDraft)[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'description',
  'videoUrl',
];

/** The form's fields as the back office names them: an empty select or amount is null, an empty text stays ''. */
function fromProjectDraft(draft: ProjectDraft): Record<string, unknown> {
  const fields = Object.keys(PROJECT_FIELD_NAMES) as (keyof typeof PROJECT_FIELD_NAMES)[];
  return Object.fromEntries(
    fields.map((field) => {
      const value = draft[field];
      return [
        PROJECT_FIELD_NAMES[field],
        TEXTS.includes(field) ? value : value === '' ? null : (value ?? null),
      ];
    }),
  );
}

/** A private person has no company, but the back office requires one (section 9: "a fixed company value"). */
const COMPANY = 'Particulier';

export interface ProjectDefaults {
  readonly agencyId: number;
  readonly ownerId: number;
  readonly applicantId: number | null;
  readonly prescriberEmail: string;
}

/** Body of a creation, with the defaults of section 9. */
export function fromNewProject(draft: ProjectDraft, defaults: ProjectDefaults): Record<string, unknown> {
  return {
    ...fromProjectDraft(draft),
    company: COMPANY,
    customer: defaults.agencyId,
    owner: defaults.ownerId,
    s_email_agent: defaults.prescriberEmail,
    ...(defaults.applicantId !== null && { customerUser: defaults.applicantId }),
  };
}

/**
 * Body of an edit.
 * Observed in the reference portal and kept, the prescriber is emptied: docs/observed-behaviour.md#prescriber-emptied
 *
 * @param keepsAgent whoever edits asked that the prescriber stay: nothing is said of it then
 */
export function fromEditedProject(draft: ProjectDraft, keepsAgent: boolean): Record<string, unknown> {
  return keepsAgent ? fromProjectDraft(draft) : { ...fromProjectDraft(draft), s_email_agent: '' };
}
