import { drawStreet, firstStepOf, type Outcome, type WindowState } from './street';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Cluster } from '../layout/layout';
import styles from './progress-bar.module.css';

export type { Outcome } from './street';

const LAST_STEP = 12;

export interface ProgressBarProps {
  /** 1 to 12; `null` for a status without a step in the specification: its phase is shown, nothing without one. */
  step: number | null;
  /** 1 to 6. */
  phase?: number | undefined;
  /** `finished`: funds released. `closed`: closed without funds. */
  outcome?: Outcome | undefined;
  /** French name of the status, for screen readers. */
  status: string;
  label?: string | undefined;
  /** `sm`: twelve small bars and the text, for lists. `xs`: the bars, the text for screen readers only. */
  size?: 'md' | 'sm' | 'xs' | undefined;
  /** The current step waits for somebody else than the reader: outlined, since amber is the reader's turn. */
  othersTurn?: boolean | undefined;
  /** The step and its windows alone, where neither the share nor the phase is asked for. */
  brief?: boolean | undefined;
}

/** Progress of a project as a façade: one window per step, in six phases, the current one lit (section 4). */
export function ProgressBar({
  step,
  phase,
  outcome = 'open',
  status,
  label = 'Avancement du dossier',
  size = 'md',
  othersTurn,
  brief,
}: ProgressBarProps) {
  const words = progressWords(step, outcome);
  const drawn = step ?? (phase === undefined ? undefined : firstStepOf(phase));
  const street = drawn === undefined ? [] : drawStreet(drawn, outcome);
  if (size !== 'md')
    return (
      <div
        className={styles.small}
        data-others-turn={othersTurn || undefined}
        data-bare={size === 'xs' || undefined}
      >
        {step !== null && (
          <span className={styles.row} aria-hidden="true">
            {street.flatMap(({ windows }) => windows).map(drawWindow)}
          </span>
        )}
        {words !== '' &&
          (size === 'xs' ? (
            <VisuallyHidden>{words}</VisuallyHidden>
          ) : (
            <span className={styles.note}>{words}</span>
          ))}
      </div>
    );
  if (drawn === undefined) return words === '' ? null : <p className={styles.step}>{words}</p>;

  const percent = `${Math.round((drawn / LAST_STEP) * 100)}\u00A0%`;
  const current = street.findIndex(({ state }) => state === 'current');
  const place = `${current + 1} sur ${street.length}, ${street[current]?.name.toLocaleLowerCase('fr')}`;
  const isOpen = outcome === 'open';
  // Names under the bar are part of the drawing: screen readers get the phase as text, alone where there is no step.
  const measure = step !== null && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': LAST_STEP,
    'aria-valuenow': step,
    'aria-valuetext': isOpen
      ? `${status}, phase ${place}, étape ${step} sur ${LAST_STEP}, ${percent}`
      : `${status}, ${words}`,
  };
  return (
    <div className={styles.progress} data-others-turn={othersTurn || undefined} {...measure}>
      <Cluster gap={1} across={4} justify="between" align="baseline">
        <span className={styles.step}>{step === null ? `Phase ${place}` : words}</span>
        {step !== null && isOpen && !brief && <span className={styles.percent}>{percent}</span>}
        {step !== null && current >= 0 && !brief && <span className={styles.phaseName}>Phase {place}</span>}
      </Cluster>
      <ol className={styles.street} aria-hidden="true">
        {street.map(({ name, state, windows }, index) => (
          <li key={name} className={styles.phase} data-state={state}>
            <span className={styles.windows}>{windows.map(drawWindow)}</span>
            <span className={styles.label}>
              {index + 1}. {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const drawWindow = (state: WindowState, position: number) => (
  <span key={position} className={styles.window} data-state={state} />
);

function progressWords(step: number | null, outcome: Outcome): string {
  if (outcome === 'finished') return 'Terminé';
  if (outcome === 'closed') return 'Dossier clos';
  return step === null ? '' : `Étape ${step} sur ${LAST_STEP}`;
}
