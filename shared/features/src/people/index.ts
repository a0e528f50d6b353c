export { AdviserCard } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { BreakableName } from './mail-link';
export { knownManager } from './adviser-card';
export { MailLink } from './mail-link';
export { useFirstName } from './use-first-name';
