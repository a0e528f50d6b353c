import type { ProjectDuration, ProjectEstimate } from '@portal/domain/finance';
import { CircleCheck, Icon } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import styles from './project-simulation.module.css';

/**
 * Advice, not errors: the project may be sent as it is. Without figures, to be announced once, not at each keystroke.
 */
export function SimulationWarnings({ estimate }: { readonly estimate: ProjectEstimate }) {
  const { effort, duration, isAboveMaximumPayment } = estimate;
  const isEffortKept = effort?.isAboveLimit === false;
  return (
    <>
      {effort?.isAboveLimit === true && <Notice tone="you">{EFFORT.above}</Notice>}
      {isAboveMaximumPayment && (
        <Notice tone="you">La mensualité estimée dépasse la mensualité maximale que vous souhaitez.</Notice>
      )}
      {duration === 'above' && <Notice tone="you">{DURATIONS.above}</Notice>}
      {isEffortKept && <Kept>{EFFORT.kept}</Kept>}
      {duration !== 'above' && <Kept>{DURATIONS[duration]}</Kept>}
    </>
  );
}

const EFFORT = {
  kept: 'Votre taux d’effort reste dans la limite de 35\u00A0%.',
  above:
    'Votre taux d’effort dépasse 35\u00A0%, maximum de la règle générale, assurance comprise. Un apport plus élevé ou une durée plus longue le réduirait. Seul l’organisme prêteur apprécie votre solvabilité.',
} as const;

const DURATIONS: Readonly<Record<ProjectDuration, string>> = {
  within: 'La durée ne dépasse pas 25 ans, maximum de la règle générale.',
  'within-deferred':
    'La durée dépasse 25 ans. La règle générale l’admet jusqu’à 27 ans avec un différé, pour une construction ou des travaux.',
  above: 'La durée dépasse 25 ans, maximum de la règle générale (27 ans dans certains cas de différé).',
};

function Kept({ children }: { readonly children: string }) {
  return (
    <p className={styles.within}>
      <Icon glyph={CircleCheck} size="sm" />
      {children}
    </p>
  );
}
