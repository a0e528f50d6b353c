import { Button } from '../button/button';
import { Field, type FieldProps } from '../field/field';
import { Input } from '../input/input';
import { FieldGroup, FormActions, FormGrid, FormNote, FormStack } from './form-layout';

const text = (label: string, more: Partial<FieldProps> = {}) => (
  <Field label={label} {...more}>
    {(ties) => <Input entry="text" {...ties} />}
  </Field>
);

const FORM = (
  <FormStack>
    <FormNote>Tous les champs sont obligatoires, sauf ceux qui portent la mention « facultatif ».</FormNote>
    <FieldGroup legend="VOTRE IDENTITÉ">
      <FormGrid>
        {text('Prénom')}
        {text('Nom', { hint: 'Celui de votre pièce d’identité.' })}
        {text('Date de naissance', { error: 'Indiquez une date réelle.' })}
        {text('Ville', { optional: true })}
      </FormGrid>
    </FieldGroup>
    <FormActions>
      <Button>Annuler</Button>
      <Button variant="primary">Enregistrer</Button>
    </FormActions>
  </FormStack>
);

export const purpose =
  'Les blocs d’un formulaire. Dans la grille les contrôles d’une ligne s’alignent, quelles que soient les aides et les erreurs.';
export const setting = 'wide';
export default { 'Aides et erreurs d’un seul côté': FORM, 'À l’étroit': FORM };
