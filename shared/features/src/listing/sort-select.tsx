import type { Sort } from '@portal/domain/project';
import { Field } from '@portal/ui/field';
import { Select } from '@portal/ui/input';

interface SortSelectProps<Name extends string> {
  readonly sorts: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  readonly sort: Sort<Name>;
  readonly onSort: (sort: Sort<Name>) => void;
}

/** Labels of the directions, descending first. Texts sort from A to Z; an urgent row never comes last. */
const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  urgency: [''],
  createdAt: ['la plus récente d’abord', 'la plus ancienne d’abord'],
  validUntil: ['la plus lointaine d’abord', 'la plus proche d’abord'],
  amount: ['le plus élevé d’abord', 'le plus faible d’abord'],
};
const ALPHABETICAL = ['de Z à A', 'de A à Z'] as const;

export function SortSelect<Name extends string>({ sorts, labels, sort, onSort }: SortSelectProps<Name>) {
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
          value={valueOf(sort)}
          onChange={(event) => {
            const chosen = options.find((option) => valueOf(option.sort) === event.target.value);
            if (chosen) onSort(chosen.sort);
          }}
        >
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
