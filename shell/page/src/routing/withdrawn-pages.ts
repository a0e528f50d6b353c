import type { Kit } from '@portal/kit';
import type { createMemoryRouter } from '@portal/kit/shell';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from './current-visit';

type Router = ReturnType<typeof createMemoryRouter>;

export interface WithdrawnPagesOptions {
  readonly remotes: Pick<
    Remotes,
    'serial' | 'refresh' | 'isWithdrawn' | 'isOutdated' | 'isBusy' | 'onChange'
  >;
  readonly visit: CurrentVisit;
  readonly unsaved: Pick<Kit['unsaved'], 'changes'>;
}

/**
 * Replaces the page on screen once a new registry no longer gives its version: another version of the page, or the card
 * of a closed section. A page that somebody is just opening is replaced by a newer version as well: each navigation asks
 * for the registry while it loads its page. A page with unsaved input stays until that is saved or given up.
 */
export function leaveWithdrawnPages(
  router: Pick<Router, 'state' | 'subscribe' | 'revalidate'>,
  { remotes, visit, unsaved }: WithdrawnPagesOptions,
): void {
  let { serial } = remotes;
  let isDue = false;
  /** The navigation, by its key, that asked last, and whether the answer is still to come. */
  let going: string | undefined;
  let isAsking = false;
  let isArriving = false;

  function leave() {
    // A navigation under way may itself bring another version.
    isDue = router.state.navigation.state !== 'idle';
    if (isDue) return;
    const shown = visit.shown();
    const hasJustCome = isArriving;
    isArriving = false;
    if (!shown || remotes.isBusy(shown.remote)) return;
    const { remote, version } = shown;
    if (!remotes.isWithdrawn(remote, version) && !(hasJustCome && remotes.isOutdated(remote, version)))
      return;
    visit.forget();
    void router.revalidate();
  }

  async function ask(): Promise<void> {
    isAsking = true;
    await remotes.refresh();
    isAsking = false;
  }

  remotes.onChange(() => {
    // Another user or a preview is no reason: those navigate by themselves.
    if (remotes.serial === serial) return;
    ({ serial } = remotes);
    isArriving = isAsking;
    leave();
  });
  router.subscribe(({ initialized, navigation }) => {
    // What leads to the first page has just asked.
    if (initialized && navigation.state === 'loading' && navigation.location.key !== going) {
      going = navigation.location.key;
      void ask();
    }
    if (isDue) leave();
  });
  unsaved.changes.subscribe((isHeld) => {
    if (!isHeld) leave();
  });
}
