import { formatAmountField, parseAmount } from '@portal/domain/format';
import type { ProjectDraft } from '@portal/domain/project';
import type { ProjectField, ProjectValues } from './field-names';
import { PROJECT_FIELDS, PROJECT_NAMES } from './project-table';

const eachField = <T>(of: (name: ProjectField) => T) =>
  Object.fromEntries(PROJECT_NAMES.map((name) => [name, of(name)])) as Record<ProjectField, T>;

/** The form of a draft. */
export const toProjectValues = (draft: ProjectDraft): ProjectValues =>
  eachField((name) => {
    const value = draft[name];
    return typeof value === 'string' ? value : formatAmountField(value);
  });

/** The draft that a form sends: amounts in euros, texts without the spaces around them. */
export const toDraft = (values: ProjectValues) =>
  eachField((name) =>
    PROJECT_FIELDS[name].isAmount ? parseAmount(values[name]) : values[name].trim(),
  ) as ProjectDraft;

/** What was typed: the fields that no longer hold what the form started from. */
export function changedFields(values: ProjectValues, initial: ProjectValues): Partial<ProjectValues> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as ProjectField]);
  return Object.fromEntries(changed);
}
