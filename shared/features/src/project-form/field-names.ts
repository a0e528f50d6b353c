import type { ProjectDraft } from '@portal/domain/project';

export type ProjectField = keyof ProjectDraft;

/** What the project form holds: everything as it is typed. */
export type ProjectValues = Readonly<Record<ProjectField, string>>;
