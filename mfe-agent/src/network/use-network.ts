import type { DataScope } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import { followUpReasons, followUpSources } from '@portal/domain/follow-up';
import type { Project, ProjectFilter } from '@portal/domain/project';
import { orElse, serverTime, useApi, useResource } from '@portal/features/resource';
import { useMemo } from 'react';
import { filter, map, NEVER, of, switchMap } from 'rxjs';

const NO_FILTER: ProjectFilter = {};

/** All files of a network with its agencies; then its agents, and what is to be relaunched. */
export function useNetwork(scope: DataScope, propositionScope: DataScope) {
  const api = useApi();
  // The list waits for the tree, which is then remembered.
  const network = useResource(
    () =>
      api.projects
        .whole({ scope, filter: NO_FILTER })
        .pipe(
          switchMap((page) =>
            api.agencies
              .tree(scope.agencyId)
              .pipe(map((tree) => ({ ...page, tree, loadedAt: serverTime() }))),
          ),
        ),
    [api, scope],
  );
  const isTime = network.status === 'ready' && !network.value.isComing;
  const agents = useResource(() => (isTime ? api.people.agents(scope) : NEVER), [api, scope, isTime]);
  // As the list and the dashboard do: from all proposals.
  const proposals = useResource(
    () =>
      isTime
        ? api.propositions.whole({ scope: propositionScope, filter: NO_FILTER }).pipe(
            filter(({ isComing }) => !isComing),
            orElse('missing' as const),
          )
        : of(undefined),
    [api, propositionScope, isTime],
  );
  const received = proposals.value;
  const rows = received === 'missing' ? received : received?.rows;
  const relaunchCut =
    received === undefined || received === 'missing'
      ? undefined
      : truncationNotice(received.rows.length, received.total, 'proposition', { hasFilters: false });
  const now = network.value?.loadedAt;
  const isToRelaunch = useMemo(() => {
    if (now === undefined || rows === undefined || rows === 'missing') return undefined;
    const propositionsOf = followUpSources(rows);
    return (project: Project) => followUpReasons(project, propositionsOf(project.id), now).length > 0;
  }, [rows, now]);
  return { network, agents, isToRelaunch, relaunchCut, areProposalsMissing: rows === 'missing' };
}
