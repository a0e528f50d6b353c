import { HeroStreet } from './hero-street';

export const purpose = 'La rue de l’accueil.';
export const setting = 'wide clipped';
export default { 'Au bas d’une bande, sur le crépuscule': <HeroStreet /> };
