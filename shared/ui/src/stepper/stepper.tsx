import type { MouseEvent } from 'react';
import { Check, Icon } from '../icon';
import styles from './stepper.module.css';

export interface Step {
  /** Id of the target block. */
  readonly id: string;
  /** In capitals, as in the specification. */
  readonly name: string;
  readonly done: boolean;
  /** « 3 champs à remplir », for an incomplete step. */
  readonly missing?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  label?: string | undefined;
}

/** Navigation in a one-page form: shows which blocks are complete and scrolls to them. */
export function Stepper({ steps, current, label = 'Étapes du formulaire' }: StepperProps) {
  const position = Math.max(
    steps.findIndex(({ id }) => id === current),
    0,
  );
  return (
    <nav aria-label={label}>
      <p className={styles.short} aria-hidden="true">
        <span className={styles.name}>{steps[position]?.name}</span>
        <span>
          Étape {position + 1} sur {steps.length}
        </span>
      </p>
      <ol className={styles.stepper}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.item}
            data-state={step.done ? 'done' : 'todo'}
            aria-current={step.id === current ? 'step' : undefined}
          >
            <a className={styles.link} href={`#${step.id}`} onClick={(event) => goToBlock(event, step.id)}>
              <span className={styles.number}>
                {step.done && <Icon glyph={Check} size="sm" />}
                {stepWords(step, index, step.id === current)}
              </span>
              <span className={styles.name}>{step.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepWords(step: Step, index: number, isCurrent: boolean): string {
  const number = `Étape ${index + 1}`;
  if (step.done) return `${number}, terminée`;
  if (isCurrent) return `${number}, en cours`;
  return step.missing ? `${number}, ${step.missing}` : number;
}

/** The URL belongs to the router: the step scrolls to its block and focuses it, without a `#`. */
function goToBlock(event: MouseEvent, id: string) {
  event.preventDefault();
  const block = document.getElementById(id);
  block?.scrollIntoView({ block: 'start' });
  const control = block?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
}
