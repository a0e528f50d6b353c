export { AdviserCard, knownManager } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { BreakableName, MailLink } from './mail-link';
export { useFirstName } from './use-first-name';
export { useAgentName, useManagerName } from './use-people-of';
export { viaFact } from './via-fact';
