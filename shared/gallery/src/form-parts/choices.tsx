import { Field } from '@portal/ui/field';
import { Checkbox, Select, TextArea } from '@portal/ui/input';
import { RuleList } from '@portal/ui/rule-list';
import type { GallerySection } from '../section';

const LONG =
  'Acquisition d’une résidence principale avec travaux de rénovation énergétique, en copropriété et à deux.';

/** What one chooses in, or writes at length in. */
export const choiceSections: readonly GallerySection[] = [
  {
    id: 'select',
    name: 'Select',
    from: '@portal/ui/input',
    purpose: 'La liste du navigateur lui-même.',
    specimens: [
      {
        name: 'Ordinaire',
        show: (
          <Field label="Durée">
            {(ties) => (
              <Select {...ties}>
                <option>20 ans</option>
              </Select>
            )}
          </Field>
        ),
      },
      {
        name: 'Focus',
        show: (
          <Field label="Usage">
            {(ties) => (
              <Select {...ties}>
                <option>Locatif</option>
              </Select>
            )}
          </Field>
        ),
        focused: true,
      },
      {
        name: 'Invalide',
        show: (
          <Field label="Type" error="Choisissez un type.">
            {(ties) => (
              <Select {...ties}>
                <option>Choisissez</option>
              </Select>
            )}
          </Field>
        ),
      },
      {
        name: 'Désactivé',
        show: (
          <Field label="Région">
            {(ties) => (
              <Select {...ties} disabled>
                <option>Choisissez d’abord un pays</option>
              </Select>
            )}
          </Field>
        ),
      },
      {
        name: 'Texte long, à l’étroit',
        show: (
          <Field label="Projet">
            {(ties) => (
              <Select {...ties}>
                <option>{LONG}</option>
              </Select>
            )}
          </Field>
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'text-area',
    name: 'TextArea',
    from: '@portal/ui/input',
    purpose: 'Plusieurs lignes, aussi haut qu’on veut.',
    specimens: [
      {
        name: 'Rempli',
        show: (
          <Field label="Commentaire" optional>
            {(ties) => <TextArea {...ties} rows={4} defaultValue={LONG} />}
          </Field>
        ),
      },
      {
        name: 'Invalide',
        show: (
          <Field label="Message" error="Écrivez votre message.">
            {(ties) => <TextArea {...ties} rows={4} />}
          </Field>
        ),
      },
      {
        name: 'Désactivé',
        show: <Field label="Réponse">{(ties) => <TextArea {...ties} rows={4} disabled />}</Field>,
      },
    ],
  },
  {
    id: 'checkbox',
    name: 'Checkbox',
    from: '@portal/ui/input',
    purpose: 'Une case et ses mots, une seule cible de 44 px.',
    specimens: [
      { name: 'Décochée', show: <Checkbox label="Rester connecté" /> },
      { name: 'Cochée', show: <Checkbox label="Rester connectée" defaultChecked /> },
      { name: 'Focus', show: <Checkbox label="Adresse principale" />, focused: true },
      { name: 'Invalide', show: <Checkbox label="J’accepte les conditions" aria-invalid /> },
      { name: 'Désactivée', show: <Checkbox label="Compte confirmé" disabled /> },
      { name: 'Désactivée et cochée', show: <Checkbox label="Compte actif" disabled defaultChecked /> },
      { name: 'Texte long, à l’étroit', show: <Checkbox label={LONG} />, width: 'narrow' },
    ],
  },
  {
    id: 'rule-list',
    name: 'RuleList',
    from: '@portal/ui/rule-list',
    purpose: 'Ce qu’une valeur doit satisfaire, coché pendant qu’on l’écrit.',
    specimens: [
      {
        name: 'À moitié',
        show: (
          <RuleList
            label="Règles"
            rules={[
              { words: '8 caractères au moins', met: true },
              { words: 'un chiffre', met: false },
            ]}
          />
        ),
      },
    ],
  },
];
