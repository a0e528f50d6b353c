import { Meter } from './meter';

export const purpose =
  'Une part qui n’est pas une étape : les 60 % d’une proposition, un taux d’effort sous sa limite.';
export default {
  Ordinaire: <Meter label="Part du projet" percent={60} />,
  'Avec une limite': <Meter label="Taux d’effort" percent={34.86} valueText="34,86 %" limitPercent={35} />,
  Vide: <Meter label="Part déjà financée" percent={0} />,
};
