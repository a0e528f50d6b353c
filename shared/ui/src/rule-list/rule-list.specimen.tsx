import { RuleList } from './rule-list';

export const purpose = 'Ce qu’une valeur doit satisfaire, coché pendant qu’on l’écrit.';
export default {
  'À moitié': (
    <RuleList
      label="Règles"
      rules={[
        { words: '8 caractères au moins', met: true },
        { words: 'un chiffre', met: false },
      ]}
    />
  ),
};
