import type { Project } from '@portal/domain/project';

interface Told {
  readonly project: Project;
  /** '' when it could not be loaded, or when there is none. */
  readonly managerName: string;
  /** Whether everything that the file shows was loaded. */
  readonly complete: boolean;
}

/** The name of the manager as far as it is known: '' when there is none, undefined when it could not be loaded. */
export function knownManager({ project, managerName, complete }: Told): string | undefined {
  const isUnknown = managerName === '' && (!complete || project.managerId !== null);
  return isUnknown ? undefined : managerName;
}
