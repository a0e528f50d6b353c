import { Card, CardBody } from '@portal/ui/card';
import { Field } from '@portal/ui/field';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import { Affix, Input } from '@portal/ui/input';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Choice } from './choice';
import styles from './simulator-form.module.css';
import type { SimulatorField } from './simulator-values';
import type { SimulatorState } from './use-simulator';

interface FormProps {
  readonly state: SimulatorState;
}

/** What the simulation starts from. Nothing is sent: figures follow as one types. */
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
          <div className={styles.group}>
            <Title as="h2" size="sm">
              Le projet
            </Title>
            <TypedField
              state={state}
              field="price"
              label={values.purpose === 'property' ? 'Prix du bien' : 'Prix des parts'}
              unit="€"
              isOptional
            />
            <FormGrid className={styles.pair}>
              <TypedField state={state} field="contribution" label="Apport" unit="€" isOptional />
              {values.purpose === 'property' && (
                <TypedField state={state} field="works" label="Travaux" unit="€" isOptional />
              )}
            </FormGrid>
            <FormNote>Avec un prix, le montant à emprunter est calculé pour vous.</FormNote>
          </div>
          <div className={styles.group}>
            <Title as="h2" size="sm">
              Le crédit
            </Title>
            <TypedField state={state} field="amount" label="Montant à emprunter" unit="€" />
            <FormGrid className={styles.pair}>
              <TypedField state={state} field="years" label="Durée" unit="ans" inputMode="numeric" />
              <TypedField state={state} field="rate" label="Taux débiteur fixe" unit="%" />
            </FormGrid>
            <FormGrid className={styles.pair}>
              <TypedField
                state={state}
                field="insurance"
                label="Assurance, par an"
                unit="%"
                isOptional
                hint="Sur le capital emprunté."
              />
              <TypedField
                state={state}
                field="fees"
                label="Frais du crédit"
                unit="€"
                isOptional
                hint="Dossier, garantie, courtage."
              />
            </FormGrid>
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
          </div>
          {values.purpose === 'scpi' && (
            <div className={styles.group}>
              <Title as="h2" size="sm">
                Les parts
              </Title>
              <FormGrid className={styles.pair}>
                <TypedField
                  state={state}
                  field="distribution"
                  label="Taux de distribution"
                  unit="%"
                  hint="Brut, par an."
                />
                <TypedField
                  state={state}
                  field="enjoyment"
                  label="Délai de jouissance"
                  unit="mois"
                  inputMode="numeric"
                  hint="Avant le premier revenu."
                />
              </FormGrid>
            </div>
          )}
          <div className={styles.group}>
            <Title as="h2" size="sm">
              Votre foyer
            </Title>
            <FormGrid className={styles.pair}>
              <TypedField
                state={state}
                field="income"
                label="Revenus nets"
                unit="€"
                isOptional
                hint="Par an, du foyer."
              />
              <TypedField
                state={state}
                field="credits"
                label="Crédits en cours"
                unit="€"
                isOptional
                hint="Par mois, au total."
              />
            </FormGrid>
            <FormNote>
              Vos revenus et vos crédits ne sont ni envoyés, ni écrits dans l’adresse de cette page. Ils ne la
              quittent que si vous en faites un projet.
            </FormNote>
          </div>
        </CardBody>
      </Card>
      {glance}
    </section>
  );
}

interface TypedFieldProps extends FormProps {
  readonly field: SimulatorField;
  readonly label: string;
  readonly unit: '€' | '%' | 'ans' | 'mois';
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly inputMode?: 'decimal' | 'numeric';
}

const UNIT_WORDS = { '€': 'en euros', '%': 'en pourcentage', ans: 'en années', mois: 'en mois' } as const;

function TypedField({
  state: { values, errors, type, leave },
  field,
  label,
  unit,
  hint,
  isOptional = false,
  inputMode = 'decimal',
}: TypedFieldProps) {
  return (
    <Field
      label={
        <>
          {label}
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
            inputMode={inputMode}
            autoComplete="off"
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
