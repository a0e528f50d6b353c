import { Choice } from '@portal/ui/choice';
import { SelectField, type SelectFieldProps } from './select-field';
import { useFormField } from './use-form-field';

export interface ChoiceFieldProps extends SelectFieldProps {
  /** How many options are awaited, for the place that they take while they load. */
  cards?: number | undefined;
}

/** More are read faster in a list. */
const MOST_CARDS = 4;

/** Up to four options stand in cards, more in a list. */
export function ChoiceField({ cards, ...props }: ChoiceFieldProps) {
  const count = props.loading ? cards : props.options.length;
  const isCards = cards !== undefined && count !== undefined && count > 0 && count <= MOST_CARDS;
  return isCards ? <CardsField {...props} cards={cards} /> : <SelectField {...props} />;
}

function CardsField({ name, label, options, labelOf, loading = false, cards }: ChoiceFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  const { value: chosen } = control;
  const isUnlisted = labelOf && chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <Choice
      legend={label}
      value={chosen}
      options={isUnlisted ? [...options, { value: chosen, label: labelOf(chosen) }] : options}
      onChoose={change}
      field={{
        ...control,
        ...frame,
        error: loading ? undefined : frame.error,
        awaited: loading && (cards ?? false),
      }}
    />
  );
}
