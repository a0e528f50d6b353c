import { mayActOnCases } from '@portal/domain/access';
import { type FileActs, ProjectFile } from '@portal/features/project-file';
import { PropositionCards } from '@portal/features/proposition-list';
import { kit, useSession } from '@portal/kit';
import { LaterCaseActions } from '../case-actions/later-case-actions';

export default function ProjectFilePage() {
  const { role } = useSession();
  const mayAct = mayActOnCases(role) && kit().settings.conduct;
  return (
    <ProjectFile
      propositions={(project) => <PropositionCards project={project} />}
      caseActions={mayAct ? (acts: FileActs) => <LaterCaseActions {...acts} /> : undefined}
    />
  );
}
