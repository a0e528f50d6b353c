import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './project-simulation.module.css';
import { type Assumptions, assumedRate, HIGHEST_INSURANCE, HIGHEST_RATE } from './simulation-figures';

interface AssumptionFieldsProps {
  readonly assumptions: Assumptions;
  readonly onChange: (assumptions: Assumptions) => void;
}

/** Assumed rates, which the user replaces with those of an actual offer. Not part of the project. */
export function AssumptionFields({ assumptions, onChange }: AssumptionFieldsProps) {
  return (
    <div className={styles.assumptions}>
      <RateField
        label="Taux débiteur"
        value={assumptions.rate}
        highest={HIGHEST_RATE}
        onChange={(rate) => onChange({ ...assumptions, rate })}
      />
      <RateField
        label="Assurance"
        value={assumptions.insurance}
        highest={HIGHEST_INSURANCE}
        onChange={(insurance) => onChange({ ...assumptions, insurance })}
      />
    </div>
  );
}

interface RateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly highest: number;
  readonly onChange: (text: string) => void;
}

function RateField({ label, value, highest, onChange }: RateFieldProps) {
  const isWrong = assumedRate(value, highest) === undefined;
  return (
    <Field
      label={
        <>
          {label}
          <VisuallyHidden> en pourcentage, par an</VisuallyHidden>
        </>
      }
      error={isWrong ? `Indiquez un taux entre 0 et ${String(highest)}\u00A0%.` : undefined}
    >
      {(ties) => (
        <Affix end={<span aria-hidden="true">%</span>}>
          <Input
            {...ties}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            figures
            onChange={(event) => onChange(event.target.value)}
            // Enter would submit the surrounding project form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Affix>
      )}
    </Field>
  );
}
