import {
  countedAsAccepted,
  type MonthlyCount,
  monthlyCounts,
  type StatusBar,
  statusBars,
  statusTally,
} from '@portal/domain/dashboard';
import { formatLongDate, formatMonth, formatNumber } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { useMemo } from 'react';
import { barChartOptions, ChartFigure, lineChartOptions } from './charts';

interface ProjectChartProps {
  readonly projects: readonly Project[];
  readonly now: Date;
}

/** Projects created in each of the last six months. */
export function ProjectCurve({ projects, now }: ProjectChartProps) {
  const counts = useMemo(() => monthlyCounts(projects, now), [projects, now]);
  return <Curve title="Nouveaux Projets" counts={counts} hue="var(--color-chart-1)" />;
}

/** The accepted ones, as the reference portal counts them: see `countedAsAccepted`. */
export function ProjectsOfAcceptedCurve({ projects, now }: ProjectChartProps) {
  const counts = useMemo(() => monthlyCounts(countedAsAccepted(projects), now), [projects, now]);
  return <Curve title="propositions accéptées" counts={counts} hue="var(--color-chart-5)" />;
}

/** Projects by status, the two groups of section 4. */
export function ProjectBars({ projects, now }: ProjectChartProps) {
  const { open, closed } = useMemo(() => statusBars(statusTally(projects)), [projects]);
  const summary = `Par statut, au ${formatLongDate(now.toISOString())}`;
  return (
    <>
      <Bars title="Projets ouverts" summary={summary} bars={open} hue="var(--color-chart-1)" />
      <Bars title="Projets fermés" summary={summary} bars={closed} hue="var(--color-chart-muted)" />
    </>
  );
}

interface CurveProps {
  readonly title: string;
  readonly counts: readonly MonthlyCount[];
  readonly hue: string;
}

/** One of the three curves: months, what they sum up to, and the same as a table. */
export function Curve({ title, counts, hue }: CurveProps) {
  const options = useMemo(() => lineChartOptions({ title, counts, hue }), [title, counts, hue]);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const current = counts.at(-1);
  const month = current && formatMonth(current.year, current.month).split(' ')[0];
  return (
    <ChartFigure
      title={title}
      summary={`${formatNumber(total)} en six mois${month ? `, ${month} en cours` : ''}`}
      kind="line"
      options={options}
      rowHeader="Mois"
      rows={counts.map(({ year, month: index, count }) => ({ name: formatMonth(year, index), count }))}
    />
  );
}

interface BarsProps {
  readonly title: string;
  readonly summary: string;
  readonly bars: readonly StatusBar[];
  readonly hue: string;
}

function Bars({ title, summary, bars, hue }: BarsProps) {
  const options = useMemo(() => barChartOptions({ title, bars, hue }), [title, bars, hue]);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      kind="bar"
      options={options}
      rowHeader="Statut"
      rows={bars.map(({ label, count }) => ({ name: label, count }))}
    />
  );
}
