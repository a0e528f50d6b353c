import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { Field } from '@portal/ui/field';
import { FieldGroup, FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { Input } from '@portal/ui/input';
import { Stepper } from '@portal/ui/stepper';
import type { GallerySection } from '../section';

const text = (label: string, more: { hint?: string; error?: string; optional?: boolean } = {}) => (
  <Field label={label} {...more}>
    {(ties) => <Input {...ties} />}
  </Field>
);

const NAMES = ['VOTRE PROJET', 'VOTRE SITUATION', 'VOTRE FINANCEMENT', 'VOTRE CONSEILLER'];
const steps = (prefix: string) =>
  NAMES.map((name, index) => ({
    id: `${prefix}-${index}`,
    name,
    done: index < 2,
    ...(index > 2 && { missing: '3 champs à remplir' }),
  }));

/** What holds the fields. */
export const formSections: readonly GallerySection[] = [
  {
    id: 'form-layout',
    name: 'FormStack, FieldGroup, FormGrid, FormNote, FormActions',
    from: '@portal/ui/form-layout',
    purpose:
      'Les blocs d’un formulaire. Dans la grille les contrôles d’une ligne s’alignent, quelles que soient les aides et les erreurs.',
    specimens: [
      {
        name: 'Aides et erreurs d’un seul côté',
        show: (
          <FormStack>
            <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
            <FieldGroup legend="VOTRE IDENTITÉ">
              <FormGrid>
                {text('Prénom')}
                {text('Nom', { hint: 'Celui de votre pièce d’identité.' })}
                {text('Date de naissance', { error: 'Indiquez une date réelle.' })}
                {text('Adresse e-mail')}
                {text('Complément d’adresse', {
                  optional: true,
                  hint: 'Bâtiment, étage, code de la porte et tout ce qui aide à trouver.',
                })}
                {text('Ville')}
              </FormGrid>
            </FieldGroup>
            <FormActions>
              <Button>Annuler</Button>
              <Button variant="primary">Enregistrer</Button>
            </FormActions>
          </FormStack>
        ),
        width: 'wide',
      },
      {
        name: 'À l’étroit',
        show: (
          <FormStack>
            <FormGrid>
              {text('Code postal')}
              {text('Commune', { hint: 'Celle du bien.' })}
            </FormGrid>
            <FormActions data-between>
              <Button>Retour</Button>
              <Button variant="primary">Continuer</Button>
            </FormActions>
          </FormStack>
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'error-summary',
    name: 'ErrorSummary',
    from: '@portal/ui/error-summary',
    purpose: 'Ce qui est à corriger, en tête, avec un lien vers chaque champ. Il prend le focus.',
    specimens: [
      {
        name: 'Un champ',
        show: (
          <ErrorSummary
            errors={[{ fieldId: 'none', label: 'Prix', message: 'indiquez le prix à financer.' }]}
          />
        ),
      },
      {
        name: 'Plusieurs',
        show: (
          <ErrorSummary
            errors={[
              { fieldId: 'none-1', label: 'Prix', message: 'indiquez le prix à financer.' },
              { fieldId: 'none-2', label: 'Durée', message: 'choisissez une durée.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'stepper',
    name: 'Stepper',
    from: '@portal/ui/stepper',
    purpose:
      'Où l’on en est dans un formulaire d’une page : ce qui est complet, ce qui manque. Il saute, il ne tourne pas les pages. Sous 48rem de fenêtre, il tient en une ligne.',
    specimens: [
      {
        name: 'Troisième étape',
        show: <Stepper label="Étapes" steps={steps('wide')} current="wide-2" />,
        width: 'wide',
      },
      {
        name: 'Première étape, rien de complet',
        show: (
          <Stepper
            label="Étapes, au début"
            steps={steps('start').map((step) => ({ ...step, done: false, missing: '3 champs à remplir' }))}
            current="start-0"
          />
        ),
        width: 'wide',
      },
    ],
  },
];
