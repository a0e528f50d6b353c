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
import { Button } from '@portal/ui/button';
import { type Fact, Facts } from '@portal/ui/facts';
import { Gauge } from '@portal/ui/gauge';
import { CircleCheck, Icon, TriangleAlert } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import { TitledCard } from '../records';
import styles from './household-card.module.css';
import type { Estimate } from './use-simulator';

interface HouseholdCardProps {
  readonly estimate: Estimate;
  readonly onAskIncome: () => void;
}

/** Compares the credit with the HCSF rules and the household's means, without a verdict on approval. */
export function HouseholdCard({ estimate, onAskIncome }: HouseholdCardProps) {
  const { terms, annualIncome } = estimate.simulated;
  return (
    <TitledCard title="Votre taux d’effort" gap={5}>
      {annualIncome === null || annualIncome === 0 ? (
        <Stack align="start">
          <p>Il se calcule avec les revenus nets de votre foyer.</p>
          <Button onClick={onAskIncome} data-screen-only>
            Indiquer vos revenus
          </Button>
        </Stack>
      ) : (
        <Means estimate={estimate} annualIncome={annualIncome} />
      )}
      {durationRule(terms.months) !== 'within' && (
        <Verdict isWithin={false}>
          {
            'La durée demandée dépasse 25\u00A0ans, maximum prévu par la règle générale (27\u00A0ans dans certains cas de différé).'
          }
        </Verdict>
      )}
      <Text size="sm" tone="muted">
        Seul l’organisme prêteur apprécie votre solvabilité.
      </Text>
    </TitledCard>
  );
}

/** Where the arch ends: beyond, the figure alone says how much. */
const END_OF_ARCH = 50;

interface MeansProps {
  readonly estimate: Estimate;
  /** Euros. */
  readonly annualIncome: number;
}

function Means({ estimate: { simulated, credit }, annualIncome }: MeansProps) {
  const { terms, invested, purpose, distributionRate, monthlyCredits } = simulated;
  const instalment = credit.paymentWithInsurance;
  const household = { annualIncome, monthlyCredits, instalment };
  const effort = effortRatio(household);
  if (effort === null) return null;
  const monthlyIncome = annualIncome / 12;
  const facts: Fact[] = [
    {
      term: 'Reste à vivre par mois',
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
    const { income } = scpiEffort({
      subscribed: invested,
      distributionRate,
      instalment,
    });
    const counted = effortRatio({ ...household, otherMonthlyIncome: income * COUNTED_SHARE_OF_INCOME });
    facts.push({
      term: 'Taux d’effort si le prêteur compte 70 % des revenus des parts',
      value: rateText(counted?.percent ?? null),
    });
  }
  const shown = rateText(effort.percent);
  const rule = effort.isAboveLimit ? 'au-dessus du maximum de 35\u00A0%' : 'dans la limite de 35\u00A0%';
  return (
    <div className={styles.means}>
      <Gauge
        label={`Taux d’effort estimé\u00A0: ${shown}, ${rule}`}
        value={effort.percent}
        max={END_OF_ARCH}
        limit={MAX_EFFORT_PERCENT}
        isOver={effort.isAboveLimit}
        text={shown}
        note="de vos revenus"
      />
      <Stack>
        <Verdict isWithin={!effort.isAboveLimit}>
          <strong>
            {effort.isAboveLimit ? 'Au-dessus du maximum de 35\u00A0%.' : 'Dans la limite de 35\u00A0%.'}
          </strong>{' '}
          {formatMoney(instalment)} de mensualité
          {monthlyCredits > 0 && ` et ${formatMoney(monthlyCredits)} de crédits en cours`}, pour{' '}
          {formatMoney(monthlyIncome)} de revenus par mois.
        </Verdict>
        {capacity.available < 0 && (
          <Verdict isWithin={false}>Vos crédits en cours dépassent déjà 35 % de vos revenus.</Verdict>
        )}
        <Facts align="end" items={facts} />
        {terms.kind === 'interest-only' && (
          <p>Crédit in fine : le capital dû à l’échéance n’entre pas dans ces calculs.</p>
        )}
      </Stack>
    </div>
  );
}

function Verdict({ isWithin, children }: { readonly isWithin: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.verdict} data-within={isWithin || undefined}>
      <Icon glyph={isWithin ? CircleCheck : TriangleAlert} />
      <p>{children}</p>
    </div>
  );
}
