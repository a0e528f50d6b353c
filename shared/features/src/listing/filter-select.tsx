import { Field } from '@portal/ui/field';
import { Select } from '@portal/ui/input';
import type { Choice, ChoiceGroup } from './filter-choices';

interface FilterSelectProps {
  readonly label: string;
  /** Label of the empty option: « Tous ». */
  readonly all: string;
  readonly value: string;
  readonly groups: readonly ChoiceGroup[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (value: string) => void;
}

/** A filter select. The active option always shows, even before the options are loaded. */
export function FilterSelect({ label, all, value, groups, disabled, onChoose }: FilterSelectProps) {
  const isListed = groups?.some(({ choices }) => choices.some((choice) => choice.value === value)) ?? false;
  return (
    <Field label={label} size="sm">
      {(ties) => (
        <Select
          {...ties}
          value={value}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{all}</option>
          {value !== '' && !isListed && <option value={value}>{namesOf(value, groups)}</option>}
          {groups === undefined && <option disabled>Chargement de la liste</option>}
          {groups?.map((group) => (
            <Options key={group.heading} group={group} />
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A value that no option has may consist of several that have one: a link can ask for any statuses. */
function namesOf(value: string, groups: readonly ChoiceGroup[] = []): string {
  const choices = groups.flatMap((group) => group.choices);
  return value
    .split(',')
    .map((part) => choices.find((choice) => choice.value === part)?.label ?? part)
    .join(', ');
}

function Options({ group: { heading, choices } }: { readonly group: ChoiceGroup }) {
  const options = choices.map(({ value, label }: Choice) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return heading === '' ? options : <optgroup label={heading}>{options}</optgroup>;
}
