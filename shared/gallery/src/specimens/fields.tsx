import { ErrorSummary } from '@portal/ui/error-summary';
import { Button } from '@portal/ui/button';
import { Choice } from '@portal/ui/choice';
import { Field, FieldError, type FieldProps } from '@portal/ui/field';
import { FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { Icon, Search } from '@portal/ui/icon';
import { Affix, Checkbox, Input } from '@portal/ui/input';
import { Slider } from '@portal/ui/slider';
import { nothing, type Specimens } from '../specimen';

const text = (label: string, more: Partial<FieldProps> = {}) => (
  <Field label={label} {...more}>
    {(ties) => <Input entry="text" {...ties} />}
  </Field>
);

const field = (label: string, control: FieldProps['children']) => <Field label={label} children={control} />;

const sample = (value: string) => ({ value, label: value });

export const fields: Specimens = {
  field: {
    'Facultatif, avec une aide': text('Revenu annuel', { hint: 'Celui du foyer.', optional: true }),
    'Petit, dans les filtres (size="sm")': text('Statut', { size: 'sm' }),
    'L’erreur seule (FieldError)': <FieldError id="field-error-alone">Choisissez une durée.</FieldError>,
    'Invalide, à l’étroit': text('Décrivez votre projet', { error: 'Écrivez au moins vingt caractères.' }),
  },
  input: {
    Désactivé: field('Agence', (ties) => <Input entry="text" disabled defaultValue="Paris" {...ties} />),
    'Avec une loupe (Affix)': field('Rechercher', (ties) => (
      <Affix start={<Icon glyph={Search} />}>
        <Input entry="search" type="search" {...ties} />
      </Affix>
    )),
    'Case invalide': <Checkbox label="J’accepte les conditions" aria-invalid />,
    'Case désactivée et cochée': <Checkbox label="Compte actif" disabled defaultChecked />,
  },
  choice: {
    'Dans un cadre': (
      <Choice
        legend="Usage"
        value="Louer"
        options={[sample('Habiter'), sample('Louer')]}
        onChoose={nothing}
      />
    ),
  },
  slider: {
    'Avec ses bouts': (
      <Slider
        label="Montant, curseur"
        min={10_000}
        max={600_000}
        step={1000}
        value={200_000}
        valueText="200 000 €"
        ends={['10 000 €', '600 000 €']}
        onSlide={nothing}
      />
    ),
  },
  'form-layout': {
    'Aides et erreurs d’un seul côté': (
      <FormStack>
        <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
        <FormGrid>
          {text('Prénom')}
          {text('Nom', { hint: 'Celui de votre pièce d’identité.' })}
        </FormGrid>
        <FormActions>
          <Button variant="primary">Enregistrer</Button>
        </FormActions>
      </FormStack>
    ),
  },
  'error-summary': {
    Plusieurs: (
      <ErrorSummary
        errors={[
          { fieldId: 'none-1', label: 'Prix', isEmpty: true },
          { fieldId: 'none-2', label: 'Durée', isEmpty: false },
        ]}
      />
    ),
  },
};
