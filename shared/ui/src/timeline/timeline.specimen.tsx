import { Timeline } from './timeline';

export const purpose = 'Ce qui s’est passé, le plus récent d’abord. Seulement des dates connues.';
export default {
  'Trois états': (
    <Timeline
      entries={[
        { key: '3', what: 'Signature du mandat', state: 'todo' },
        { key: '2', what: 'Deux propositions', date: 'Depuis le 18 novembre 2026', state: 'current' },
        { key: '1', what: 'Projet déposé', date: '14 octobre 2026' },
      ]}
    />
  ),
};
