import {
  amount,
  AmountField,
  type AmountNotation,
  CheckboxField,
  DateField,
  email,
  EmailField,
  field,
  Fields,
  type FieldTable,
  NumericTextField,
  PasswordField,
  PortalForm,
  required,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@portal/forms';
import type { Specimens } from '../specimen';

const FILLED = {
  name: 'Castaing',
  email: 'helene@exemple.fr',
  price: '215 000,00',
  duration: '20',
  birthday: '1984-02-29',
  postalCode: '01000',
  password: 'Portails',
  note: 'Pouvez-vous me rappeler mardi ?',
  agreed: true,
};
type Sample = typeof FILLED;

const EMPTY = Object.fromEntries(
  Object.entries(FILLED).map(([name, value]) => [name, value === true ? false : '']),
) as Sample;

/** A minimal notation: the portal's own belongs to its domain. */
const EUROS: AmountNotation = {
  read: (typed) => Number(typed.replace(',', '.')) || undefined,
  write: (euros) => euros.toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
};

const FIELDS: FieldTable<Sample> = {
  name: field(TextField, { label: 'Nom', hint: 'Celui de votre pièce d’identité.' }, required('votre nom')),
  email: field(EmailField, { label: 'Adresse e-mail' }, required('votre adresse e-mail'), email()),
  price: field(AmountField, { label: 'Prix', notation: EUROS }, required('le prix'), amount(EUROS)),
  duration: field(
    SelectField,
    { label: 'Durée', options: [{ value: '20', label: '20 ans' }] },
    required('une durée', 'Choisissez'),
  ),
  birthday: field(DateField, { label: 'Date de naissance', autoComplete: 'bday' }),
  postalCode: field(NumericTextField, { label: 'Code postal' }, required('votre code postal')),
  password: field(PasswordField, {
    label: 'Mot de passe',
    autoComplete: 'new-password',
    liveRules: [{ words: '8 caractères au moins', isMet: (typed) => typed.length >= 8 }],
  }),
  note: field(TextAreaField, { label: 'Message', rows: 3 }),
  agreed: field(CheckboxField, { label: 'J’accepte les conditions générales' }, required('votre accord')),
};

/** All fields in a form that no server receives. */
const sample = (label: string, initialValues: Sample) => (
  <PortalForm<Sample, never>
    aria-label={label}
    initialValues={initialValues}
    fields={FIELDS}
    submit={() => {
      throw new Error('A sample is not sent.');
    }}
    onDone={() => undefined}
    summary
  >
    <Fields of={FIELDS} layout={[Object.keys(FIELDS) as (keyof Sample)[]]} />
    <SubmitButton>Envoyer</SubmitButton>
  </PortalForm>
);

export const forms: Specimens = {
  forms: { Vide: sample('Vide', EMPTY), 'Rempli, à l’étroit': sample('Rempli', FILLED) },
};
