import type { MouseEvent } from 'react';
import { Check, Icon } from '../icon';
import styles from './stepper.module.css';

export interface Step {
  /** Id of the block that the step leads to. */
  readonly id: string;
  /** As the specification writes it, in capitals. */
  readonly name: string;
  readonly done: boolean;
  /** « 3 champs à remplir », for a step that is not done. */
  readonly missing?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Id of the step in view. */
  current: string;
  label?: string | undefined;
}

/** Where one is in a form that stands on one page: tells what is complete, and jumps. It does not page. */
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

/** The address of the page is the router's: the step scrolls to its block and gives it the focus, without a `#`. */
function goToBlock(event: MouseEvent, id: string) {
  event.preventDefault();
  const block = document.getElementById(id);
  block?.scrollIntoView({ block: 'start' });
  const control = block?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
}
