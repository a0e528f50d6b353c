import { type LookupEntry, lookupName } from '@portal/domain/lookup';
import { type FieldBinding, SelectField, useFormValues } from '@portal/forms';
import type { ProjectField, ProjectValues } from './field-names';

/** A list of choices, on its way, there, or not to be had. */
export type Choices =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly LookupEntry[] };

interface LookupFieldProps extends FieldBinding {
  readonly choices?: Choices;
}

const PLACEHOLDERS = { loading: 'Chargement…', failed: 'Liste indisponible', ready: 'Choisissez' } as const;

/** A choice among those the back office keeps. What the project holds stays chosen, whether it is listed or not. */
export function LookupField({ choices = { status: 'loading' }, ...binding }: LookupFieldProps) {
  const current = useFormValues<ProjectValues>()[binding.name as ProjectField];
  const entries = choices.status === 'ready' ? choices.entries : [];
  const options = entries.map(({ id, name: words }) => ({ value: id, label: words }));
  const isListed = current === '' || entries.some(({ id }) => id === current);
  return (
    <SelectField
      {...binding}
      placeholder={PLACEHOLDERS[choices.status]}
      loading={choices.status === 'loading'}
      options={isListed ? options : [...options, { value: current, label: lookupName(current) }]}
    />
  );
}
