import { creditMention, formatMoney, rateText } from '@portal/domain/format';
import { Card, CardBody } from '@portal/ui/card';
import { Cluster, Stack } from '@portal/ui/layout';
import { Page, PageHeader } from '@portal/ui/page';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useRef, useState } from 'react';
import { paths } from '../routes';
import { Choice } from '@portal/ui/choice';
import { EstimateCard, paymentLabel } from './estimate-card';
import { HouseholdCard } from './household-card';
import { InWordsCard } from './in-words-card';
import { NextSteps } from './next-steps';
import { OwedCard } from './owed-card';
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
  const { estimate, settledEstimate, values, choose } = state;
  const incomeField = useRef<HTMLInputElement>(null);
  // Kept here, since the card goes while a value is typed anew. Not in the address: it moves with every pixel.
  const [month, setMonth] = useState<number>();
  const mention = creditMention(now);

  const askIncome = () => {
    const field = incomeField.current;
    // The fold around it may have been closed.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  return (
    <Page>
      <PageHeader
        title="Estimez votre mensualité"
        context="Rien n’est envoyé."
        actions={
          <Choice
            legend="Ce que vous financez"
            isLegendHidden
            value={values.purpose}
            options={[
              { value: 'property', label: 'Un bien immobilier' },
              { value: 'scpi', label: 'Des parts de SCPI' },
            ]}
            onChoose={(purpose) => choose({ purpose })}
          />
        }
      />
      <div className={styles.columns}>
        <SimulatorForm
          state={state}
          incomeField={incomeField}
          glance={estimate && <Glance estimate={estimate} mention={mention} />}
        />
        <Stack gap={6} className={styles.results}>
          <VisuallyHidden as="p" role="status">
            {settledEstimate ? spoken(settledEstimate) : NOTHING}
          </VisuallyHidden>
          {estimate ? (
            <>
              <EstimateCard estimate={estimate} mention={mention} address={addressOf(state.query)} />
              {values.purpose === 'scpi' && <ScpiCard estimate={estimate} />}
              <OwedCard estimate={estimate} month={month} onMonth={setMonth} />
              <HouseholdCard estimate={estimate} onAskIncome={askIncome} />
              <InWordsCard estimate={estimate} now={now} />
            </>
          ) : (
            <Card aria-label="Votre estimation">
              <CardBody>
                <p>{NOTHING}</p>
              </CardBody>
            </Card>
          )}
        </Stack>
      </div>
      <NextSteps estimate={estimate} />
    </Page>
  );
}

const NOTHING = 'Complétez ou corrigez votre saisie pour voir l’estimation.';

const spoken = (estimate: Estimate): string =>
  `${paymentLabel(estimate)} : ${formatMoney(estimate.credit.paymentWithInsurance)}. TAEG : ${rateText(estimate.credit.taeg)}.`;

/** On the server there is no window, nor anybody to copy the address. */
const addressOf = (query: string): string =>
  `${typeof window === 'undefined' ? '' : window.location.origin}${paths.simulator}?${query}`;

interface GlanceProps {
  readonly estimate: Estimate;
  /** The statutory sentence: required beside credit figures, which must not be larger. */
  readonly mention: string;
}

/**
 * Where the figures come after the form, keeps them visible at the bottom of the screen. Hidden from screen readers,
 * which read the figures in the page.
 */
function Glance({ estimate, mention }: GlanceProps) {
  return (
    <div className={styles.glance} aria-hidden="true">
      <Cluster as="p" gap={1} across={4} justify="between" className={styles.figures}>
        <span>
          <small>{paymentLabel(estimate)}</small>
          {formatMoney(estimate.credit.paymentWithInsurance)}
        </span>
        <span>
          <small>TAEG fixe</small>
          {rateText(estimate.credit.taeg)}
        </span>
      </Cluster>
      <p>{mention}</p>
    </div>
  );
}
