import type { Project } from '@portal/domain/project';

interface Told {
  readonly project: Project;
  /** '' when there is none or it failed to load. */
  readonly managerName: string;
  /** Whether all data of the project page was loaded. */
  readonly complete: boolean;
}

/** The manager's name: '' when there is none, undefined when it failed to load. */
export function knownManager({ project, managerName, complete }: Told): string | undefined {
  const isUnknown = managerName === '' && (!complete || project.managerId !== null);
  return isUnknown ? undefined : managerName;
}
