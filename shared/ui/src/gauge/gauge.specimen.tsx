import { Gauge } from './gauge';

const effort = (value: number, place: string) => (
  <Gauge
    value={value}
    max={50}
    limit={35}
    isOver={value > 35}
    text={`${value} %`}
    note="de vos revenus"
    limitText="35 %"
    maxText="50 %"
    label={`Taux d’effort : ${value} %, ${place} du maximum de 35 %`}
  />
);

export const purpose =
  'Une valeur face à un maximum, sur une arche : le taux d’effort et ses 35 %. Le dépassement se dit aussi en mots.';
export default {
  'Sous le maximum': effort(31, 'sous'),
  'Au-dessus du maximum': effort(41, 'au-dessus'),
  'Hors de l’arche': effort(118, 'au-dessus'),
};
