import { ErrorSummary } from './error-summary';

export const purpose = 'Ce qui est à corriger, en tête, avec un lien vers chaque champ. Il prend le focus.';
export default {
  Plusieurs: (
    <ErrorSummary
      errors={[
        { fieldId: 'none-1', label: 'Prix', isEmpty: true },
        { fieldId: 'none-2', label: 'Durée', isEmpty: false },
      ]}
    />
  ),
};
