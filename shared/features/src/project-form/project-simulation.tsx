import { useFormValues } from '@portal/forms';
import { Accordion } from '@portal/ui/accordion';
import { Card } from '@portal/ui/card';
import { useDeferredValue, useMemo } from 'react';
import { useInAddress } from '../routes';
import type { Assumptions } from './assumption-fields';
import styles from './project-simulation.module.css';
import type { ProjectValues } from './project-table';
import { SimulationBody } from './simulation-body';

/** In the address, for it is open unless somebody closed it. */
const FOLDED = 'repliee';

interface ProjectSimulationProps {
  readonly assumptions: Assumptions;
  readonly onAssumptions: (assumptions: Assumptions) => void;
}

/** Cost and household effort of the project, computed from the form's values. Nothing of it is sent. */
export function ProjectSimulation({ assumptions, onAssumptions }: ProjectSimulationProps) {
  // Deferred, so that typing stays fast.
  const values = useDeferredValue(useFormValues<ProjectValues>());
  const [shown, show] = useInAddress('simulation');
  const content = useMemo(
    () => <SimulationBody values={values} assumptions={assumptions} onAssumptions={onAssumptions} />,
    [values, assumptions, onAssumptions],
  );
  return (
    <Card as="div" tone="sunken" className={styles.card} data-screen-only>
      <Accordion
        initial={shown === FOLDED ? [] : 'simulation'}
        onChange={(open) => show(open.length === 0 ? FOLDED : '')}
        sections={[{ id: 'simulation', label: 'Simulation', content }]}
      />
    </Card>
  );
}
