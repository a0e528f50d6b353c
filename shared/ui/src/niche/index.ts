export { Niche } from './niche';
export type { NicheProps } from './niche';
export { initials } from './initials';
