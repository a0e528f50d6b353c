import { keyFigures, sameDayLastMonth } from '@portal/domain/dashboard';
import { formatDayMonth, formatMoney, formatNumber, parisDay } from '@portal/domain/format';
import { periodOf } from '@portal/domain/network';
import type { Project, ProjectFilter } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { Delta, KpiCard, KpiGrid } from '@portal/ui/kpi-card';
import { Skeleton } from '@portal/ui/skeleton';
import { TextLink } from '@portal/ui/text-link';
import { type ReactNode, useMemo } from 'react';
import { Course } from './course';
import { endedAddress, viewAddress } from './list-doors';
import { monthName, yearName } from './period-names';
import { shortAmount } from './short-amount';
import type { FollowUpsShown } from './use-follow-ups';

interface KeyFiguresProps {
  readonly projects: readonly Project[];
  /** Of the dashboard: the lists behind the figures have it too. */
  readonly filter: ProjectFilter;
  readonly now: Date;
  /** No row was left out, by the limit or by a date filter. */
  readonly isWhole: boolean;
  readonly followUps: FollowUpsShown;
  /** Who reads follows the files: those to relaunch are their turn. */
  readonly yours: boolean;
}

/** Counts over the loaded projects, without the kept oddities of the charts. */
export function KeyFigures({ projects, filter, now, isWhole, followUps, yours }: KeyFiguresProps) {
  const figures = useMemo(() => keyFigures(projects, now, isWhole), [projects, now, isWhole]);
  const month = monthName.format(now);
  const year = yearName.format(now);
  const fundedAddress = endedAddress('finances', periodOf('annee', now), filter);
  return (
    <KpiGrid>
      <KpiCard
        label="Dossiers en cours"
        linkAs={Link}
        to={viewAddress('en-cours', filter)}
        value={formatNumber(figures.inProgress)}
        note={
          <TextLink as={Link} to={viewAddress('attente', filter)}>
            {amongThem(figures.waitingForApplicant)} en attente du demandeur
          </TextLink>
        }
      />
      <KpiCard
        label="À relancer"
        yours={yours}
        linkAs={Link}
        to={followUps.rows === undefined ? undefined : followUps.listAddress}
        value={
          followUps.rows === undefined ? (
            <Skeleton width="3ch" height="1em" />
          ) : (
            formatNumber(followUps.rows.length)
          )
        }
        note={followUps.arePropositionsMissing ? 'propositions non comptées' : followUps.caveat}
      />
      <KpiCard
        label={`Nouveaux en ${month}`}
        linkAs={Link}
        to={viewAddress('nouveaux', filter)}
        value={formatNumber(figures.createdThisMonth)}
        note={comparison(figures.createdThisMonth, figures.createdByThisDayLastMonth, now)}
        course={
          figures.courses && <Course months="Douze" values={figures.courses.created} write={formatNumber} />
        }
      />
      <KpiCard
        label={`Dossiers financés en\u00A0${year}`}
        linkAs={Link}
        to={fundedAddress}
        value={formatNumber(figures.fundedThisYear)}
        note={`${amongThem(figures.fundedThisMonth)} en ${month}`}
        course={
          figures.courses && (
            <Course months="Douze" values={figures.courses.funded} write={formatNumber} hue="amount" />
          )
        }
      />
      <KpiCard
        label={`Montant financé en\u00A0${year}`}
        linkAs={Link}
        to={fundedAddress}
        value={shortAmount(figures.amountFundedThisYear)}
        note={
          figures.fundedThisYear > 0 &&
          `${formatMoney(figures.amountFundedThisYear / figures.fundedThisYear)} en moyenne`
        }
        course={
          figures.courses && (
            <Course months="Douze" values={figures.courses.amount} write={shortAmount} hue="amount" />
          )
        }
      />
    </KpiGrid>
  );
}

const amongThem = (count: number): string => (count === 0 ? 'aucun' : `dont ${formatNumber(count)}`);

/** This month against last month up to the same day, when both are fully loaded. */
function comparison(count: number, before: number | undefined, now: Date): ReactNode {
  const today = parisDay(now.toISOString());
  if (before === undefined || today === undefined) return undefined;
  const then = `qu’au ${formatDayMonth(sameDayLastMonth(today))}`;
  if (count === before) return `autant ${then}`;
  return (
    <>
      <Delta value={count - before} /> de {count > before ? 'plus' : 'moins'} {then}
    </>
  );
}
