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
  field,
  type FieldLayout,
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
import { FormActions } from '@portal/ui/form-layout';
import { type Specimen, type Specimens, specimens, states } from '../section';

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
  read(typed) {
    const plain = typed.replace(/\s/g, '').replace(',', '.');
    return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
  },
  write: (euros) => euros.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

const FIELDS: FieldTable<Sample> = {
  name: field(TextField, { label: 'Nom', hint: 'Celui de votre pièce d’identité.' }, required('votre nom')),
  email: field(EmailField, { label: 'Adresse e-mail' }, required('votre adresse e-mail'), email()),
  price: field(
    AmountField,
    { label: 'Prix du bien', hint: 'Hors travaux.', notation: EUROS },
    required('le prix à financer'),
    amount(EUROS),
  ),
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
    { label: 'Mot de passe', autoComplete: 'new-password' },
    required('un mot de passe'),
  ),
  note: field(TextAreaField, { label: 'Message', rows: 3 }, required('votre message')),
  agreed: field(CheckboxField, { label: 'J’accepte les conditions générales' }, required('votre accord')),
};

const OPTIONAL = Object.fromEntries(
  Object.entries(FIELDS).map(([name, row]) => [name, { ...row, rules: [] }]),
) as unknown as FieldTable<Sample>;

interface SampleFormProps {
  label: string;
  layout?: FieldLayout<Sample>;
  /** Extra props of the form's only field. */
  more?: object;
  values?: Partial<Sample>;
  /** `touched`: as if the user had visited each field; `sent`: as if they had submitted, and the request is pending. */
  state?: 'touched' | 'sent';
  optional?: boolean;
  summary?: boolean;
  children?: ReactNode;
}

/** A form whose submission never completes. */
function SampleForm({
  label,
  layout = [],
  more,
  values,
  state,
  optional,
  summary,
  children,
}: SampleFormProps) {
  const fields = optional ? OPTIONAL : FIELDS;
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
        fields={fields}
        submit={() => NEVER}
        onDone={() => undefined}
        summary={summary}
      >
        <Fields
          of={fields}
          layout={layout}
          more={Object.fromEntries(layout.flat().map((name) => [name, more]))}
        />
        {children}
      </PortalForm>
    </div>
  );
}

/** Focuses and blurs a control without taking the focus from the user. */
function passThrough(control: Element) {
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A field in its form-driven states and in some of its own. */
function inForms(values: Partial<Sample>, own: Readonly<Record<string, object>> = {}): readonly Specimen[] {
  const layout = Object.keys(values) as (keyof Sample)[];
  const inForm = (state: string, props: Partial<SampleFormProps> = {}) =>
    [state, { label: `${layout.join()}, ${state}`, layout, ...props }] as const;
  return states<SampleFormProps>(
    SampleForm,
    Object.fromEntries([
      inForm('Vide'),
      inForm('Rempli', { values }),
      inForm('Invalide', { state: 'touched' }),
      inForm('Facultatif', { optional: true }),
      ...Object.entries(own).map(([state, more]) => inForm(state, { values, more })),
    ]),
  );
}

const actions = (button: ReactElement) => <FormActions>{button}</FormActions>;

/** The fields of `@portal/forms`, inside forms. */
export const boundFields: Specimens = {
  'PortalForm, SubmitButton': specimens({
    'Long, avec son résumé d’erreurs': [
      <SampleForm label="Votre projet" layout={[['birthday', 'email']]} summary>
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
  TextField: inForms(
    { name: 'Castaing' },
    { 'En lecture seule': { readOnly: true }, Désactivé: { disabled: true } },
  ),
  EmailField: inForms({
    email: 'helene@exemple.fr',
  }),
  AmountField: inForms({
    price: '215 000,00',
  }),
  SelectField: inForms(
    { duration: '20' },
    {
      Désactivé: { disabled: true },
    },
  ),
  DateField: inForms({ birthday: '1984-02-29' }),
  NumericTextField: inForms({
    postalCode: '01000',
  }),
  PasswordField: inForms(
    { password: 'Portails' },
    {
      'Avec ses règles': {
        liveRules: [
          { words: '8 caractères au moins', isMet: (typed: string) => typed.length >= 8 },
          { words: 'un chiffre', isMet: (typed: string) => /\d/.test(typed) },
        ],
      },
    },
  ),
  TextAreaField: inForms({
    note: 'Pouvez-vous me rappeler mardi ?',
  }),
  CheckboxField: inForms({ agreed: true }),
};
