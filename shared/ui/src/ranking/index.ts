export { Ranking } from './ranking';
export type { Ranked } from './ranking';
