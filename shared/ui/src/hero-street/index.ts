export { HeroStreet } from './hero-street';
