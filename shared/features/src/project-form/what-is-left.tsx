import { SubmitButton, useFormStatus, useFormValues, useValidationErrors } from '@portal/forms';
import { Button } from '@portal/ui/button';
import { FormActions } from '@portal/ui/form-layout';
import { Stack } from '@portal/ui/layout';
import { TextLink } from '@portal/ui/text-link';
import type { ReactNode } from 'react';
import { TitledCard } from '../records';
import { type FormSteps, stepBeside } from './form-steps';
import { labelOf, PROJECT_NAMES, type ProjectField, type ProjectValues } from './project-table';

/** A field that keeps the form from being sent. */
export interface FieldLeft {
  readonly name: ProjectField;
  /** Nothing was typed; otherwise what was typed is wrong. */
  readonly isEmpty: boolean;
}

export function useFieldsLeft(): readonly FieldLeft[] {
  const values = useFormValues<ProjectValues>();
  const errors = useValidationErrors<ProjectValues>();
  return PROJECT_NAMES.filter((name) => errors[name] !== undefined).map((name) => ({
    name,
    isEmpty: values[name].trim() === '',
  }));
}

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

/**
 * What keeps the project from being sent, one link per field. Nothing once it is complete, nor after a refusal: the
 * summary on top of the form then says the same.
 */
export function MissingFields({ onField }: { readonly onField: (name: ProjectField) => void }) {
  const left = useFieldsLeft();
  const { submitFailed } = useFormStatus();
  if (left.length === 0 || submitFailed) return null;
  return (
    <TitledCard title={`Ce qu’il reste ${whatIsLeft(left)}`} small gap={4}>
      <Stack as="ul" gap={5}>
        {left.map(({ name, isEmpty }) => (
          <li key={name}>
            <TextLink
              standalone
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onField(name);
              }}
            >
              {labelOf(name)}
              {!isEmpty && ', à corriger'}
            </TextLink>
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}

interface SubmitRowProps {
  readonly steps: FormSteps;
  readonly children: ReactNode;
}

/**
 * The submit button, on the last step or as soon as the form is complete. Never disabled: pressed early, it leads to the
 * first field left.
 */
export function SubmitRow({ steps, children }: SubmitRowProps) {
  const isComplete = useFieldsLeft().length === 0;
  const before = steps.isPaged && steps.isLast ? stepBeside(steps.current, -1) : undefined;
  if (!steps.isLast && !isComplete) return null;
  return (
    <FormActions data-between={before !== undefined || undefined} data-screen-only>
      {before !== undefined && <Button onClick={() => steps.open(before)}>Retour</Button>}
      <SubmitButton caps>{children}</SubmitButton>
    </FormActions>
  );
}
