import type { Picture } from './picture';

/**
 * A page of the content service. `html` is written by editors and must be sanitized before display; what the operator
 * has not filled in is not in it.
 */
export interface ContentPage extends ContactPage {
  readonly id: number;
  readonly picture: Picture | null;
}

export interface RoadmapStep {
  readonly id: number;
  readonly title: string;
  readonly html: string;
}

export interface Slide {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly picture: Picture | null;
}

export interface ContactPage {
  readonly title: string;
  readonly html: string;
  readonly isUnfinished: boolean;
}

/** Ids of the pages of the content service (section 7). */
export const CONTENT_PAGES = {
  terms: 1,
  project: 3,
  about: 4,
  legal: 5,
  registered: 7,
  editProject: 8,
  projectSaved: 9,
  lists: 11,
  profile: 12,
  users: 13,
  addressBook: 14,
  proposition: 15,
  affiliations: 16,
  // Not in the specification: the pages a French finance site must have.
  privacy: 17,
  cookies: 18,
  accessibility: 19,
  glossary: 20,
} as const;

export type ContentPageName = keyof typeof CONTENT_PAGES;

export const CONTACT_REASONS = [
  { id: 'informationRequest', label: 'Demande d’information' },
  { id: 'mortgageRequest', label: 'Demande de financement' },
  { id: 'userSupport', label: 'Aide à l’utilisation du portail' },
  { id: 'partnershipRequest', label: 'Demande de partenariat' },
  { id: 'bankPartnershipRequest', label: 'Partenariat bancaire' },
  { id: 'other', label: 'Autre demande' },
] as const;

export const CONTACT_CHANNELS = [
  { id: 'email', label: 'Par e-mail' },
  { id: 'phone', label: 'Par téléphone' },
  { id: 'emailAndPhone', label: 'Par e-mail et par téléphone' },
] as const;

export const CONTACT_REASON_PLACEHOLDER = 'Choisir la raison du contact...';

/** The contact form's message; `reason` and `contactBy` hold ids of the two lists above. */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly contactBy: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly reason: string;
  readonly comment: string;
}
