import { Tabs } from './tabs';

const SECTIONS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement de trois pièces.</p> },
  { id: 'propositions', label: 'Propositions', count: 2, content: <p>Deux propositions à comparer.</p> },
];

export const purpose =
  'Des parties en onglets dès 64rem, en accordéon en dessous. Les flèches y passent de l’un à l’autre.';
export const setting = 'wide';
export default {
  'Deux parties': (
    <div>
      <Tabs label="Contenu du dossier" sections={SECTIONS} />
    </div>
  ),
};
