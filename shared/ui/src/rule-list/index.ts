export { RuleList } from './rule-list';
export type { RuleListProps, RuleState } from './rule-list';
