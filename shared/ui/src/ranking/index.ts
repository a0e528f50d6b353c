export { Ranking } from './ranking';
