import type { Kit } from '@portal/kit';
import type { createMemoryRouter } from '@portal/kit/shell';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from './current-visit';

type Router = ReturnType<typeof createMemoryRouter>;

export interface WithdrawnPagesOptions {
  readonly remotes: Pick<Remotes, 'serial' | 'isWithdrawn' | 'isBusy' | 'onChange'>;
  readonly visit: CurrentVisit;
  readonly unsaved: Pick<Kit['unsaved'], 'changes'>;
}

/**
 * Replaces the page on screen once a new registry no longer gives its version: another version of the page, or the card
 * of a closed section. A page with unsaved input stays until that is saved or given up.
 */
export function leaveWithdrawnPages(
  router: Pick<Router, 'state' | 'subscribe' | 'revalidate'>,
  { remotes, visit, unsaved }: WithdrawnPagesOptions,
): void {
  let { serial } = remotes;
  let isDue = false;

  function leave() {
    // A navigation under way may itself bring another version.
    isDue = router.state.navigation.state !== 'idle';
    if (isDue) return;
    const shown = visit.shown();
    if (!shown || !remotes.isWithdrawn(shown.remote, shown.version) || remotes.isBusy(shown.remote)) return;
    visit.forget();
    void router.revalidate();
  }

  remotes.onChange(() => {
    // Another user or a preview is no reason: those navigate by themselves.
    if (remotes.serial === serial) return;
    ({ serial } = remotes);
    leave();
  });
  router.subscribe(() => {
    if (isDue) leave();
  });
  unsaved.changes.subscribe((isHeld) => {
    if (!isHeld) leave();
  });
}
