import { PROJECT_BLOCKS } from './project-blocks';

/** The button that had the focus goes with its notice: the form takes it. */
export function focusFirstField(): void {
  document.querySelector<HTMLElement>(`#${PROJECT_BLOCKS[0].id} input`)?.focus();
}
