import { Card, CardBody } from '@portal/ui/card';
import { Field } from '@portal/ui/field';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import { Affix, Input } from '@portal/ui/input';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { isAsked, SIMULATOR_FIELDS, type SimulatorField } from './simulator-fields';
import styles from './simulator-form.module.css';
import type { SimulatorState } from './use-simulator';

interface FormProps {
  readonly state: SimulatorState;
}

/** Input of the simulation. Nothing is sent: figures update while typing. */
export function SimulatorForm({ state, glance }: FormProps & { readonly glance: ReactNode }) {
  const { values, choose } = state;
  return (
    <section className={styles.form} data-purpose={values.purpose} aria-label="Paramètres de la simulation">
      <Card as="div">
        <CardBody className={styles.body}>
          <Choice
            legend="Ce que vous financez"
            value={values.purpose}
            options={[
              ['property', 'Un bien immobilier'],
              ['scpi', 'Des parts de SCPI'],
            ]}
            onChoose={(purpose) => choose({ purpose })}
          />
          <Group title="Le projet">
            <TypedField state={state} field="price" />
            <Pair state={state} fields={['contribution', 'works']} />
            <FormNote>Indiquez un prix{'\u00A0'}: nous calculons le montant à emprunter.</FormNote>
          </Group>
          <Group title="Le crédit">
            <TypedField state={state} field="amount" />
            <Pair state={state} fields={['years', 'rate']} />
            <Pair state={state} fields={['insurance', 'fees']} />
            <Choice
              legend="Remboursement"
              value={values.kind}
              options={[
                ['amortising', 'Chaque mois'],
                ['interest-only', 'In fine'],
              ]}
              onChoose={(kind) => choose({ kind })}
            />
            <FormNote>
              Ces valeurs sont un exemple à remplacer par les vôtres, et non des taux que nous proposons.
            </FormNote>
          </Group>
          {values.purpose === 'scpi' && (
            <Group title="Les parts">
              <Pair state={state} fields={['distribution', 'enjoyment']} />
            </Group>
          )}
          <Group title="Votre foyer">
            <Pair state={state} fields={['income', 'credits']} />
            <FormNote>
              Vos revenus et vos crédits ne sont ni envoyés, ni écrits dans l’adresse de cette page. Ils ne la
              quittent que si vous en faites un projet.
            </FormNote>
          </Group>
        </CardBody>
      </Card>
      {glance}
    </section>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.group}>
    <Title as="h2" size="sm">
      {title}
    </Title>
    {children}
  </div>
);

/** Two fields side by side; one that does not apply leaves its place empty. */
const Pair = ({ state, fields }: FormProps & { readonly fields: readonly SimulatorField[] }) => (
  <FormGrid className={styles.pair}>
    {fields
      .filter((field) => isAsked(field, state.values.purpose))
      .map((field) => (
        <TypedField key={field} state={state} field={field} />
      ))}
  </FormGrid>
);

const UNIT_WORDS = { '€': 'en euros', '%': 'en pourcentage', ans: 'en années', mois: 'en mois' } as const;

function TypedField({
  state: { values, errors, type, leave },
  field,
}: FormProps & { readonly field: SimulatorField }) {
  const { label, labelOfShares = label, hint, unit, isOptional = false } = SIMULATOR_FIELDS[field];
  return (
    <Field
      label={
        <>
          {values.purpose === 'property' ? label : labelOfShares}
          <VisuallyHidden> {UNIT_WORDS[unit]}</VisuallyHidden>
        </>
      }
      hint={hint}
      optional={isOptional}
      required={!isOptional}
      error={errors[field]}
    >
      {(ties) => (
        <Affix end={<span aria-hidden="true">{unit}</span>} className={styles.affix}>
          <Input
            {...ties}
            value={values[field]}
            entry={unit === '€' || unit === '%' ? 'decimal' : 'digits'}
            enterKeyHint="done"
            maxLength={20}
            figures
            onChange={(event) => type(field, event.target.value)}
            onBlur={() => leave(field)}
          />
        </Affix>
      )}
    </Field>
  );
}

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onChoose: (value: V) => void;
}

/** Radio buttons styled as a segmented control, for two or three options. */
function Choice<V extends string>({ legend, value, options, onChoose }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(([option, label]) => (
          <label key={option} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
