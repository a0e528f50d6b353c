import type { DataScope } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import { type FollowUpReason, followUpReasons, followUpSources } from '@portal/domain/follow-up';
import type { Project, ProjectOverview } from '@portal/domain/project';
import { agentlessParts, type ListDesk, type ListPart, thisMonth } from '@portal/features/listing';
import { useMemo, useState } from 'react';
import { projectColumns } from './project-columns';
import { type Proposals, useProposals } from './use-proposals';

export interface ProjectDesk extends ListDesk<ProjectOverview> {
  /** Why a project is to be relaunched; empty when it is not. */
  readonly reasonsOf: (project: Project) => readonly FollowUpReason[];
}

/** The part of the list that holds the projects to relaunch, in the address of the page. */
export const TO_FOLLOW_UP = 'relancer';

const AGENTLESS: readonly ListPart<ProjectOverview>[] = agentlessParts({
  none: 'Aucun dossier sans agent',
  unknown: 'Aucun dossier d’un agent inconnu',
  untold: 'L’agent de certains dossiers n’a pas pu être vérifié\u00A0: ils ne figurent pas ici.',
});

const WITHOUT_PROPOSALS =
  'Les propositions n’ont pas pu être chargées\u00A0: celles qui expirent bientôt ne sont pas comptées.';

interface DeskOptions {
  /** Whose projects. */
  readonly scope: DataScope;
  /** Whose proposals, which is more for an administrator. */
  readonly propositionScope: DataScope;
  /** The list has all it asked for, or someone asks for the files to relaunch: time to ask for the proposals. */
  readonly isTime: boolean;
}

/** What the list of projects offers the agency's side: the files to relaunch, views, a file for a spreadsheet. */
export function useProjectDesk({ scope, propositionScope, isTime }: DeskOptions): ProjectDesk {
  const proposals = useProposals(propositionScope, isTime);
  const hasAgencies = scope.kind === 'network';
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const propositionsOf = followUpSources(typeof proposals === 'string' ? [] : proposals.rows);
    const reasonsOf = (project: Project) => followUpReasons(project, propositionsOf(project.id), { now });
    return {
      reasonsOf,
      isComplete: proposals !== 'coming',
      parts: [
        {
          name: TO_FOLLOW_UP,
          words: 'À relancer',
          holds: ({ project }) => reasonsOf(project).length > 0,
          none: 'Aucun dossier à relancer',
          // Any file may have a proposal that ends soon: a figure of the others would be too small.
          untold: proposals === 'missing' ? { isSo: () => true, words: WITHOUT_PROPOSALS } : undefined,
          caveat: caveatOf(proposals),
        },
        ...(hasAgencies ? AGENTLESS : []),
      ],
      views: [{ name: 'Tous', search: '' }, thisMonth('Nouveaux ce mois', now)],
      columns: projectColumns(reasonsOf, hasAgencies),
    };
  }, [proposals, now, hasAgencies]);
}

const caveatOf = (proposals: Proposals): string | undefined =>
  typeof proposals === 'string'
    ? undefined
    : truncationNotice(proposals.rows.length, proposals.total, 'proposition');
