import type { ProjectDraft } from '@portal/domain/project';

export type ProjectField = keyof ProjectDraft;

/** Values of the project form, all as typed text. */
export type ProjectValues = Readonly<Record<ProjectField, string>>;
