export { type Fact, Facts, FactsInline } from './facts';
