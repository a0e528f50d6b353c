import { Text } from './text';

const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

export const purpose = 'Figtree, dès que le texte n’est pas du corps ordinaire.';
export default {
  'Corps, au plus 65 caractères (measure)': <Text measure>{PARAGRAPH}</Text>,
  'size="lg"': <Text size="lg">{PARAGRAPH}</Text>,
  'size="sm" tone="muted"': (
    <Text size="sm" tone="muted">
      {PARAGRAPH}
    </Text>
  ),
  'size="xs"': <Text size="xs">14 octobre 2026</Text>,
  strong: <Text strong>Cette décision est définitive.</Text>,
  'figures, nowrap': (
    <Text figures nowrap>
      n° 1042, 06 39 98 00 12
    </Text>
  ),
};
