/** How a file stands: on its way, closed with the funds released, closed without. */
export type Outcome = 'open' | 'finished' | 'closed';

export type WindowState = 'done' | 'current' | 'todo' | 'closed';

/** One phase of the journey: its name and how many of the twelve steps it holds. */
interface Phase {
  readonly name: string;
  readonly steps: number;
}

/** One phase as it is drawn. Its state is that of its ground line. */
export interface DrawnPhase {
  readonly name: string;
  readonly state: WindowState;
  readonly windows: readonly WindowState[];
}

/** The six phases of the twelve steps of the specification (section 4). */
export const PHASES: readonly Phase[] = [
  { name: 'Projet déposé', steps: 1 },
  { name: 'Étude du dossier', steps: 1 },
  { name: 'Mandat et documents', steps: 3 },
  { name: 'Propositions', steps: 3 },
  { name: 'Assurance et offre de prêt', steps: 3 },
  { name: 'Versement des fonds', steps: 1 },
];

/**
 * The windows of the street at a step. An open file has one lit window, at its step; a finished one has none left to
 * light; a closed one has none lit at all.
 */
export function drawStreet(step: number, outcome: Outcome): readonly DrawnPhase[] {
  let before = 0;
  return PHASES.map(({ name, steps }) => {
    const windows = Array.from({ length: steps }, (_, index) =>
      windowState(before + index + 1, step, outcome),
    );
    before += steps;
    return { name, windows, state: phaseState(windows) };
  });
}

function windowState(window: number, step: number, outcome: Outcome): WindowState {
  if (outcome === 'finished') return 'done';
  if (outcome === 'closed') return 'closed';
  if (window === step) return 'current';
  return window < step ? 'done' : 'todo';
}

function phaseState(windows: readonly WindowState[]): WindowState {
  if (windows.includes('current')) return 'current';
  return windows[0] ?? 'todo';
}
