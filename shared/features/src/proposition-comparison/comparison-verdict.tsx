import { compareCredits, type CreditDifference } from '@portal/domain/finance';
import { formatMoney, formatMonths } from '@portal/domain/format';
import { propositionNumber, propositionTitle, theLender } from '@portal/domain/proposition';
import { Grid, Stack } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import styles from './comparison-board.module.css';
import type { Compared } from './use-estimates';

interface Verdict {
  readonly cheapest: Compared;
  readonly next: Compared;
  readonly difference: CreditDifference;
  /** More than two are compared: what the cheapest is held against is said. */
  readonly isOfMany: boolean;
}

/** A verdict on the figures of the moment; undefined with fewer than two of them, or when the cheapest cost the same. */
export function verdictOn(compared: readonly Compared[]): Verdict | undefined {
  const ranked = compared
    .filter(({ credit }) => credit !== undefined)
    .toSorted((one, other) => (one.credit?.totalCost ?? 0) - (other.credit?.totalCost ?? 0));
  const [cheapest, next] = ranked;
  if (cheapest?.credit === undefined || next?.credit === undefined) return undefined;
  const difference = compareCredits(cheapest.credit, next.credit);
  return difference.total > 0 ? { cheapest, next, difference, isOfMany: compared.length > 2 } : undefined;
}

/** « le Prêteur A », « la proposition PROP-2026-000088 »: after « avec ». */
const partyOf = ({ name, proposition }: Compared): string =>
  name === propositionTitle(proposition)
    ? `la proposition ${propositionNumber(proposition)}`
    : theLender(name);

interface VerdictProps {
  readonly verdict: Verdict;
}

export function VerdictTitle({ verdict: { cheapest, next, difference, isOfMany } }: VerdictProps) {
  return (
    <>
      <span className={styles.gain}>{formatMoney(difference.total)} de moins</span> sur la durée avec{' '}
      {partyOf(cheapest)}
      {isOfMany && ` qu’avec ${partyOf(next)}`}
    </>
  );
}

/** Three facts under the verdict, which say the other side as well. */
export function VerdictFacts({ verdict: { next, difference } }: VerdictProps) {
  const { monthly, upfront, aheadFrom, wavers } = difference;
  return (
    <Grid as="ul" column={14} gap={3} across={6} className={styles.facts}>
      {monthly !== 0 && <Fact what={`${moreOrLess(monthly)} par mois`}>assurance comprise</Fact>}
      {upfront !== 0 && <Fact what={`${moreOrLess(upfront)} au départ`}>pour les frais</Fact>}
      {aheadFrom === 0 && <Fact what="Avantage dès le premier mois">même soldé avant la fin</Fact>}
      {aheadFrom !== undefined && aheadFrom > 0 && (
        <Fact
          what={
            <>
              Avantage{wavers && ' définitif'} au cours de la <Ordinal>{Math.ceil(aheadFrom / 12)}</Ordinal>{' '}
              année
            </>
          }
        >
          {`soldé avant ${formatMonths(aheadFrom)}, ${wavers ? 'la moins chère dépend du mois' : `${partyOf(next)} coûte moins cher`}`}
        </Fact>
      )}
    </Grid>
  );
}

/** Feminine: 1re, 2e. */
const Ordinal = ({ children }: { readonly children: number }) => (
  <>
    {children}
    <sup>{children === 1 ? 're' : 'e'}</sup>
  </>
);

function Fact({ what, children }: { readonly what: ReactNode; readonly children: ReactNode }) {
  return (
    <Stack as="li" gap={0}>
      <strong>{what}</strong>
      <span>{children}</span>
    </Stack>
  );
}

/** `less`: euros less than the other one; negative for more. */
const moreOrLess = (less: number): string =>
  `${formatMoney(Math.abs(less))} de ${less > 0 ? 'moins' : 'plus'}`;
