export { Person } from './person';
