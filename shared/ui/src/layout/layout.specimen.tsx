import { Button } from '../button/button';
import { Cluster, Grid, Stack } from './layout';

const THREE = ['Prix du bien', 'Frais de notaire', 'Travaux'].map((label) => (
  <Button key={label}>{label}</Button>
));

export const purpose =
  'L’espace entre les choses, en pas de 4 px : les unes sous les autres, à côté, en colonnes égales.';
export default {
  'Les uns sous les autres (Stack)': <Stack gap={3}>{THREE}</Stack>,
  'À leur largeur (align="start")': (
    <Stack gap={3} align="start">
      {THREE}
    </Stack>
  ),
  'Les uns à côté des autres (Cluster)': <Cluster gap={2}>{THREE}</Cluster>,
  'Aux deux bouts (justify="between")': <Cluster justify="between">{THREE.slice(0, 2)}</Cluster>,
  'En colonnes égales (Grid)': <Grid column={7}>{THREE}</Grid>,
  'En colonnes égales, à l’étroit': <Grid column={14}>{THREE}</Grid>,
};
