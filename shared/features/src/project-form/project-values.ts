import { formatAmountField, parseAmount } from '@portal/domain/format';
import type { ProjectDraft } from '@portal/domain/project';
import type { ProjectField, ProjectValues } from './field-names';
import { PROJECT_FIELDS, PROJECT_NAMES } from './project-table';

const eachField = <T>(of: (name: ProjectField) => T) =>
  Object.fromEntries(PROJECT_NAMES.map((name) => [name, of(name)])) as Record<ProjectField, T>;

export const toProjectValues = (draft: ProjectDraft): ProjectValues =>
  eachField((name) => {
    const value = draft[name];
    return typeof value === 'string' ? value : formatAmountField(value);
  });

/** Form values as a draft: amounts in euros, texts trimmed. */
export const toDraft = (values: ProjectValues) =>
  eachField((name) =>
    PROJECT_FIELDS[name].isAmount ? parseAmount(values[name]) : values[name].trim(),
  ) as ProjectDraft;

/** Fields that differ from the initial values. */
export function changedFields(values: ProjectValues, initial: ProjectValues): Partial<ProjectValues> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as ProjectField]);
  return Object.fromEntries(changed);
}
