import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { ListPage, PROJECT_STATUS_CHOICES, useList } from '@portal/features/listing';
import type { ReactNode } from 'react';
import { useApi } from '../resource';
import { ProjectCards } from './project-cards';
import { PROJECTS } from './project-kind';

interface ProjectListProps {
  readonly title: string;
  readonly policy: ProjectListPolicy;
  readonly scope: DataScope;
  readonly actions?: ReactNode;
  readonly empty?: ReactNode;
}

/** Projects of an applicant as cards: filters, search, sort and count (section 2, "Project list"). */
export function ProjectList({ policy, scope, ...page }: ProjectListProps) {
  const { projects } = useApi();
  const list = useList({ kind: PROJECTS, policy, scope, ask: projects.overview });
  return (
    <ListPage {...page} list={list} statuses={PROJECT_STATUS_CHOICES}>
      {(rows, isComplete) => <ProjectCards rows={rows} isComplete={isComplete} reader="applicant" />}
    </ListPage>
  );
}
