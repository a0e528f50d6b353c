import { useFormValues } from '@portal/forms';
import { Accordion } from '@portal/ui/accordion';
import { Card } from '@portal/ui/card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Skeleton } from '@portal/ui/skeleton';
import { useDeferredValue, useMemo } from 'react';
import { defer, map } from 'rxjs';
import { useResource } from '../resource';
import { useInAddress } from '../routes';
import styles from './project-simulation.module.css';
import type { ProjectValues } from './project-table';

/** Loaded after the form, which works without it. A failure is not cached: a retry downloads again. */
const simulationBody = defer(() => import('./simulation-body')).pipe(map((module) => module.SimulationBody));

/** In the address, for it is open unless somebody closed it. */
const FOLDED = 'repliee';

/** Cost and household effort of the project, computed from the form's values. Nothing of it is sent. */
export function ProjectSimulation() {
  // Deferred, so that typing stays fast.
  const values = useDeferredValue(useFormValues<ProjectValues>());
  const [shown, show] = useInAddress('simulation');
  const content = useMemo(() => <LaterBody values={values} />, [values]);
  return (
    <Card as="div" tone="sunken" className={styles.card} data-screen-only>
      <Accordion
        initial={shown === FOLDED ? undefined : 'simulation'}
        onToggle={(_, isOpen) => show(isOpen ? '' : FOLDED)}
        sections={[{ id: 'simulation', label: 'Simulation', content }]}
      />
    </Card>
  );
}

function LaterBody({ values }: { readonly values: ProjectValues }) {
  const body = useResource(() => simulationBody, []);
  if (body.status === 'failed')
    return (
      <LoadFailure title="La simulation n’est pas disponible pour le moment." onRetry={body.reload}>
        Le formulaire n’en a pas besoin.
      </LoadFailure>
    );
  return body.value ? <body.value values={values} /> : <Skeleton height="8rem" />;
}
