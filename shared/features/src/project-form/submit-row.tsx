import { SubmitButton } from '@portal/forms';
import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { useFieldsLeft, whatIsLeft } from './fields-left';
import { type FormSteps, stepBeside } from './form-steps';
import styles from './project-form.module.css';

interface SubmitRowProps {
  readonly steps: FormSteps;
  readonly children: ReactNode;
}

/**
 * The submit button, on the last step or as soon as the form is complete. Never disabled: pressed early, it leads to the
 * first field left.
 */
export function SubmitRow({ steps, children }: SubmitRowProps) {
  const left = useFieldsLeft();
  const isComplete = left.length === 0;
  const before = steps.isPaged && steps.isLast ? stepBeside(steps.current, -1) : undefined;
  if (steps.isPaged && !steps.isLast && !isComplete) return null;
  return (
    <div className={styles.submit}>
      {before !== undefined && <Button onClick={() => steps.open(before)}>Retour</Button>}
      {!isComplete && (
        <p className={styles.left}>
          Encore <strong>{`${String(left.length)}\u00A0${left.length > 1 ? 'champs' : 'champ'}`}</strong>{' '}
          {whatIsLeft(left)}
        </p>
      )}
      <SubmitButton caps>{children}</SubmitButton>
    </div>
  );
}
