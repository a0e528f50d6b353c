import type { MouseEvent } from 'react';
import { Check, Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stepper.module.css';

export interface Step {
  /** Id of the target block. */
  readonly id: string;
  /** In capitals, as in the specification. */
  readonly name: string;
  readonly done: boolean;
  /** « 3 à remplir », for an incomplete step. */
  readonly missing?: string | undefined;
  /** Address of a step that is in the history; by default the block on this page. */
  readonly href?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** Opens a step that is in the history. Without it the link scrolls to the block and focuses its first control. */
  onStep?: ((id: string) => void) | undefined;
}

/** Navigation in a form: one slim line that shows which steps are complete and what the others miss. */
export function Stepper({ steps, current, onStep = goToBlock }: StepperProps) {
  const follow = (event: MouseEvent, id: string) => {
    // A new tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onStep(id);
  };
  return (
    <nav aria-label="Parties du formulaire">
      <ol className={styles.steps}>
        {steps.map(({ id, name, done, missing, href }, index) => (
          <li
            key={id}
            className={styles.item}
            data-current={id === current || undefined}
            data-state={done ? 'done' : 'todo'}
          >
            <a
              className={styles.link}
              href={href ?? `#${id}`}
              aria-current={id === current ? 'step' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span className={styles.number} aria-hidden="true">
                {done ? <Icon glyph={Check} size="sm" /> : index + 1}
              </span>
              <VisuallyHidden>Partie {index + 1}, </VisuallyHidden>
              <span className={styles.name}>{name}</span>
              <VisuallyHidden> : </VisuallyHidden>
              <span className={styles.left}>{done ? 'complet' : missing}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The URL belongs to the router: the step scrolls to its block and focuses it, without a `#`. */
function goToBlock(id: string) {
  const block = document.getElementById(id);
  block?.scrollIntoView({ block: 'start' });
  const control = block?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
}
