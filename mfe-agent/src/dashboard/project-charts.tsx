import {
  countedAsAccepted,
  type MonthlyCount,
  monthlyCounts,
  type StatusBar,
  statusBars,
  statusTally,
  truncationNotice,
} from '@portal/domain/dashboard';
import { formatMonth, formatNumber } from '@portal/domain/format';
import type { Project, ProjectFilter } from '@portal/domain/project';
import { type Proposition, standingOf } from '@portal/domain/proposition';
import { paths } from '@portal/features/routes';
import { ChartCard } from '@portal/ui/chart-card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Skeleton } from '@portal/ui/skeleton';
import { memo, useMemo } from 'react';
import { ChartFigure } from './charts/chart-figure';
import { barChartOptions, lineChartOptions } from './charts/chart-options';
import styles from './dashboard.module.css';
import { barAddress, monthAddress } from './list-doors';
import type { LoadedPropositions } from './use-follow-ups';

/** Explains the kept oddities of section 4 where they appear: docs/observed-behaviour.md. */
const OPEN_HELP =
  'La barre «\u00A0Nouveau projet\u00A0» comprend les propositions acceptées. Les dossiers approuvés, finalisés ou dont l’offre est éditée n’ont pas de barre.';
const CLOSED_HELP =
  'La barre «\u00A0Fonds débloqués\u00A0» reprend le nombre de refus d’offre de crédit\u00A0: les dossiers financés dans l’année sont comptés en haut de page.';
const ACCEPTED_HELP =
  'Ce graphique compte les dossiers au statut «\u00A0Dossier approuvé\u00A0», par mois de création.';

interface ProjectChartProps {
  readonly projects: readonly Project[];
  readonly filter: ProjectFilter;
  readonly now: Date;
}

/** Projects created per month, over six months. */
export function ProjectCurve({ projects, filter, now }: ProjectChartProps) {
  const counts = useMemo(() => monthlyCounts(projects, now), [projects, now]);
  const doors = counts.map((count) => monthAddress(paths.projects, count, filter));
  return <Curve title="Nouveaux Projets" counts={counts} hue="var(--color-chart-1)" doors={doors} />;
}

/** Accepted projects, as the reference portal counts them: see `countedAsAccepted`. */
export function ProjectsOfAcceptedCurve({ projects, now }: Omit<ProjectChartProps, 'filter'>) {
  const counts = useMemo(() => monthlyCounts(countedAsAccepted(projects), now), [projects, now]);
  return (
    <Curve title="propositions accéptées" counts={counts} hue="var(--color-chart-5)" help={ACCEPTED_HELP} />
  );
}

/** Projects by status, in the two groups of section 4. */
export function ProjectBars({ projects, filter }: Omit<ProjectChartProps, 'now'>) {
  const { open, closed } = useMemo(() => statusBars(statusTally(projects)), [projects]);
  const doorsOf = (bars: readonly StatusBar[]) => bars.map((bar) => barAddress(bar, projects, filter));
  return (
    <>
      <Bars
        title="Projets ouverts"
        bars={open}
        doors={doorsOf(open)}
        help={OPEN_HELP}
        hue="var(--color-chart-1)"
        className={styles.open}
      />
      <Bars
        title="Projets fermés"
        bars={closed}
        doors={doorsOf(closed)}
        help={CLOSED_HELP}
        hue="var(--color-chart-muted)"
        className={styles.closed}
      />
    </>
  );
}

/** By index: the list that holds what is counted, where there is one. */
type Doors = readonly (string | undefined)[];

interface BarsProps {
  readonly title: string;
  readonly bars: readonly StatusBar[];
  readonly doors: Doors;
  readonly hue: string;
  readonly help: string;
  readonly className?: string | undefined;
}

/** A refresh usually brings equal counts: skip the redraw then. */
const sameFigures = (before: object, after: object): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** A chart by status, and a table view. */
const Bars = memo(function Bars({ title, bars, doors, hue, help, className }: BarsProps) {
  const options = useMemo(() => barChartOptions({ title, bars, hue }), [title, bars, hue]);
  const rows = useMemo(
    () => bars.map(({ label, count }, index) => ({ name: label, count, to: doors[index] })),
    [bars, doors],
  );
  return (
    <ChartFigure
      title={title}
      help={help}
      kind="bar"
      options={options}
      rowHeader="Statut"
      rows={rows}
      className={className}
    />
  );
}, sameFigures);

interface CurveProps {
  readonly title: string;
  readonly counts: readonly MonthlyCount[];
  readonly doors?: Doors | undefined;
  readonly hue: string;
  readonly help?: string | undefined;
  /** What is not counted, when something is not. */
  readonly caveat?: string | undefined;
}

/** A monthly chart with its total in words and a table view. */
const Curve = memo(function Curve({ title, counts, doors, hue, help, caveat }: CurveProps) {
  const options = useMemo(() => lineChartOptions({ title, counts, hue }), [title, counts, hue]);
  const rows = useMemo(
    () =>
      counts.map(({ year, month: index, count }, place) => ({
        name: formatMonth(year, index),
        count,
        to: doors?.[place],
      })),
    [counts, doors],
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFigure
      title={title}
      summary={[`${formatNumber(total)} en six mois`, caveat].filter(Boolean).join('. ')}
      help={help}
      kind="line"
      options={options}
      rowHeader="Mois"
      rows={rows}
    />
  );
}, sameFigures);

interface PropositionCurveProps {
  readonly propositions: LoadedPropositions;
  readonly filter: ProjectFilter;
  readonly now: Date;
  /** A status filter is active. It applies to projects, so this chart states that it ignores it. */
  readonly isStatusFiltered: boolean;
}

const NOT_BY_STATUS = 'Le filtre de statut porte sur les projets\u00A0: il ne change pas ce nombre.';
const TITLE = 'nouvelles propositions';
const NONE: readonly Proposition[] = [];

/** Proposals created per month, over six months, without drafts, which no applicant can read. Loads after the projects and fails independently. */
export function PropositionCurve({ propositions, filter, now, isStatusFiltered }: PropositionCurveProps) {
  const rows = propositions.value?.rows ?? NONE;
  const counts = useMemo(
    () =>
      monthlyCounts(
        rows.filter((row) => standingOf(row, now).isSent),
        now,
      ),
    [rows, now],
  );

  switch (propositions.status) {
    case 'loading':
      return (
        <ChartCard title={TITLE} summary="Chargement en cours">
          <Skeleton width="min(100%, 18.75rem)" height="18.75rem" />
        </ChartCard>
      );
    case 'failed':
      return (
        <ChartCard title={TITLE}>
          <LoadFailure onRetry={propositions.reload} />
        </ChartCard>
      );
    case 'ready':
      return (
        <Curve
          title={TITLE}
          counts={counts}
          doors={counts.map((count) =>
            // The statuses are those of projects.
            monthAddress(paths.propositions, count, { ...filter, statuses: undefined }, 'envoyees'),
          )}
          hue="var(--color-chart-2)"
          caveat={
            [
              truncationNotice(rows.length, propositions.value.total, 'proposition', {
                isComing: propositions.value.isComing,
              }),
              isStatusFiltered ? NOT_BY_STATUS : undefined,
            ]
              .filter((words) => words !== undefined)
              .join(' ') || undefined
          }
        />
      );
  }
}
