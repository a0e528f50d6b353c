export { AdviserCard } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { BreakableName } from './breakable-name';
export { knownManager } from './known-manager';
export { MailLink } from './mail-link';
export { useFirstName } from './use-first-name';
