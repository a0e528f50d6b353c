import { useFormValues } from '@portal/forms';
import { Accordion } from '@portal/ui/accordion';
import { Card } from '@portal/ui/card';
import { Skeleton } from '@portal/ui/skeleton';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import styles from './project-simulation.module.css';
import type { ProjectValues } from './project-values';
import type { SimulationBodyProps } from './simulation-body';
import type { Assumptions } from './simulation-figures';

/** Arrives after the form; when it does not, the form does without. */
const SimulationBody = lazy(() =>
  import('./simulation-body').then(
    ({ SimulationBody: Body }) => ({ default: Body }),
    () => ({ default: Unavailable }),
  ),
);

interface ProjectSimulationProps {
  readonly assumptions: Assumptions;
  readonly onAssumptions: (assumptions: Assumptions) => void;
}

/** What the project would cost and ask, from what is typed in the form. It is computed here, and nothing of it is sent. */
export function ProjectSimulation({ assumptions, onAssumptions }: ProjectSimulationProps) {
  // Figures follow the typing, they do not slow it down.
  const values = useDeferredValue(useFormValues<ProjectValues>());
  const content = useMemo(
    () => (
      <Suspense fallback={<Skeleton height="8rem" />}>
        <SimulationBody values={values} assumptions={assumptions} onAssumptions={onAssumptions} />
      </Suspense>
    ),
    [values, assumptions, onAssumptions],
  );
  return (
    <Card as="div" tone="sunken" className={styles.card}>
      <Accordion
        flush
        headingAs="h2"
        initial="simulation"
        sections={[{ id: 'simulation', label: 'Votre simulation', content }]}
      />
    </Card>
  );
}

function Unavailable(_: SimulationBodyProps) {
  return <p>La simulation n’est pas disponible pour le moment. Votre formulaire n’en a pas besoin.</p>;
}
