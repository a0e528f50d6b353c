import { drawStreet, type Outcome, type WindowState } from './street';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Cluster } from '../layout/layout';
import styles from './progress-bar.module.css';

export type { Outcome } from './street';

const LAST_STEP = 12;

export interface ProgressBarProps {
  /** 1 to 12; `null` for a status without a step in the specification: nothing is shown while it is open. */
  step: number | null;
  /** `finished`: funds released. `closed`: closed without funds. */
  outcome?: Outcome | undefined;
  /** French name of the status, for screen readers. */
  status: string;
  label?: string | undefined;
  /** `sm`: twelve small bars and the text, for lists. `xs`: the bars, the text for screen readers only. */
  size?: 'md' | 'sm' | 'xs' | undefined;
  /** The current step waits for somebody else than the reader: outlined, since amber is the reader's turn. */
  othersTurn?: boolean | undefined;
}

/** Progress of a project as a façade: one window per step, in six phases, the current one lit (section 4). */
export function ProgressBar({
  step,
  outcome = 'open',
  status,
  label = 'Avancement du dossier',
  size = 'md',
  othersTurn,
}: ProgressBarProps) {
  const words = progressWords(step, outcome);
  const street = step === null ? [] : drawStreet(step, outcome);
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
  if (step === null) return words === '' ? null : <p className={styles.step}>{words}</p>;

  const percent = `${Math.round((step / LAST_STEP) * 100)}\u00A0%`;
  const phase = street.findIndex(({ state }) => state === 'current');
  const isOpen = outcome === 'open';
  return (
    <div
      className={styles.progress}
      data-others-turn={othersTurn || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={LAST_STEP}
      aria-valuenow={step}
      aria-valuetext={
        isOpen ? `${status}, étape ${step} sur ${LAST_STEP}, ${percent}` : `${status}, ${words}`
      }
    >
      <Cluster gap={1} across={4} justify="between" align="baseline">
        <span className={styles.step}>{words}</span>
        {isOpen && <span className={styles.percent}>{percent}</span>}
        {phase >= 0 && (
          <span className={styles.phaseName}>
            Phase {phase + 1} sur {street.length}, {street[phase]?.name.toLocaleLowerCase('fr')}
          </span>
        )}
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
