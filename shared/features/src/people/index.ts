export { AdviserCard, knownManager } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { BreakableName, MailLink } from './mail-link';
export { useFirstName } from './use-names';
export { useAgentName, useManagerName } from './use-names';
export { viaFact } from './mail-link';
