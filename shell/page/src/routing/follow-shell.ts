import { createSafeStorage, type Kit, type SafeStorage } from '@portal/kit';
import type { createMemoryRouter } from '@portal/kit/shell';
import { offeredShells } from '@portal/registry/read-shell';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from './current-visit';

/** The stable version for which this tab has opened a page anew, in its session storage. */
const FOLLOWED = 'portal.shell';

export interface FollowShellOptions {
  readonly remotes: Pick<Remotes, 'inspect' | 'isBusy'>;
  readonly visit: CurrentVisit;
  readonly unsaved: Pick<Kit['unsaved'], 'changes'>;
  readonly tab?: SafeStorage;
  readonly isOnline?: () => boolean;
  /** Opens an address as a document. */
  readonly open?: (address: string) => void;
}

/**
 * Opens the next page as a document, once the shell of this one is no longer given out (decision 0056). Not with unsaved
 * input, for a page that is told something by the one before, or offline; and once in a tab for each stable version, so that
 * a server that falls back to another one starts no loop.
 */
export function followShell(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe'>,
  {
    remotes,
    visit,
    unsaved,
    tab = createSafeStorage(() => sessionStorage),
    isOnline = () => navigator.onLine,
    open = (address) => location.assign(address),
  }: FollowShellOptions,
): void {
  let isUnsaved = false;
  unsaved.changes.subscribe((isHeld) => {
    isUnsaved = isHeld;
  });

  /** The stable version that this tab is to follow, if any. */
  function due(): string | undefined {
    const offered = offeredShells(remotes.inspect().registry.shell);
    if (!offered) return undefined;
    const { stable, canary, previews } = offered;
    const isGivenOut = [stable, canary?.version, ...previews].includes(__SHELL_VERSION__);
    return isGivenOut || tab.read(FOLLOWED) === stable ? undefined : stable;
  }

  function isHeldUp(): boolean {
    const shown = visit.shown();
    return isUnsaved || !isOnline() || (shown !== undefined && remotes.isBusy(shown.remote));
  }

  router.subscribe(({ navigation, location: { pathname: shown } }) => {
    const next = navigation.state === 'loading' ? navigation.location : undefined;
    // Within a page nothing is opened; what one page tells the next would be lost on the way.
    if (!next || next.pathname === shown || next.state !== null || isHeldUp()) return;
    const stable = due();
    if (stable === undefined) return;
    tab.write(FOLLOWED, stable);
    open(next.pathname + next.search + next.hash);
  });
}
