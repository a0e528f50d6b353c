import type { Project, ProjectDraft } from '@portal/domain/project';
import * as v from 'valibot';
import { amount, codeOf, idOf, knownCount, moment, personRef, rowId, text } from './fields';
import { fieldsOf, readRecord, readRows } from './read-body';

/** Wire names of the form's fields, for reading, bodies and problems. */
const FORM_FIELDS = {
  firstName: ['firstName', text],
  lastName: ['lastName', text],
  email: ['email', text],
  phone: ['phone', text],
  professionalSituation: ['s_situation_pro', codeOf],
  propertyType: ['s_type_bien', codeOf],
  propertyUsage: ['s_usage_bien', codeOf],
  purchaseMode: ['s_mode_achat', codeOf],
  purchaseTerms: ['s_modalite_achat', codeOf],
  progressState: ['s_etat_avancement', codeOf],
  netTaxableIncome: ['s_montant_impot', amount],
  existingCredits: ['s_montant_credit', amount],
  amountToFinance: ['s_montant_global', amount],
  landPrice: ['s_acquisition', amount],
  worksAmount: ['s_montant_travaux', amount],
  downPayment: ['s_montant_apport', amount],
  maximumMonthlyPayment: ['s_montant_mens_max', amount],
  desiredDuration: ['s_duree_credit_souhait', codeOf],
  description: ['note', text],
  videoUrl: ['s_url_project_media', text],
} as const satisfies Readonly<Record<keyof ProjectDraft, unknown>>;

const RequestWire = v.pipe(
  fieldsOf({
    ...FORM_FIELDS,
    id: ['id', rowId],
    title: ['title', text],
    createdAt: ['createdAt', moment],
    updatedAt: ['updatedAt', moment],
    status: ['internal_status', codeOf],
    agencyId: ['customer', idOf],
    applicantId: ['customerUser', idOf],
    manager: ['owner', personRef],
    company: ['company', text],
    prescriberEmail: ['s_email_agent', text],
    street: ['s_street1', text],
    street2: ['s_street2', text],
    postalCode: ['s_codepostal', text],
    city: ['s_ville', text],
    region: ['s_region', text],
    country: ['s_pays', text],
    timesContacted: ['timesContacted', knownCount],
    lastContactedAt: ['lastContactedDate', moment],
  }),
  v.transform(({ manager, street, street2, postalCode, city, region, country, ...same }): Project => ({
    ...same,
    managerId: manager.id,
    managerName: manager.name,
    propertyAddress: { street, street2, postalCode, city, region, country },
  })),
);

export const readProjects = readRows(RequestWire);
export const readProject = readRecord(RequestWire);

const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as (keyof typeof FORM_FIELDS)[];

export const PROJECT_FIELD_NAMES = Object.fromEntries(
  FORM_FIELD_NAMES.map((field) => [field, FORM_FIELDS[field][0]]),
);

/** Body of the form's fields: an empty select or amount is null, an empty text stays ''. */
const fromProjectDraft = (draft: ProjectDraft): Record<string, unknown> =>
  Object.fromEntries(
    FORM_FIELD_NAMES.map((field) => {
      const [name, read] = FORM_FIELDS[field];
      const value = draft[field];
      return [name, read !== text && value === '' ? null : (value ?? null)];
    }),
  );

/** A private person has no company, but the back office requires one (section 9: "a fixed company value"). */
const COMPANY = 'Particulier';

export interface ProjectDefaults {
  readonly agencyId: number;
  readonly ownerId: number;
  readonly applicantId: number | null;
  readonly prescriberEmail: string;
}

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

/** Body of an edit. Observed and kept, it empties the prescriber: docs/observed-behaviour.md#prescriber-emptied */
export function fromEditedProject(draft: ProjectDraft, keepsAgent: boolean): Record<string, unknown> {
  return keepsAgent ? fromProjectDraft(draft) : { ...fromProjectDraft(draft), s_email_agent: '' };
}
