export { AnswerDialog, type AnswerDialogProps } from './answer-dialog';
export { CompareLink } from './compare-link';
export { costBarParts } from './cost-bar-parts';
export { CreditFigures } from './credit-figures';
export { ProjectNextStep } from './project-next-step';
export { OfferSummary } from './offer-summary';
export { PropositionDue } from './proposition-due';
export { agencyLine, RecordHeader, RecordPage, useAgency, useAgencyLogo } from './record-page';
export { TitledCard } from './titled-card';
