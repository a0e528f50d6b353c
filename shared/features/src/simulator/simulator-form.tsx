import { Card, CardBody } from '@portal/ui/card';
import { Fold } from '@portal/ui/fold';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import { type ReactNode, type Ref, useState } from 'react';
import { Choice } from '@portal/ui/choice';
import { Dial } from './dial';
import { eurosOf, wordsOf } from './simulator-fields';
import { isAsked, type SimulatorField } from './simulator-table';
import styles from './simulator-form.module.css';
import type { SimulatorState } from './use-simulator';

interface FormProps {
  readonly state: SimulatorState;
}

interface SimulatorFormProps extends FormProps {
  /** What is known at any time, at the bottom of a narrow screen. */
  readonly glance: ReactNode;
  readonly incomeField: Ref<HTMLInputElement>;
}

/** Input of the simulation. Nothing is sent: figures follow while values are typed or moved. */
export function SimulatorForm({ state, glance, incomeField }: SimulatorFormProps) {
  const { values, choose } = state;
  const fees = eurosOf('fees', values.fees);
  return (
    <section ref={tellHeight} className={styles.form} aria-label="Paramètres de la simulation">
      <Card as="div" className={styles.card}>
        <CardBody data-gap="4" className={styles.body}>
          <FormGrid className={styles.dials}>
            <Dials
              state={state}
              fields={['amount', 'years', 'rate', 'insurance', 'distribution', 'enjoyment']}
            />
          </FormGrid>
          <FormNote>Valeurs d’exemple, et non des taux que nous proposons.</FormNote>
          <div>
            <DetailsFold
              state={state}
              fields={['price', 'contribution', 'works', 'fees']}
              title="Prix, frais, remboursement"
              note={fees === undefined ? undefined : `${wordsOf('fees').said(fees)} de frais`}
              isOpen={values.price !== '' || values.kind === 'interest-only'}
            >
              <Dial state={state} field="price" />
              <FormGrid className={styles.pair}>
                <Dials state={state} fields={['contribution', 'works']} />
              </FormGrid>
              <FormNote>Indiquez un prix{'\u00A0'}: nous calculons le montant à emprunter.</FormNote>
              <Dial state={state} field="fees" />
              <Choice
                legend="Remboursement"
                value={values.kind}
                options={[
                  { value: 'amortising', label: 'Chaque mois' },
                  { value: 'interest-only', label: 'In fine' },
                ]}
                onChoose={(kind) => choose({ kind })}
              />
            </DetailsFold>
            <DetailsFold
              state={state}
              fields={['income', 'credits']}
              title="Votre foyer"
              note="pour le taux d’effort"
              isOpen
            >
              <FormGrid className={styles.pair}>
                <Dial state={state} field="income" ref={incomeField} />
                <Dial state={state} field="credits" />
              </FormGrid>
            </DetailsFold>
          </div>
        </CardBody>
      </Card>
      {glance}
    </section>
  );
}

/** Publishes the height of the card: where the window is too low for it, its end stays in view and not its top. */
function tellHeight(form: HTMLElement | null): (() => void) | undefined {
  const card = form?.querySelector('div');
  if (!form || !card || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() =>
    form.style.setProperty('--card-height', `${card.offsetHeight}px`),
  );
  observer.observe(card);
  return () => observer.disconnect();
}

interface FieldsProps extends FormProps {
  readonly fields: readonly SimulatorField[];
}

const Dials = ({ state, fields }: FieldsProps) =>
  fields
    .filter((field) => isAsked(field, state.values.purpose))
    .map((field) => <Dial key={field} state={state} field={field} />);

interface DetailsFoldProps extends FieldsProps {
  readonly title: string;
  readonly note: string | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Seldom needed fields. What is wrong in one of them is seen. */
function DetailsFold({ state, fields, title, note, isOpen: isFirstOpen, children }: DetailsFoldProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  if (!isOpen && fields.some((field) => state.errors[field] !== undefined)) setOpen(true);
  return (
    <Fold title={title} note={note} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Fold>
  );
}
