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
  const choices = groups?.flatMap((group) => group.choices) ?? [];
  const nameOf = (part: string) => choices.find((choice) => choice.value === part)?.label;
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
          {value !== '' && nameOf(value) === undefined && (
            // A link can ask for several statuses together.
            <option value={value}>
              {value
                .split(',')
                .map((part) => nameOf(part) ?? part)
                .join(', ')}
            </option>
          )}
          {groups === undefined && <option disabled>Chargement de la liste</option>}
          {groups?.map((group) => (
            <Options key={group.heading} group={group} />
          ))}
        </Select>
      )}
    </Field>
  );
}

function Options({ group: { heading, choices } }: { readonly group: ChoiceGroup }) {
  const options = choices.map(({ value, label }: Choice) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return heading === '' ? options : <optgroup label={heading}>{options}</optgroup>;
}
