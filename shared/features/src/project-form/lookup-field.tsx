import { type LookupEntry, lookupName } from '@portal/domain/lookup';
import { type FieldBinding, SelectField, useFormValues } from '@portal/forms';
import type { ProjectField, ProjectValues } from './field-names';

export type Choices =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly LookupEntry[] };

interface LookupFieldProps extends FieldBinding {
  readonly choices?: Choices;
}

const PLACEHOLDERS = { loading: 'Chargement…', failed: 'Liste indisponible', ready: 'Choisissez' } as const;

/** A select with options from the back office. The stored choice stays selected even when it is not listed. */
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
