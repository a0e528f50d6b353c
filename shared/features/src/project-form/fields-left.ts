import { useFormValues, useValidationErrors } from '@portal/forms';
import { PROJECT_NAMES, type ProjectField, type ProjectValues } from './project-table';

/** A field that keeps the form from being sent. */
export interface FieldLeft {
  readonly name: ProjectField;
  /** Nothing was typed; otherwise what was typed is wrong. */
  readonly isEmpty: boolean;
}

/** The fields that a rule refuses, in form order. */
export function useFieldsLeft(): readonly FieldLeft[] {
  const values = useFormValues<ProjectValues>();
  const errors = useValidationErrors<ProjectValues>();
  return PROJECT_NAMES.filter((name) => errors[name] !== undefined).map((name) => ({
    name,
    isEmpty: values[name].trim() === '',
  }));
}

/** The fields left among those of a block. */
export const leftIn = (left: readonly FieldLeft[], fields: readonly ProjectField[]) =>
  left.filter(({ name }) => fields.includes(name));

/** « à remplir », « à corriger » when all of them were filled in wrong, « à compléter » when some were. */
export function whatIsLeft(left: readonly FieldLeft[]): string {
  if (left.every(({ isEmpty }) => isEmpty)) return 'à remplir';
  return left.some(({ isEmpty }) => isEmpty) ? 'à compléter' : 'à corriger';
}

/** « 3 à remplir »; undefined when nothing is left. */
export const leftWords = (left: readonly FieldLeft[]): string | undefined =>
  left.length === 0 ? undefined : `${String(left.length)}\u00A0${whatIsLeft(left)}`;
