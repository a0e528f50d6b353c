import { type ReactNode, useEffect, useRef } from 'react';
import { NEVER } from 'rxjs';
import { FormActions } from '@portal/ui/form-layout';
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
} from './index';

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
  birthday: field(
    DateField,
    { label: 'Date de naissance', autoComplete: 'bday' },
    required('votre date de naissance'),
  ),
  postalCode: field(NumericTextField, { label: 'Code postal' }, required('votre code postal')),
  password: field(
    PasswordField,
    {
      label: 'Mot de passe',
      autoComplete: 'new-password',
      liveRules: [{ words: '8 caractères au moins', isMet: (typed: string) => typed.length >= 8 }],
    },
    required('un mot de passe'),
  ),
  note: field(TextAreaField, { label: 'Message', rows: 3 }, required('votre message')),
  agreed: field(CheckboxField, { label: 'J’accepte les conditions générales' }, required('votre accord')),
};

interface SampleFormProps {
  label: string;
  values?: Partial<Sample>;
  /** As if the user had been in each field. */
  touched?: boolean;
  more?: object;
  children?: ReactNode;
}

/** All fields in a form whose submission never ends. */
function SampleForm({ label, values, touched, more, children }: SampleFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const names = Object.keys(FIELDS) as (keyof Sample)[];
  useEffect(() => {
    if (!touched) return;
    for (const control of frame.current?.querySelectorAll('input, select, textarea') ?? [])
      for (const event of ['focusin', 'focusout'])
        control.dispatchEvent(new FocusEvent(event, { bubbles: true }));
  }, [touched]);
  return (
    <div ref={frame}>
      <PortalForm<Sample, never>
        aria-label={label}
        initialValues={{ ...EMPTY, ...values }}
        fields={FIELDS}
        submit={() => NEVER}
        onDone={() => undefined}
        summary
      >
        <Fields of={FIELDS} layout={[names]} more={Object.fromEntries(names.map((name) => [name, more]))} />
        <FormActions>{children}</FormActions>
      </PortalForm>
    </div>
  );
}

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

export const purpose =
  'Les valeurs, des règles en données, les champs. Envoyez-le vide : les erreurs se résument et prennent le focus.';
export const setting = 'wide';
export default {
  Vide: (
    <SampleForm label="Vide">
      <SubmitButton disabledUntilValid>Enregistrer</SubmitButton>
    </SampleForm>
  ),
  Rempli: (
    <SampleForm label="Rempli" values={FILLED}>
      <SubmitButton>Envoyer</SubmitButton>
    </SampleForm>
  ),
  Invalide: <SampleForm label="Invalide" touched />,
  'Désactivé, à l’étroit': <SampleForm label="Désactivé" values={FILLED} more={{ disabled: true }} />,
};
