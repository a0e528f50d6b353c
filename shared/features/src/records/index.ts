export { CompareLink } from './compare-link';
export { CreditFigures } from './credit-figures';
export { ProjectNextStep } from './project-next-step';
export { PropositionDue } from './proposition-due';
export { RecordPage } from './record-page';
export { RecordHeader } from './record-header';
export { type DescriptionBlock, splitDescription } from './split-description';
export { useAgency, useAgencyLogo } from './record-header';
export { TitledCard } from './titled-card';
