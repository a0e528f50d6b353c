import { useFormValues } from '@portal/forms';
import { Button } from '@portal/ui/button';
import { FormNote } from '@portal/ui/form-layout';
import { RotateCw } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import { useDeferredValue } from 'react';
import { defer, map } from 'rxjs';
import { useResource } from '../resource';
import { useOpenInAddress } from '../routes';
import type { ProjectValues } from './project-table';

/** Loaded after the form, which works without it. A failure is not cached: a retry downloads again. */
const simulationBody = defer(() => import('./simulation-body')).pipe(map((module) => module.SimulationBody));

/**
 * Cost and household effort of the project, computed from the form's values, behind one line that never changes its
 * height. Nothing of it is sent.
 */
export function ProjectSimulation() {
  // Deferred, so that typing stays fast.
  const values = useDeferredValue(useFormValues<ProjectValues>());
  const body = useResource(() => simulationBody, []);
  const [isOpen, open] = useOpenInAddress('simulation');
  if (body.status === 'failed')
    return (
      <FormNote>
        La simulation n’est pas disponible pour le moment.{' '}
        <Button variant="quiet" icon={RotateCw} onClick={body.reload}>
          Réessayer
        </Button>
      </FormNote>
    );
  return body.value ? (
    <body.value values={values} isOpen={isOpen} onToggle={open} />
  ) : (
    <Skeleton height="3.125rem" />
  );
}
