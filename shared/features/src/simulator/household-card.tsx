import {
  borrowingCapacity,
  COUNTED_SHARE_OF_INCOME,
  durationRule,
  effortRatio,
  livingBalance,
  MAX_EFFORT_PERCENT,
  scpiEffort,
} from '@portal/domain/finance';
import { formatMoney, rateText } from '@portal/domain/format';
import { type Fact, Facts } from '@portal/ui/facts';
import { CircleCheck, Icon, TriangleAlert } from '@portal/ui/icon';
import { Meter } from '@portal/ui/meter';
import { Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import { TitledCard } from '../records';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

/** Compares the credit with the HCSF rules and the household's means, without a verdict on approval. */
export function HouseholdCard({ estimate }: { readonly estimate: Estimate }) {
  const { terms, annualIncome, monthlyCredits } = estimate.simulated;
  return (
    <TitledCard title="Votre capacité de remboursement" gap={5}>
      {annualIncome === null || annualIncome === 0 ? (
        <p>
          Indiquez les revenus nets annuels de votre foyer pour connaître votre taux d’effort, ce qu’il vous
          resterait chaque mois et votre capacité d’emprunt.
        </p>
      ) : (
        <Means estimate={estimate} annualIncome={annualIncome} monthlyCredits={monthlyCredits} />
      )}
      <Verdict isWithin={durationRule(terms.months) === 'within'}>
        {durationRule(terms.months) === 'within'
          ? 'La durée demandée ne dépasse pas 25 ans, maximum prévu par la règle générale.'
          : 'La durée demandée dépasse 25 ans, maximum prévu par la règle générale (27 ans dans certains cas de différé).'}
      </Verdict>
      <Text size="sm" tone="muted">
        Estimation indicative. Seul l’organisme prêteur apprécie votre solvabilité. Règle générale du Haut
        Conseil de stabilité financière (décision D-HCSF-2021-7), en vigueur depuis le 1<sup>er</sup>
        {'\u00A0'}janvier 2022.
      </Text>
    </TitledCard>
  );
}

interface MeansProps {
  readonly estimate: Estimate;
  readonly annualIncome: number;
  readonly monthlyCredits: number;
}

function Means({ estimate: { simulated, credit }, annualIncome, monthlyCredits }: MeansProps) {
  const { terms, purpose, distributionRate } = simulated;
  const instalment = credit.paymentWithInsurance;
  const household = { annualIncome, monthlyCredits, instalment };
  const effort = effortRatio(household);
  if (effort === null) return null;
  const monthlyIncome = annualIncome / 12;
  const facts: Fact[] = [
    {
      term: 'Reste à vivre, par mois',
      value: formatMoney(livingBalance(monthlyIncome, monthlyCredits, instalment)),
    },
  ];
  const capacity = borrowingCapacity({ ...terms, monthlyIncome, monthlyCredits });
  if (terms.kind === 'amortising')
    facts.push({
      term: 'Capacité d’emprunt, à ce taux et sur cette durée',
      value: formatMoney(capacity.capital),
    });
  if (purpose === 'scpi') {
    const { income } = scpiEffort({ subscribed: terms.capital, distributionRate, instalment });
    const counted = effortRatio({ ...household, otherMonthlyIncome: income * COUNTED_SHARE_OF_INCOME });
    facts.push({
      term: 'Taux d’effort si le prêteur compte 70 % des revenus des parts',
      value: rateText(counted?.percent ?? null),
    });
  }
  const shown = rateText(effort.percent);
  return (
    <>
      <Meter
        label="Taux d’effort"
        percent={Math.min(effort.percent, 100)}
        valueText={shown}
        limitPercent={MAX_EFFORT_PERCENT}
      />
      <Verdict isWithin={!effort.isAboveLimit}>
        <strong>{effort.isAboveLimit ? 'Supérieur à 35 %.' : 'Dans la limite de 35 %.'}</strong> Votre taux
        d’effort (souvent appelé taux d’endettement) estimé est de {shown}. La règle générale fixe un maximum
        de 35 %, assurance comprise. Les prêteurs peuvent y déroger dans certains cas et regardent aussi votre
        reste à vivre.
      </Verdict>
      {capacity.available < 0 && (
        <Verdict isWithin={false}>Vos crédits en cours dépassent déjà 35 % de vos revenus.</Verdict>
      )}
      <Facts align="end" items={facts} />
      {terms.kind === 'interest-only' && (
        <p>Crédit in fine : le capital dû à l’échéance n’entre pas dans ces calculs.</p>
      )}
      <Text size="sm" tone="muted">
        Aucun texte ne fixe de seuil pour le reste à vivre : chaque prêteur a sa grille.
      </Text>
    </>
  );
}

/** Whether a rule is met, by icon and words. */
function Verdict({ isWithin, children }: { readonly isWithin: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.verdict} data-within={isWithin || undefined}>
      <Icon glyph={isWithin ? CircleCheck : TriangleAlert} />
      <p>{children}</p>
    </div>
  );
}
