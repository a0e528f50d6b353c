export { AdviserCard, knownManager } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { BreakableName, MailLink, viaFact } from './mail-link';
export { useAgentName, useFirstName, useManagerName } from './use-names';
