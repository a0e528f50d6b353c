import type { Kit } from '@portal/kit';
import type { Remotes } from './remotes/create-remotes';
import { followShell } from './routing/follow-shell';
import { leaveWithdrawnPages, type WithdrawnPagesOptions } from './routing/withdrawn-pages';
import { isCompared } from './telemetry/is-compared';
import { noteRole } from './session/note-role';
import type { ProblemLog } from './telemetry/problem-log';

export interface FollowedPage extends Pick<WithdrawnPagesOptions, 'visit'> {
  readonly remotes: WithdrawnPagesOptions['remotes'] & Pick<Remotes, 'inspect' | 'state'>;
  readonly session: Pick<Kit['session'], 'current' | 'changes'>;
}

/**
 * Acts on what a newer registry withdraws (decision 0048), the shell included (decision 0056). Notes the role for the host.
 * Tells the server of visits while a canary is compared (decision 0052). Loaded on demand: a visitor's first page does
 * without, unless there is a canary.
 */
export function followServer(
  router: Parameters<typeof leaveWithdrawnPages>[0],
  page: FollowedPage,
  { unsaved }: Pick<WithdrawnPagesOptions, 'unsaved'>,
  { isSent }: Pick<ProblemLog, 'isSent'>,
): void {
  const { remotes, session, visit } = page;
  noteRole(session);
  leaveWithdrawnPages(router, { remotes, visit, unsaved });
  followShell(router, { remotes, visit, unsaved });
  if (isSent) tellWhileCompared();

  function tellWhileCompared(): void {
    let isTold = false;
    const look = () => {
      const { role } = session.current();
      const entries = Object.values(remotes.inspect().registry.remotes);
      if (isTold || !entries.some((entry) => isCompared(entry, role))) return;
      isTold = true;
      import('./telemetry/tell-visits').then(
        ({ sendVisits }) => sendVisits(router, page),
        // Without it the canary has one client less.
        () => undefined,
      );
    };
    remotes.onChange(look);
    look();
  }
}
