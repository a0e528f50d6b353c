import { Accordion } from './accordion';

const SECTIONS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement de trois pièces.</p> },
  {
    id: 'propositions',
    label: 'Propositions',
    count: 412,
    atLeast: true,
    content: <p>Deux propositions.</p>,
  },
];

export const purpose = 'Des parties qui s’ouvrent une à une et restent ouvertes. Imprimé, tout est ouvert.';
export default {
  'Une ouverte': <Accordion sections={SECTIONS} initial="description" />,
  Fermées: <Accordion sections={SECTIONS} />,
  'Dans une carte (flush)': <Accordion sections={SECTIONS} flush />,
};
