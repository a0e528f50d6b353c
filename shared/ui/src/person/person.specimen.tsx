import { Niche } from '../niche/niche';
import { Person } from './person';

export const purpose = 'Quelqu’un, ou une agence : la marque, le nom, ce qu’il est ici.';
export default {
  Conseiller: (
    <Person mark={<Niche person="Aurélien Tissot" />} name="Aurélien Tissot" sub="Conseiller, Paris Nord" />
  ),
  'Texte long, à l’étroit': (
    <Person
      mark={<Niche person="Marie-Antoinette" />}
      name="Marie-Antoinette de La Rochefoucauld-Montmorency"
      sub="Directrice de l’agence de Saint-Germain-en-Laye"
    />
  ),
};
