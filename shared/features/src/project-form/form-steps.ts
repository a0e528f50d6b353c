import { useNavigate, useSearchParams } from '@portal/kit';
import { useEffect, useRef } from 'react';
import { blockWith, PROJECT_BLOCKS, type ProjectField } from './project-table';

/** The step in the URL, so that Back returns to the step before. */
const PARAMETER = 'etape';

const FIRST = PROJECT_BLOCKS[0]?.id ?? '';
const LAST = PROJECT_BLOCKS.at(-1)?.id ?? '';

export type FormSteps = ReturnType<typeof useFormSteps>;

type Goal = 'heading' | 'nowhere' | { readonly field: ProjectField };

/**
 * The steps of the form.
 * @param isPaged one at a time, each in the history: for an applicant; the form of the staff shows all of them
 */
export function useFormSteps(isPaged: boolean) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = parameters.get(PARAMETER);
  const current = PROJECT_BLOCKS.find(({ id }) => id === asked)?.id ?? FIRST;
  const shown = useRef(current);
  const goal = useRef<Goal>('heading');

  useEffect(() => {
    if (!isPaged || shown.current === current) return;
    shown.current = current;
    moveFocus(current, goal.current);
    goal.current = 'heading';
  }, [isPaged, current]);

  const show = (id: string, next: Goal) => {
    if (!isPaged || shown.current === id) {
      moveFocus(id, next);
      return;
    }
    goal.current = next;
    void navigate({ search: searchOf(id, parameters) });
  };

  return {
    isPaged,
    current,
    /** Where the project is sent from. */
    isLast: !isPaged || current === LAST,
    hrefOf: (id: string) => searchOf(id, parameters),
    /** Moves the focus to its heading. */
    open: (id: string) => show(id, 'heading'),
    /** Moves the focus to the field. */
    openField: (field: ProjectField) => show(blockWith(field), { field }),
    /** After a refusal, whose summary has the focus. */
    showField: (field: ProjectField) => show(blockWith(field), 'nowhere'),
  };
}

/** The address of a step: folds that are open stay so. */
function searchOf(id: string, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  next.set(PARAMETER, id);
  return `?${next.toString()}`;
}

export function stepBeside(id: string, distance: -1 | 1): string | undefined {
  const index = PROJECT_BLOCKS.findIndex((block) => block.id === id) + distance;
  return PROJECT_BLOCKS[index]?.id;
}

function moveFocus(id: string, goal: Goal): void {
  const block = document.getElementById(id);
  if (goal === 'nowhere') return;
  if (goal === 'heading') {
    block?.scrollIntoView({ block: 'start' });
    block?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return;
  }
  const control = block?.querySelector<HTMLElement>(`[name="${goal.field}"]`);
  // A field behind a fold cannot take the focus.
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
}
