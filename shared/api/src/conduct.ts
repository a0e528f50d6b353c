// An entry of its own: only administrators' pages load it.
export type * from './acts';
export { createConductApi } from './endpoints/conduct';
