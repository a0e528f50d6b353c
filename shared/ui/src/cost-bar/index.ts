export { CostBar, CostList, type CostBarPart, type CostPartKind } from './cost-bar';
