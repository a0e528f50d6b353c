import { type ReactElement, useEffect, useRef, type ReactNode } from 'react';
import { NEVER } from 'rxjs';
import {
  amount,
  AmountField,
  type AmountNotation,
  CheckboxField,
  DateField,
  email,
  EmailField,
  NumericTextField,
  PasswordField,
  PortalForm,
  required,
  type Rules,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@portal/forms';
import { FormActions, FormGrid } from '@portal/ui/form-layout';
import { type Family, type GallerySection, specimens, states } from '../section';

/** What the forms of this page hold at first. */
const EMPTY = {
  name: '',
  email: '',
  price: '',
  duration: '',
  birthday: '',
  postalCode: '',
  password: '',
  note: '',
  agreed: false,
};
type Sample = typeof EMPTY;

/** Enough of an amount for a page that keeps none: the portal's own reading belongs to its domain. */
const EUROS: AmountNotation = {
  read(typed) {
    const plain = typed.replace(/\s/g, '').replace(',', '.');
    return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
  },
  write: (euros) => euros.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

const RULES: Rules<Sample> = {
  name: [required('votre nom')],
  email: [required('votre adresse e-mail'), email()],
  price: [required('le prix à financer'), amount(EUROS)],
  duration: [required('une durée', 'Choisissez')],
  birthday: [required('votre date de naissance')],
  postalCode: [required('votre code postal')],
  password: [required('un mot de passe')],
  note: [required('votre message')],
  agreed: [required('votre accord')],
};

interface SampleFormProps {
  label: string;
  values?: Partial<Sample>;
  /** `touched`: as if the reader had been in each field; `sent`: as if they had pressed the button, and it lasts. */
  state?: 'touched' | 'sent';
  /** Without it every field is required. */
  optional?: boolean;
  summary?: boolean;
  children: ReactNode;
}

/** A form that goes nowhere: what it sends never comes back. */
function SampleForm({ label, values, state, optional, summary, children }: SampleFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (state === 'touched') form?.querySelectorAll('input, select, textarea').forEach(passThrough);
    if (state === 'sent') form?.requestSubmit();
  }, [state]);
  return (
    <div ref={frame}>
      <PortalForm<Sample, never>
        aria-label={label}
        initialValues={{ ...EMPTY, ...values }}
        rules={optional ? {} : RULES}
        submit={() => NEVER}
        onDone={() => undefined}
        summary={summary}
      >
        {children}
      </PortalForm>
    </div>
  );
}

