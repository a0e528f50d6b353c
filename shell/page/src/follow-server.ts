import { hearSerials } from './registry/heard-serials';
import type { Remotes } from './remotes/create-remotes';
import { leaveWithdrawnPages, type WithdrawnPagesOptions } from './routing/withdrawn-pages';

/**
 * Fetches the registry once the server says that it has a newer one, and acts on what was withdrawn (decision 0048).
 * Loaded on demand: a visitor's first page does without.
 */
export function followServer(
  router: Parameters<typeof leaveWithdrawnPages>[0],
  options: WithdrawnPagesOptions & { readonly remotes: Pick<Remotes, 'refresh'> },
): void {
  const { remotes } = options;
  leaveWithdrawnPages(router, options);
  let highest = remotes.serial;
  hearSerials((serial) => {
    if (!(serial > highest)) return;
    highest = serial;
    void catchUp(serial);
  });

  async function catchUp(serial: number): Promise<void> {
    await remotes.refresh();
    // That may have joined a request which left before the change.
    if (remotes.serial < serial) await remotes.refresh();
  }
}
