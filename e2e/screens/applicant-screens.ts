import {
  arrivingWith,
  ask,
  failing,
  loseNetwork,
  openMenu,
  openPart,
  sendIncomplete,
  unanswered,
} from './arrangements';
import { seenBy, type Screen } from './screen';

type Entry = Omit<Screen, 'viewer'>;

const PROJECT = '/projectFile/{request}';
const PURPOSE = '/editProjectApplicant?etape=objet-de-mon-projet';
const PROPOSITION = '/propositionDetailsPage/{quote}';

const WHEN = '22\u00A0novembre 2026 à\u00A014\u00A0h\u00A005';
/** What the form leaves for its confirmation. */
const saved = { id: 1042, status: 'open', step: 1, lit: 1, isNew: true, amount: 215_000, when: WHEN };
/** What an answer leaves for the list. */
const answered = { answer: 'accept', id: 1, number: 'PROP-2026-000218' };

/** What an applicant sees, with one project and two new propositions. */
const filledIn = seenBy('demandeur', 'applicant', [
  { name: 'home', path: '/applicant/home' },
  { name: 'menu', path: '/applicant/home', reach: openMenu },
  { name: 'project-form', path: '/editProjectApplicant' },
  { name: 'project-form-purpose', path: PURPOSE },
  { name: 'project-form-financing', path: '/editProjectApplicant?etape=mon-projet' },
  {
    name: 'project-form-incomplete',
    path: '/editProjectApplicant?etape=mon-projet',
    reach: sendIncomplete('SOUMETTRE VOTRE PROJET'),
  },
  { name: 'project-form-refused', path: PURPOSE, reach: sendIncomplete('Continuer') },
  { name: 'project-form-edit', path: '/editProjectApplicant/{request}' },
  { name: 'project-form-recap', path: '/editProjectApplicant/{request}?etape=mon-projet' },
  { name: 'project-saved', path: '/ConfirmAddEditProject' },
  { name: 'project-saved-new', path: '/ConfirmAddEditProject', arrange: arrivingWith({ saved }) },
  { name: 'projects', path: '/projectsList' },
  { name: 'project-file', path: PROJECT },
  { name: 'project-file-civil-status', path: PROJECT, reach: openPart(/^Etat civil/) },
  { name: 'project-file-purpose', path: PROJECT, reach: openPart(/^Objet/) },
  { name: 'project-file-financing', path: PROJECT, reach: openPart(/^Financement/) },
  { name: 'project-file-propositions', path: PROJECT, reach: openPart(/^Propositions/) },
  { name: 'project-file-contacts', path: PROJECT, reach: openPart(/^Contacts/) },
  { name: 'propositions', path: '/propositionsList' },
  { name: 'propositions-accepted', path: '/propositionsList', arrange: arrivingWith({ answered }) },
  { name: 'proposition', path: PROPOSITION },
  { name: 'proposition-accept', path: PROPOSITION, reach: ask('Accepter') },
  { name: 'comparison', path: '/propositionsList/compare?dossier={request}' },
  { name: 'accept-page', path: '/propositionDetailsPage/accept' },
  { name: 'refuse-page', path: '/propositionDetailsPage/refuse' },
  { name: 'profile', path: '/ProfileDetail' },
  { name: 'profile-edit', path: '/applicant/profile/edit' },
  { name: 'address-book', path: '/addressBookPage' },
  { name: 'address-remove', path: '/addressBookPage', reach: ask(/^Supprimer/) },
  { name: 'address-new', path: '/agent/address/add' },
  { name: 'address-edit', path: '/agent/address/edit/{address}' },
  { name: 'simulator', path: '/simulateur' },
  { name: 'contact', path: '/contact' },
]);

/** The same screens without any data. */
const empty = seenBy('nouveau', 'newcomer', [
  { name: 'home', path: '/applicant/home' },
  { name: 'projects', path: '/projectsList' },
  { name: 'propositions', path: '/propositionsList' },
  { name: 'profile', path: '/ProfileDetail' },
  { name: 'address-book', path: '/addressBookPage' },
]);

/** The same screens with several projects, and propositions in every state. */
const busy = seenBy('comble', 'busy', [
  { name: 'home', path: '/applicant/home' },
  { name: 'projects', path: '/projectsList' },
  { name: 'project-file', path: PROJECT },
  { name: 'project-file-propositions', path: PROJECT, reach: openPart(/^Propositions/) },
  { name: 'propositions', path: '/propositionsList' },
  { name: 'comparison', path: '/propositionsList/compare?dossier={request}' },
  { name: 'proposition-accepted', path: '/propositionDetailsPage/{acceptedQuote}' },
  { name: 'proposition-refused', path: '/propositionDetailsPage/{declinedQuote}' },
]);

/** The same screens with failures, and while loading. */
const faulty = seenBy('demandeur', 'applicant', [
  ...[
    { name: 'home', path: '/applicant/home' },
    { name: 'project-file', path: PROJECT },
    { name: 'propositions', path: '/propositionsList' },
  ].flatMap(({ name, path }): Entry[] => [
    { name: `${name}-loading`, path, arrange: unanswered, comesTo: 'loading' },
    { name: `${name}-failed`, path, arrange: failing(), comesTo: 'failure' },
  ]),
  { name: 'projects-forbidden', path: '/projectsList', arrange: failing(403) },
  { name: 'project-not-found', path: '/projectFile/99999999', isTroubled: true },
  { name: 'proposition-not-found', path: '/propositionDetailsPage/99999999', isTroubled: true },
  { name: 'address-not-found', path: '/agent/address/edit/99999999', isTroubled: true },
  { name: 'offline', path: '/applicant/home', reach: loseNetwork, isTroubled: true },
  { name: 'session-expired', path: '/projectsList', arrange: failing(401), endsSession: true },
]);

/** Signed in with a role that the portal does not know: the pages open, the back office refuses all data. */
const unknownRole = seenBy('sans-role', 'unknown-role', [
  { name: 'home', path: '/applicant/home', isTroubled: true },
  { name: 'projects', path: '/projectsList', isTroubled: true },
]);

export const applicantScreens: readonly Screen[] = [...filledIn, ...empty, ...busy, ...unknownRole];
export const applicantFaults: readonly Screen[] = faulty;
