export { initials, Niche, type NicheProps } from './niche';