/** In and out of a control, without taking the focus from whoever reads the page. */
function passThrough(control: Element) {
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A field in the states that its form gives it, and in some that are its own. */
function fieldSection(
  name: string,
  purpose: string,
  values: Partial<Sample>,
  field: ReactElement,
  own: Readonly<Record<string, ReactElement>> = {},
): GallerySection {
  const label = Object.keys(values)[0] ?? '';
  return {
    name,
    from: '@portal/forms',
    purpose,
    specimens: [
      ...states(SampleForm, {
        Vide: { label: `${label}, vide`, children: field },
        Rempli: { label: `${label}, rempli`, values, children: field },
        Invalide: { label: `${label}, invalide`, state: 'touched', children: field },
        Facultatif: { label: `${label}, facultatif`, optional: true, children: field },
      }),
      ...states(
        SampleForm,
        Object.fromEntries(
          Object.entries(own).map(([state, children]) => [
            state,
            { label: `${label}, ${state}`, values, children },
          ]),
        ),
      ),
    ],
  };
}

const actions = (button: ReactElement) => <FormActions>{button}</FormActions>;

/** The fields of `@portal/forms`, in forms. */
export const boundFields: Family = {
  name: 'LES CHAMPS LIÉS',
  sections: [
    {
      name: 'PortalForm, SubmitButton',
      from: '@portal/forms',
      purpose:
        'Les valeurs, des règles en données, les champs. Envoyez-le vide : les erreurs se résument et prennent le focus.',
      specimens: specimens({
        'Long, avec son résumé d’erreurs': [
          <SampleForm label="Votre projet" summary>
            <FormGrid>
              <DateField<Sample> name="birthday" label="Date de naissance" />
              <EmailField<Sample> name="email" label="Adresse e-mail" hint="Elle sert d’identifiant." />
            </FormGrid>
            {actions(<SubmitButton>Envoyer</SubmitButton>)}
          </SampleForm>,
          'wide',
        ],
        'Envoi en cours': (
          <SampleForm label="Envoi" state="sent" optional>
            {actions(<SubmitButton>Envoyer</SubmitButton>)}
          </SampleForm>
        ),
        'Fermé jusqu’à être valide': (
          <SampleForm label="Fermé">
            {actions(<SubmitButton disabledUntilValid>Enregistrer</SubmitButton>)}
          </SampleForm>
        ),
      }),
    },
    fieldSection(
      'TextField',
      'Une ligne de texte, liée à son formulaire : valeur, erreur, « (facultatif) ».',
      { name: 'Castaing' },
      <TextField<Sample> name="name" label="Nom" hint="Celui de votre pièce d’identité." />,
      {
        'En lecture seule': <TextField<Sample> name="name" label="Nom" readOnly />,
        Désactivé: <TextField<Sample> name="name" label="Nom" disabled />,
      },
    ),
    fieldSection(
      'EmailField',
      'Une adresse e-mail, avec le clavier qu’il faut.',
      { email: 'helene@exemple.fr' },
      <EmailField<Sample> name="email" label="Adresse e-mail" />,
    ),
    fieldSection(
      'AmountField',
      'Un montant en euros, écrit à la française en quittant le champ.',
      { price: '215 000,00' },
      <AmountField<Sample> name="price" label="Prix du bien" hint="Hors travaux." notation={EUROS} />,
    ),
    fieldSection(
      'SelectField',
      'Un choix parmi quelques-uns.',
      { duration: '20' },
      <SelectField<Sample> name="duration" label="Durée" options={[{ value: '20', label: '20 ans' }]} />,
      { Désactivé: <SelectField<Sample> name="duration" label="Durée" options={[]} disabled /> },
    ),
    fieldSection(
      'DateField',
      'Une date, dans le champ du navigateur lui-même.',
      { birthday: '1984-02-29' },
      <DateField<Sample> name="birthday" label="Date de naissance" autoComplete="bday" />,
    ),
    fieldSection(
      'NumericTextField',
      'Des chiffres qui ne sont pas une quantité : le zéro de 01000 reste.',
      { postalCode: '01000' },
      <NumericTextField<Sample> name="postalCode" label="Code postal" />,
    ),
    fieldSection(
      'PasswordField',
      'Un mot de passe qu’on peut regarder, coller, et qui dit ce qui lui manque.',
      { password: 'Portails' },
      <PasswordField<Sample> name="password" label="Mot de passe" autoComplete="current-password" />,
      {
        'Avec ses règles': (
          <PasswordField<Sample>
            name="password"
            label="Nouveau mot de passe"
            autoComplete="new-password"
            liveRules={[
              { words: '8 caractères au moins', isMet: (password) => password.length >= 8 },
              { words: 'un chiffre', isMet: (password) => /\d/.test(password) },
            ]}
          />
        ),
      },
    ),
    fieldSection(
      'TextAreaField',
      'Plusieurs lignes, comptées si besoin.',
      { note: 'Pouvez-vous me rappeler mardi ?' },
      <TextAreaField<Sample> name="note" label="Message" counted rows={3} />,
    ),
    fieldSection(
      'CheckboxField',
      'Oui ou non.',
      { agreed: true },
      <CheckboxField<Sample> name="agreed" label="J’accepte les conditions générales" />,
    ),
  ],
};
