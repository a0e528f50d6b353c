export { RuleList } from './rule-list';
