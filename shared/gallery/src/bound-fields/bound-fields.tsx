import {
  AmountField,
  CheckboxField,
  DateField,
  EmailField,
  NumericTextField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@portal/forms';
import { FormActions, FormGrid } from '@portal/ui/form-layout';
import type { Family, GallerySection } from '../section';
import { fieldSpecimens } from './field-specimens';
import { SAMPLE_AMOUNTS, SampleForm, type Sample } from './sample-form';

const DURATIONS = [15, 20, 25].map((years) => ({ value: String(years), label: `${years} ans` }));
const LIVE_RULES = [
  { words: '8 caractères au moins', isMet: (password: string) => password.length >= 8 },
  { words: 'un chiffre', isMet: (password: string) => /\d/.test(password) },
];

const from = '@portal/forms';

const fieldSections: readonly GallerySection[] = [
  {
    id: 'text-field',
    name: 'TextField',
    from,
    purpose: 'Une ligne de texte, liée à son formulaire : valeur, erreur, « (facultatif) ».',
    specimens: [
      ...fieldSpecimens(
        'Nom',
        { name: 'Castaing' },
        <TextField<Sample> name="name" label="Nom" hint="Celui de votre pièce d’identité." />,
      ),
      {
        name: 'En lecture seule',
        show: (
          <SampleForm label="Nom, en lecture seule" values={{ name: 'Castaing' }}>
            <TextField<Sample> name="name" label="Nom" readOnly />
          </SampleForm>
        ),
      },
      {
        name: 'Désactivé',
        show: (
          <SampleForm label="Nom, désactivé">
            <TextField<Sample> name="name" label="Nom" disabled />
          </SampleForm>
        ),
      },
    ],
  },
  {
    id: 'email-field',
    name: 'EmailField',
    from,
    purpose: 'Une adresse e-mail, avec le clavier qu’il faut.',
    specimens: fieldSpecimens(
      'E-mail',
      { email: 'helene@exemple.fr' },
      <EmailField<Sample> name="email" label="Adresse e-mail" />,
    ),
  },
  {
    id: 'amount-field',
    name: 'AmountField',
    from,
    purpose: 'Un montant en euros, écrit à la française en quittant le champ.',
    specimens: fieldSpecimens(
      'Prix',
      { price: '215 000,00' },
      <AmountField<Sample>
        name="price"
        label="Prix du bien"
        hint="Hors travaux."
        notation={SAMPLE_AMOUNTS}
      />,
    ),
  },
  {
    id: 'select-field',
    name: 'SelectField',
    from,
    purpose: 'Un choix parmi quelques-uns.',
    specimens: [
      ...fieldSpecimens(
        'Durée',
        { duration: '20' },
        <SelectField<Sample> name="duration" label="Durée" options={DURATIONS} />,
      ),
      {
        name: 'Désactivé',
        show: (
          <SampleForm label="Durée, désactivée">
            <SelectField<Sample> name="duration" label="Durée" options={[]} disabled />
          </SampleForm>
        ),
      },
    ],
  },
  {
    id: 'date-field',
    name: 'DateField',
    from,
    purpose: 'Une date, dans le champ du navigateur lui-même.',
    specimens: fieldSpecimens(
      'Naissance',
      { birthday: '1984-02-29' },
      <DateField<Sample> name="birthday" label="Date de naissance" autoComplete="bday" />,
    ),
  },
  {
    id: 'numeric-text-field',
    name: 'NumericTextField',
    from,
    purpose: 'Des chiffres qui ne sont pas une quantité : le zéro de 01000 reste.',
    specimens: fieldSpecimens(
      'Code postal',
      { postalCode: '01000' },
      <NumericTextField<Sample> name="postalCode" label="Code postal" />,
    ),
  },
  {
    id: 'password-field',
    name: 'PasswordField',
    from,
    purpose: 'Un mot de passe qu’on peut regarder, coller, et qui dit ce qui lui manque.',
    specimens: [
      ...fieldSpecimens(
        'Mot de passe',
        { password: 'Portail2026' },
        <PasswordField<Sample> name="password" label="Mot de passe" autoComplete="current-password" />,
      ),
      {
        name: 'Avec ses règles',
        show: (
          <SampleForm label="Nouveau mot de passe" values={{ password: 'Portails' }}>
            <PasswordField<Sample>
              name="password"
              label="Nouveau mot de passe"
              autoComplete="new-password"
              liveRules={LIVE_RULES}
            />
          </SampleForm>
        ),
      },
    ],
  },
  {
    id: 'text-area-field',
    name: 'TextAreaField',
    from,
    purpose: 'Plusieurs lignes, comptées si besoin.',
    specimens: fieldSpecimens(
      'Message',
      { note: 'Pouvez-vous me rappeler mardi ?' },
      <TextAreaField<Sample> name="note" label="Message" counted rows={3} />,
    ),
  },
  {
    id: 'checkbox-field',
    name: 'CheckboxField',
    from,
    purpose: 'Oui ou non.',
    specimens: fieldSpecimens(
      'Accord',
      { agreed: true },
      <CheckboxField<Sample> name="agreed" label="J’accepte les conditions générales" />,
    ),
  },
];

/** The fields of `@portal/forms`, in forms. */
export const boundFields: Family = {
  id: 'champs',
  name: 'LES CHAMPS LIÉS',
  sections: [
    {
      id: 'portal-form',
      name: 'PortalForm, SubmitButton',
      from,
      purpose:
        'Les valeurs, des règles en données, les champs. Envoyez-le vide : les erreurs se résument et prennent le focus.',
      specimens: [
        {
          name: 'Long, avec son résumé d’erreurs',
          show: (
            <SampleForm label="Votre projet" summary>
              <FormGrid>
                <DateField<Sample> name="birthday" label="Date de naissance" />
                <EmailField<Sample>
                  name="email"
                  label="Adresse e-mail"
                  hint="Elle vous servira d’identifiant."
                />
              </FormGrid>
              <FormActions>
                <SubmitButton>Envoyer</SubmitButton>
              </FormActions>
            </SampleForm>
          ),
          width: 'wide',
        },
        {
          name: 'Envoi en cours',
          show: (
            <SampleForm label="Envoi" state="sent" optional>
              <FormActions>
                <SubmitButton>Envoyer</SubmitButton>
              </FormActions>
            </SampleForm>
          ),
        },
        {
          name: 'Fermé jusqu’à être valide',
          show: (
            <SampleForm label="Fermé">
              <FormActions>
                <SubmitButton disabledUntilValid>Enregistrer</SubmitButton>
              </FormActions>
            </SampleForm>
          ),
        },
      ],
    },
    ...fieldSections,
  ],
};
