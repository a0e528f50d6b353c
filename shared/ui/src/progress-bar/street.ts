/** In progress, closed with funds released, or closed without. */
export type Outcome = 'open' | 'finished' | 'closed';

export type WindowState = 'done' | 'current' | 'todo' | 'closed';

interface Phase {
  readonly name: string;
  readonly steps: number;
}

/** A phase as drawn. Its state is that of its ground line. */
export interface DrawnPhase {
  readonly name: string;
  readonly state: WindowState;
  readonly windows: readonly WindowState[];
}

/** The six phases of the twelve steps (specification, section 4). */
const PHASES: readonly Phase[] = [
  { name: 'Projet déposé', steps: 1 },
  { name: 'Étude du dossier', steps: 1 },
  { name: 'Mandat et documents', steps: 3 },
  { name: 'Propositions', steps: 3 },
  { name: 'Assurance et offre de prêt', steps: 3 },
  { name: 'Versement des fonds', steps: 1 },
];

/** At a step of an open project the current window is lit; in a closed one all are done, or all closed. */
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

/** The first step of a phase, 1 to 6: where a status that only has a phase is drawn. */
export const firstStepOf = (phase: number): number =>
  PHASES.slice(0, phase - 1).reduce((sum, { steps }) => sum + steps, 1);

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
