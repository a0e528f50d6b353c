import { ErrorSummary } from '@portal/ui/error-summary';
import { Button } from '@portal/ui/button';
import { type ControlTies, Field, FieldError, type FieldProps } from '@portal/ui/field';
import { FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { Icon, Search } from '@portal/ui/icon';
import { Affix, Checkbox, Input, InputRow, Select, TextArea } from '@portal/ui/input';
import { RuleList } from '@portal/ui/rule-list';
import { Slider } from '@portal/ui/slider';
import { Tick } from '@portal/ui/tick';
import type { ReactNode } from 'react';
import { nothing, type Specimens } from '../specimen';

const text = (label: string, more: Partial<FieldProps> = {}) => (
  <Field label={label} {...more}>
    {(ties) => <Input entry="text" {...ties} />}
  </Field>
);

const field = (label: string, control: (ties: ControlTies) => ReactNode, error?: string) => (
  <Field label={label} error={error} children={control} />
);

const select = (label: string, words: string, more: { disabled?: boolean; error?: string } = {}) =>
  field(
    label,
    (ties) => (
      <Select {...ties} disabled={more.disabled}>
        <option>{words}</option>
      </Select>
    ),
    more.error,
  );

const slider = (label: string, value: number) => (
  <Slider
    label={label}
    min={10_000}
    max={600_000}
    step={1000}
    value={value}
    valueText={`${value} €`}
    ends={['10 000 €', '600 000 €']}
    onSlide={nothing}
  />
);

export const fields: Specimens = {
  field: {
    purpose: 'Libellé, aide, contrôle, erreur : liés une fois pour toutes. Obligatoire est la règle.',
    states: {
      'Facultatif, avec une aide': text('Revenu annuel', { hint: 'Celui du foyer.', optional: true }),
      'Petit, dans les filtres (size="sm")': text('Statut', { size: 'sm' }),
      'L’erreur seule (FieldError)': <FieldError id="field-error-alone">Choisissez une durée.</FieldError>,
      'Invalide, à l’étroit': text(
        'Décrivez en quelques mots le projet pour lequel vous demandez un financement',
        {
          hint: 'Acquisition, travaux, ou les deux.',
          error: 'Écrivez au moins vingt caractères, sans aucune information de santé.',
        },
      ),
    },
  },
  input: {
    purpose:
      'Une ligne de texte, 48 px, 16 px de corps : iOS ne zoome pas. La liste, la case et la date sont celles du navigateur.',
    states: {
      'Format attendu': field('Date', (ties) => <Input entry="text" placeholder="jj/mm/aaaa" {...ties} />),
      Désactivé: field('Agence', (ties) => <Input entry="text" disabled defaultValue="Paris" {...ties} />),
      'En lecture seule': field('Identifiant', (ties) => (
        <Input entry="email" readOnly defaultValue="helene@exemple.fr" {...ties} />
      )),
      Invalide: field('Prix', (ties) => <Input entry="decimal" {...ties} />, 'Indiquez le prix à financer.'),
      'Une date (InputRow)': field('Date de naissance', ({ id, ...ties }) => (
        <InputRow>
          {['jour', 'mois', 'année'].map((part) => (
            <Input
              key={part}
              entry="digits"
              {...ties}
              id={`${id}-${part}`}
              aria-label={`Naissance, ${part}`}
            />
          ))}
        </InputRow>
      )),
      'Avec une unité (Affix)': field('Apport', (ties) => (
        <Affix end={<span aria-hidden="true">€</span>}>
          <Input entry="decimal" figures defaultValue="25 000,00" {...ties} />
        </Affix>
      )),
      'Avec une loupe (Affix)': field('Rechercher', (ties) => (
        <Affix start={<Icon glyph={Search} />}>
          <Input entry="search" type="search" {...ties} />
        </Affix>
      )),
      'Liste (Select)': select('Durée', '20 ans'),
      'Liste, invalide': select('Type', 'Choisissez', { error: 'Choisissez un type.' }),
      'Liste, désactivée': select('Région', 'Choisissez d’abord un pays', { disabled: true }),
      'Plusieurs lignes (TextArea)': field('Message', (ties) => <TextArea rows={3} {...ties} />),
      'Case (Checkbox)': <Checkbox label="Rester connecté" />,
      'Case cochée': <Checkbox label="Rester connectée" defaultChecked />,
      'Case invalide': <Checkbox label="J’accepte les conditions" aria-invalid />,
      'Case désactivée': <Checkbox label="Compte confirmé" disabled />,
      'Case désactivée et cochée': <Checkbox label="Compte actif" disabled defaultChecked />,
    },
  },
  tick: {
    purpose: 'La case d’une ligne, de 44 px, au-dessus du lien de la ligne.',
    states: {
      Vide: <Tick label="Sélectionner un dossier" checked={false} onChange={nothing} />,
      Cochée: <Tick label="Sélectionner un autre dossier" checked onChange={nothing} />,
      'En partie (mixed)': <Tick label="Sélectionner tout" checked={false} mixed onChange={nothing} />,
    },
  },
  slider: {
    purpose:
      'Une valeur entre deux bouts, à côté du champ qui en dit le chiffre exact et peut aller au-delà.',
    states: {
      'Avec ses bouts': slider('Montant, curseur', 200_000),
      'Au-delà, à l’étroit': slider('Montant hors du curseur, curseur', 900_000),
    },
  },
  'form-layout': {
    purpose:
      'Les lignes d’un formulaire. Dans la grille les contrôles d’une ligne s’alignent, quelles que soient les aides et les erreurs.',
    setting: 'wide',
    states: {
      'Aides et erreurs d’un seul côté': (
        <FormStack>
          <FormNote>
            Tous les champs sont obligatoires, sauf ceux qui portent la mention « facultatif ».
          </FormNote>
          <FormGrid>
            {text('Prénom')}
            {text('Nom', { hint: 'Celui de votre pièce d’identité.' })}
            {text('Date de naissance', { error: 'Indiquez une date réelle.' })}
            {text('Ville', { optional: true })}
          </FormGrid>
          <FormActions>
            <Button>Annuler</Button>
            <Button variant="primary">Enregistrer</Button>
          </FormActions>
        </FormStack>
      ),
    },
  },
  'rule-list': {
    purpose: 'Ce qu’une valeur doit satisfaire, coché pendant qu’on l’écrit.',
    states: {
      'À moitié': (
        <RuleList
          label="Règles"
          rules={[
            { words: '8 caractères au moins', met: true },
            { words: 'un chiffre', met: false },
          ]}
        />
      ),
    },
  },
  'error-summary': {
    purpose: 'Ce qui est à corriger, en tête, avec un lien vers chaque champ. Il prend le focus.',
    states: {
      Plusieurs: (
        <ErrorSummary
          errors={[
            { fieldId: 'none-1', label: 'Prix', isEmpty: true },
            { fieldId: 'none-2', label: 'Durée', isEmpty: false },
          ]}
        />
      ),
    },
  },
};
