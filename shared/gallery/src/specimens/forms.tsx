import {
  amount,
  AmountField,
  type AmountNotation,
  CheckboxField,
  ChoiceField,
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
import { nothing, type Specimens } from '../specimen';

const EMPTY = {
  name: '',
  email: '',
  price: '',
  duration: '',
  usage: '',
  birthday: '',
  postalCode: '',
  password: '',
  note: '',
  agreed: false,
};
type Sample = typeof EMPTY;

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
  usage: field(ChoiceField, { label: 'Usage', cards: 1, options: [{ value: 'home', label: 'Résidence' }] }),
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

export const forms: Specimens = {
  forms: {
    Vide: (
      <PortalForm<Sample, never>
        aria-label="Vide"
        initialValues={EMPTY}
        fields={FIELDS}
        submit={() => {
          throw new Error('A sample is not sent.');
        }}
        onDone={nothing}
        summary
      >
        <Fields of={FIELDS} layout={[Object.keys(FIELDS) as (keyof Sample)[]]} />
        <SubmitButton>Envoyer</SubmitButton>
      </PortalForm>
    ),
  },
};
