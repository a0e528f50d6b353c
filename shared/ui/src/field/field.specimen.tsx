import { Input } from '../input/input';
import { Field, FieldError, type FieldProps } from './field';

const inField = (props: Omit<FieldProps, 'children'>) => (
  <Field {...props}>{(ties) => <Input entry="text" {...ties} />}</Field>
);

export const purpose =
  'Libellé, aide, contrôle, erreur : liés une fois pour toutes. Obligatoire est la règle.';
export default {
  Ordinaire: inField({ label: 'Prénom', required: true }),
  'Facultatif, avec une aide': inField({ label: 'Revenu annuel', hint: 'Celui du foyer.', optional: true }),
  'Petit, dans les filtres (size="sm")': inField({ label: 'Statut', size: 'sm' }),
  'L’erreur seule (FieldError)': <FieldError id="field-error-alone">Choisissez une durée.</FieldError>,
  'Invalide, à l’étroit': inField({
    label: 'Décrivez en quelques mots le projet pour lequel vous demandez un financement',
    hint: 'Acquisition, travaux, ou les deux.',
    error: 'Écrivez au moins vingt caractères, sans aucune information de santé.',
  }),
};
