import { durationMonths, EXAMPLE_ASSUMPTIONS, type ProjectFigures } from '@portal/domain/finance';
import { parseAmount } from '@portal/domain/format';
import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { Grid } from '@portal/ui/layout';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { CREDIT_RULES, readByRule } from '../records';
import styles from './project-simulation.module.css';
import { labelOf, type ProjectField, type ProjectValues } from './project-table';

export interface Assumptions {
  readonly rate: string;
  readonly insurance: string;
}

export const FIRST_ASSUMPTIONS: Assumptions = { rate: '3,50', insurance: '0,36' };

type Reading =
  | { readonly kind: 'figures'; readonly figures: ProjectFigures }
  | { readonly kind: 'missing'; readonly labels: readonly string[] };

/** Reads the form as a credit to simulate. Empty optional fields count as 0. */
export function readFigures(values: ProjectValues, { rate, insurance }: Assumptions): Reading {
  const labels: string[] = [];
  const needed = (value: number | undefined, label: string): number => {
    if (value === undefined) labels.push(label);
    return value ?? 0;
  };
  const optional = (name: ProjectField): number =>
    values[name].trim() === '' ? 0 : needed(parseAmount(values[name]), labelOf(name));
  const figures: ProjectFigures = {
    price: needed(parseAmount(values.amountToFinance), labelOf('amountToFinance')),
    contribution: optional('downPayment'),
    land: optional('landPrice'),
    works: optional('worksAmount'),
    months: needed(durationMonths(values.desiredDuration), labelOf('desiredDuration')),
    annualRate: needed(readByRule(rate, CREDIT_RULES.rate), 'Taux débiteur'),
    insuranceRate: needed(readByRule(insurance, CREDIT_RULES.insurance), 'Assurance'),
    feesRate: EXAMPLE_ASSUMPTIONS.feesRate,
    annualIncome: parseAmount(values.netTaxableIncome) ?? null,
    monthlyCredits: parseAmount(values.existingCredits) ?? 0,
    maximumPayment: parseAmount(values.maximumMonthlyPayment) ?? null,
  };
  return labels.length > 0 ? { kind: 'missing', labels } : { kind: 'figures', figures };
}

interface AssumptionFieldsProps {
  readonly assumptions: Assumptions;
  readonly onChange: (assumptions: Assumptions) => void;
}

const ASSUMED = [
  ['rate', 'Taux débiteur'],
  ['insurance', 'Assurance'],
] as const;

/** Assumed rates, which the user replaces with those of an actual offer. Not part of the project. */
export function AssumptionFields({ assumptions, onChange }: AssumptionFieldsProps) {
  return (
    <Grid column={7} align="end" className={styles.assumptions}>
      {ASSUMED.map(([name, label]) => (
        <Field
          key={name}
          label={
            <>
              {label}
              <VisuallyHidden> en pourcentage, par an</VisuallyHidden>
            </>
          }
          error={
            readByRule(assumptions[name], CREDIT_RULES[name]) === undefined
              ? CREDIT_RULES[name].message
              : undefined
          }
        >
          {(ties) => (
            <Affix end={<span aria-hidden="true">%</span>}>
              <Input
                entry="decimal"
                {...ties}
                value={assumptions[name]}
                maxLength={8}
                figures
                onChange={(event) => onChange({ ...assumptions, [name]: event.target.value })}
                // Enter would submit the surrounding project form.
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
            </Affix>
          )}
        </Field>
      ))}
    </Grid>
  );
}
