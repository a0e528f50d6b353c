import { lookupName } from '@portal/domain/lookup';
import { SelectField, useFormValues } from '@portal/forms';
import type { ProjectField, ProjectValues } from './project-values';
import type { Choices } from './use-project-lookups';

interface LookupFieldProps {
  readonly name: ProjectField;
  readonly label: string;
  readonly hint?: string;
  readonly choices: Choices;
}

const PLACEHOLDERS = { loading: 'Chargement…', failed: 'Liste indisponible', ready: 'Choisissez' } as const;

/** A choice among those the back office keeps. What the project holds stays chosen, whether it is listed or not. */
export function LookupField({ name, label, hint, choices }: LookupFieldProps) {
  const current = useFormValues<ProjectValues>()[name];
  const entries = choices.status === 'ready' ? choices.entries : [];
  const options = entries.map(({ id, name: words }) => ({ value: id, label: words }));
  const isListed = current === '' || entries.some(({ id }) => id === current);
  return (
    <SelectField<ProjectValues>
      name={name}
      label={label}
      hint={hint}
      placeholder={PLACEHOLDERS[choices.status]}
      loading={choices.status === 'loading'}
      options={isListed ? options : [...options, { value: current, label: lookupName(current) }]}
    />
  );
}
