export { AnswerDialog } from './answer-dialog';
export { costBarParts, CreditFigures, CreditTotals } from './credit-figures';
export { CREDIT_RULES, type CreditRule, readByRule, readCount } from './credit-rules';
export { NO_APPLICANT, NOBODY_ANSWERS, ProjectNextStep } from './project-next-step';
export { AcceptedInstead, CompareLink, OfferSummary, PropositionDue } from './proposition-parts';
export { RecordHeader, RecordPage, useAgency, useAgencyLogo } from './record-page';
export { TitledCard } from './titled-card';
