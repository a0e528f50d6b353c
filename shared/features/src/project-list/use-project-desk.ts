import type { DataScope } from '@portal/domain/access';
import { type FollowUpReason, followUpReasons } from '@portal/domain/follow-up';
import type { Project, ProjectOverview } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type ListDesk, sinceThisMonth } from '@portal/features/listing';
import { useMemo, useState } from 'react';
import { projectColumns } from './project-columns';
import { useProposalsOnDemand } from './use-proposals-on-demand';

export interface ProjectDesk extends ListDesk<ProjectOverview> {
  /** Why a project is to be relaunched; empty when it is not. */
  readonly reasonsOf: (project: Project) => readonly FollowUpReason[];
}

/** The part of the list that holds the projects to relaunch, in the address of the page. */
export const TO_FOLLOW_UP = 'relancer';

const NONE: readonly Proposition[] = [];

/**
 * What the list of projects offers the agency's side: the files to relaunch, views, a file for a spreadsheet.
 *
 * @param scope memoise it.
 * @param isFollowingUp someone asks for the files to relaunch: the proposals near their end count from then on.
 */
export function useProjectDesk(scope: DataScope, isFollowingUp: boolean): ProjectDesk {
  const propositions = useProposalsOnDemand(scope, isFollowingUp);
  const hasAgencies = scope.kind === 'network';
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const ofProject = new Map<number | null, Proposition[]>();
    for (const proposition of propositions) {
      const before = ofProject.get(proposition.projectId);
      if (before === undefined) ofProject.set(proposition.projectId, [proposition]);
      else before.push(proposition);
    }
    const reasonsOf = (project: Project) =>
      followUpReasons(project, ofProject.get(project.id) ?? NONE, { now });
    return {
      reasonsOf,
      part: {
        name: TO_FOLLOW_UP,
        words: 'À relancer',
        holds: ({ project }) => reasonsOf(project).length > 0,
        none: 'Aucun dossier à relancer',
      },
      views: [{ name: 'Tous', search: '' }, sinceThisMonth('Nouveaux ce mois', now)],
      columns: projectColumns(reasonsOf, hasAgencies),
    };
  }, [propositions, now, hasAgencies]);
}
