import { countedAsAccepted, monthlyCounts, statusBars, statusTally } from '@portal/domain/dashboard';
import { formatLongDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { useMemo } from 'react';
import { Bars } from './bars';
import { Curve } from './curve';
import styles from './dashboard.module.css';

/** Explains the kept oddities of section 4 where they appear: docs/observed-behaviour.md. */
const OPEN_NOTICE =
  'La barre «\u00A0Nouveau projet\u00A0» comprend les propositions acceptées. Les dossiers approuvés, finalisés ou dont l’offre est éditée n’ont pas de barre.';
const CLOSED_NOTICE =
  'La barre «\u00A0Fonds débloqués\u00A0» reprend le nombre de refus d’offre de crédit\u00A0: les dossiers financés sont comptés en haut de page.';
const ACCEPTED_NOTICE = 'Compte les dossiers au statut «\u00A0Dossier approuvé\u00A0», par mois de création.';

interface ProjectChartProps {
  readonly projects: readonly Project[];
  readonly now: Date;
}

/** Projects created per month, over six months. */
export function ProjectCurve({ projects, now }: ProjectChartProps) {
  const counts = useMemo(() => monthlyCounts(projects, now), [projects, now]);
  return <Curve title="Nouveaux Projets" counts={counts} hue="var(--color-chart-1)" />;
}

/** Accepted projects, as the reference portal counts them: see `countedAsAccepted`. */
export function ProjectsOfAcceptedCurve({ projects, now }: ProjectChartProps) {
  const counts = useMemo(() => monthlyCounts(countedAsAccepted(projects), now), [projects, now]);
  return (
    <Curve
      title="propositions accéptées"
      counts={counts}
      hue="var(--color-chart-5)"
      notice={ACCEPTED_NOTICE}
    />
  );
}

/** Projects by status, in the two groups of section 4. */
export function ProjectBars({ projects, now }: ProjectChartProps) {
  const { open, closed } = useMemo(() => statusBars(statusTally(projects)), [projects]);
  const day = formatLongDate(now.toISOString());
  return (
    <>
      <Bars
        title="Projets ouverts"
        day={day}
        bars={open}
        notice={OPEN_NOTICE}
        hue="var(--color-chart-1)"
        className={styles.open}
      />
      <Bars
        title="Projets fermés"
        day={day}
        bars={closed}
        notice={CLOSED_NOTICE}
        hue="var(--color-chart-muted)"
        className={styles.closed}
      />
    </>
  );
}
