export { AdviserCard } from './adviser-card';
export { ApplicantContact } from './applicant-contact';
export { birthdayRules } from './birthday-rules';
export { BreakableName } from './breakable-name';
export { CompareLink } from './compare-link';
export {
  canCarrySimulation,
  type CarriedFigure,
  type CarriedSimulation,
  carriedSimulation,
  carrySimulation,
  dropCarriedSimulation,
} from './carried-simulation';
export { ContentPicture } from './content-picture';
export { CreditFigures } from './credit-figures';
export { doesNotExist } from './does-not-exist';
export { refusalErrors } from './refusal-errors';
export { refusalSentence } from './refusal-sentence';
export { knownManager } from './known-manager';
export { LeaveGuard } from './leave-guard';
export { HomeNews, homeNews } from './home-news';
export { Loaded } from './loaded';
export { MailLink } from './mail-link';
export { Missing } from './missing';
export { orElse } from './or-else';
export { PageContent } from './page-content';
export { paths } from './paths';
export { prefixOptions } from './prefix-options';
export { ProjectNextStep } from './project-next-step';
export { PropositionDue } from './proposition-due';
export { RecordHeader } from './record-header';
export { RichText } from './rich-text';
export { saveCsv } from './save-csv';
export { reportInvalidFile, safeFileName, saveFile } from './save-file';
export { type DescriptionBlock, splitDescription } from './split-description';
export { useAgency, useAgencyLogo } from './use-agency';
export { useApi } from './use-api';
export { useFirstName } from './use-first-name';
export { type LiveResource, type Resource, useResource } from './use-resource';
export { useOptionalRouteId, useQueryId, useRouteId } from './use-route-id';
