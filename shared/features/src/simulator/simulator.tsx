import { byYear } from '@portal/domain/finance';
import { creditMention, formatMoney, rateText } from '@portal/domain/format';
import { Card, CardBody } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useMemo } from 'react';
import { EstimateCard } from './estimate-card';
import { HouseholdCard } from './household-card';
import { InWordsCard } from './in-words-card';
import { NextSteps } from './next-steps';
import { RepaymentChart } from './repayment-chart';
import { RepaymentTable } from './repayment-table';
import { ScpiCard } from './scpi-card';
import { SimulatorForm } from './simulator-form';
import styles from './simulator.module.css';
import { type Estimate, useSimulator } from './use-simulator';

interface SimulatorProps {
  /** The statutory sentence, ceilings and thresholds depend on the date. */
  readonly now: Date;
}

/** Cost of a credit and household effort. Computed in the browser: nothing is sent. */
export function Simulator({ now }: SimulatorProps) {
  const state = useSimulator();
  const { estimate, settledEstimate } = state;
  return (
    <Page>
      <PageHeader
        title="Estimez votre mensualité"
        context="Les résultats suivent votre saisie. Rien n’est envoyé."
      />
      <div className={styles.columns}>
        <SimulatorForm
          state={state}
          glance={estimate && <Glance estimate={estimate} mention={creditMention(now)} />}
        />
        <div className={styles.results}>
          <VisuallyHidden as="p" role="status">
            {settledEstimate ? spoken(settledEstimate) : NOTHING}
          </VisuallyHidden>
          {estimate ? (
            <Results estimate={estimate} now={now} />
          ) : (
            <Card aria-label="Votre estimation">
              <CardBody data-gap="6">
                <p>{NOTHING}</p>
                <Title as="p" size="lg">
                  {creditMention(now)}
                </Title>
              </CardBody>
            </Card>
          )}
        </div>
      </div>
      {estimate && <Repayment estimate={estimate} />}
      {estimate && <InWordsCard estimate={estimate} now={now} />}
      <NextSteps estimate={estimate} />
    </Page>
  );
}

const NOTHING = 'Complétez ou corrigez votre saisie pour voir l’estimation.';

const spoken = ({ credit }: Estimate): string =>
  `Mensualité, assurance comprise : ${formatMoney(credit.paymentWithInsurance)}. TAEG : ${rateText(credit.taeg)}.`;

function Results({ estimate, now }: { readonly estimate: Estimate; readonly now: Date }) {
  return (
    <>
      <EstimateCard estimate={estimate} mention={creditMention(now)} />
      {estimate.simulated.purpose === 'scpi' && <ScpiCard estimate={estimate} />}
      <HouseholdCard estimate={estimate} />
    </>
  );
}

function Repayment({ estimate: { credit } }: { readonly estimate: Estimate }) {
  const years = useMemo(() => byYear(credit.schedule), [credit]);
  return (
    <>
      <RepaymentChart years={years} />
      <RepaymentTable years={years} schedule={credit.schedule} monthlyInsurance={credit.monthlyInsurance} />
    </>
  );
}

interface GlanceProps {
  readonly estimate: Estimate;
  /** The statutory sentence: required beside credit figures, which must not be larger. */
  readonly mention: string;
}

/**
 * Where the figures come after the form, keeps them visible at the bottom of the screen. Hidden from screen readers,
 * which read the figures in the page.
 */
function Glance({ estimate: { credit }, mention }: GlanceProps) {
  return (
    <div className={styles.glance} aria-hidden="true">
      <p className={styles.figures}>
        <span>{formatMoney(credit.paymentWithInsurance)} par mois</span>
        <span>TAEG {rateText(credit.taeg)}</span>
      </p>
      <p>{mention}</p>
    </div>
  );
}
