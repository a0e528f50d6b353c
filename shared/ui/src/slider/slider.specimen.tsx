import { Slider } from './slider';

const slider = (label: string, value: number) => (
  <Slider
    label={label}
    min={10_000}
    max={600_000}
    step={1000}
    value={value}
    valueText={`${value} €`}
    ends={['10 000 €', '600 000 €']}
    onSlide={() => undefined}
  />
);

export const purpose =
  'Une valeur entre deux bouts, à côté du champ qui en dit le chiffre exact et peut aller au-delà.';
export default {
  'Avec ses bouts': slider('Montant, curseur', 200_000),
  'À un bout': slider('Montant le plus bas, curseur', 10_000),
  'Focus, au-delà': slider('Montant hors du curseur, curseur', 900_000),
  'À l’étroit': slider('Montant à l’étroit, curseur', 450_000),
};
