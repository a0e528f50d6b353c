import { Landmark, MapPin } from '../icon/icon';
import { Niche } from './niche';

const TONES = [
  'you',
  'lender',
  'success',
  'danger',
  'surface',
  'surface-applicant',
  'surface-lender',
] as const;

export const purpose =
  'Une arche qui porte un dessin ou des initiales (PA pour Paul d’Aubigné). Elle décore : les mots sont à côté.';
export default {
  Dessin: <Niche glyph={MapPin} />,
  Initiales: <Niche person="Hélène Castaing" />,
  Petite: <Niche person="Hélène Castaing" size="sm" />,
  ...Object.fromEntries(
    TONES.map((tone) => [`tone="${tone}"`, <Niche key={tone} glyph={Landmark} tone={tone} />]),
  ),
  'tone="brand", sur le crépuscule': <Niche glyph={Landmark} tone="brand" />,
};
