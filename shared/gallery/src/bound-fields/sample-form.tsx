import { useEffect, useRef, type ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { amount, type AmountNotation, email, PortalForm, required, type Rules } from '@portal/forms';

/** The values of the forms of this page. */
export interface Sample {
  name: string;
  email: string;
  price: string;
  duration: string;
  birthday: string;
  postalCode: string;
  password: string;
  note: string;
  agreed: boolean;
}

const EMPTY: Sample = {
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

/** Enough of an amount for a page that keeps none: the portal's own reading belongs to its domain. */
export const SAMPLE_AMOUNTS: AmountNotation = {
  read(text) {
    const plain = text.replace(/\s/g, '').replace(',', '.');
    return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
  },
  write: (euros) => euros.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

const RULES: Rules<Sample> = {
  name: [required('votre nom')],
  email: [required('votre adresse e-mail'), email()],
  price: [required('le prix à financer'), amount(SAMPLE_AMOUNTS)],
  duration: [required('une durée', 'Choisissez')],
  birthday: [required('votre date de naissance')],
  postalCode: [required('votre code postal')],
  password: [required('un mot de passe')],
  note: [required('votre message')],
  agreed: [required('votre accord')],
};
const NO_RULES: Rules<Sample> = {};

export interface SampleFormProps {
  label: string;
  values?: Partial<Sample> | undefined;
  /** `touched`: as if the reader had been in each field; `sent`: as if they had pressed the button, and it lasts. */
  state?: 'touched' | 'sent' | undefined;
  /** Without it every field is required. */
  optional?: boolean | undefined;
  summary?: boolean | undefined;
  children: ReactNode;
}

/** A form that goes nowhere: what it sends never comes back. */
export function SampleForm({ label, values, state, optional, summary, children }: SampleFormProps) {
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
        rules={optional ? NO_RULES : RULES}
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
