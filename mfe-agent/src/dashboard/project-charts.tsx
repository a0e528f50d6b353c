import { countedAsAccepted, monthlyCounts, statusBars, statusTally } from '@portal/domain/dashboard';
import { formatLongDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { useMemo } from 'react';
import { Bars } from './bars';
import { Curve } from './curve';
import styles from './dashboard.module.css';

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
  const day = formatLongDate(now.toISOString());
  return (
    <>
      <Bars
        title="Projets ouverts"
        day={day}
        bars={open}
        hue="var(--color-chart-1)"
        className={styles.open}
      />
      <Bars
        title="Projets fermés"
        day={day}
        bars={closed}
        hue="var(--color-chart-muted)"
        className={styles.closed}
      />
    </>
  );
}
