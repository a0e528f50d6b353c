import { byYear } from '@portal/domain/finance';
import { creditMention, formatMoney, formatNumber, rateText } from '@portal/domain/format';
import { Card, CardBody } from '@portal/ui/card';
import { type Fact, Facts } from '@portal/ui/facts';
import { Page, PageHeader } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useMemo } from 'react';
import { CreditFigures } from '../records';
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
        context="Les résultats se mettent à jour automatiquement. Rien n’est envoyé."
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

interface EstimateCardProps {
  readonly estimate: Estimate;
  readonly mention: string;
}

/** Cost of the credit: large what must be (L. 312-8), together what must be (R. 313-1), the rest smaller. */
function EstimateCard({ estimate, mention }: EstimateCardProps) {
  const { simulated, credit } = estimate;
  const { terms } = simulated;
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardBody className={styles.body}>
        <VisuallyHidden as="h2" id={id}>
          Votre estimation
        </VisuallyHidden>
        <CreditFigures
          size="lg"
          credit={credit}
          payment={terms.kind === 'amortising' ? PAYMENT : INTEREST_ONLY_PAYMENT}
          mention={mention}
        />
        <Facts align="end" items={costs(estimate)} />
        <Text size="sm" tone="muted">
          Estimation indicative, sans valeur d’offre ni d’accord de prêt. Le TAEG définitif figure dans
          l’offre du prêteur.
        </Text>
      </CardBody>
    </Card>
  );
}

const PAYMENT = 'Mensualité, assurance comprise';
const INTEREST_ONLY_PAYMENT = 'Intérêts chaque mois, assurance comprise';

function costs({ simulated: { terms }, credit }: Estimate): readonly Fact[] {
  const last = formatMoney(credit.lastPayment + credit.monthlyInsurance);
  return [
    { term: 'Montant total du crédit', value: formatMoney(terms.capital) },
    {
      term:
        terms.kind === 'amortising'
          ? `${formatNumber(terms.months - 1)} mensualités, puis une dernière de`
          : `${formatNumber(terms.months - 1)} mensualités, puis une dernière avec le capital de`,
      value: last,
    },
    {
      term: `Intérêts, au taux débiteur fixe de ${rateText(terms.annualRate)}`,
      value: formatMoney(credit.interest),
    },
    {
      term: `Assurance, ${formatMoney(credit.monthlyInsurance)} par mois (TAEA ${rateText(credit.taea)})`,
      value: formatMoney(credit.insuranceCost),
    },
    { term: 'Frais de dossier, garantie, courtage', value: formatMoney(terms.fees) },
    { term: 'Coût total du crédit', value: <strong>{formatMoney(credit.totalCost)}</strong> },
  ];
}
