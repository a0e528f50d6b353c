import { Title } from './title';

const SIZES = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export const purpose =
  'Besley, pour les titres et rien d’autre. Le niveau et la taille se choisissent à part.';
export const setting = 'wide';
export default {
  ...Object.fromEntries(
    SIZES.map((size) => [
      `size="${size}"`,
      <Title key={size} as="p" size={size}>
        Votre projet, fenêtre après fenêtre
      </Title>,
    ]),
  ),
  'Texte long, à l’étroit': (
    <Title as="p" size="lg">
      Achat d’une résidence principale en Saint-Quentin-en-Yvelines
    </Title>
  ),
};
