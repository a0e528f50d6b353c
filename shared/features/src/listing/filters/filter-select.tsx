import type { Sort } from '@portal/domain/project';
import { Field } from '@portal/ui/field';
import { Select } from '@portal/ui/input';
import type { Choice, ChoiceGroup } from './filter-choices';

interface FilterSelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly groups: readonly ChoiceGroup[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A filter select. The active option always shows, even before the options are loaded. */
export function FilterSelect({ label, all, value, groups, disabled, error, onChoose }: FilterSelectProps) {
  const choices = groups?.flatMap((group) => group.choices) ?? [];
  const nameOf = (part: string) => choices.find((choice) => choice.value === part)?.label;
  return (
    <Field label={label} size="sm" error={error}>
      {(ties) => (
        <Select
          {...ties}
          value={value}
          autoComplete="off"
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

interface SortSelectProps<Name extends string> {
  readonly sorts: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  /** Undefined while the rows have an order of their own, which `own` names. */
  readonly sort: Sort<Name> | undefined;
  readonly own?: string | undefined;
  readonly onSort: (sort: Sort<Name> | undefined) => void;
}

/** Labels of the directions, descending first. Texts sort from A to Z; an urgent row never comes last. */
const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  urgency: [''],
  createdAt: ['la plus récente d’abord', 'la plus ancienne d’abord'],
  validUntil: ['la plus lointaine d’abord', 'la plus proche d’abord'],
  amount: ['le plus élevé d’abord', 'le plus faible d’abord'],
};
const ALPHABETICAL = ['de Z à A', 'de A à Z'] as const;

export function SortSelect<Name extends string>({ sorts, labels, sort, own, onSort }: SortSelectProps<Name>) {
  const options = sorts.flatMap((by) =>
    (DIRECTIONS[by] ?? ALPHABETICAL).map((words, index) => ({
      sort: { by, descending: index === 0 },
      words: words === '' ? labels[by] : `${labels[by]}, ${words}`,
    })),
  );
  return (
    <Field label="Trier par" size="sm">
      {(ties) => (
        <Select
          {...ties}
          value={sort && valueOf(sort)}
          onChange={({ target }) =>
            onSort(options.find((option) => valueOf(option.sort) === target.value)?.sort)
          }
        >
          {own !== undefined && <option value="">{own}</option>}
          {options.map((option) => (
            <option key={valueOf(option.sort)} value={valueOf(option.sort)}>
              {option.words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const valueOf = ({ by, descending }: Sort<string>): string => `${by} ${descending ? 'desc' : 'asc'}`;
