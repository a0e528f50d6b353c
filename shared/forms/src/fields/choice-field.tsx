import { Choice } from '@portal/ui/choice';
import { SelectField, type SelectFieldProps } from './select-field';
import { useFormField } from './use-form-field';

/** More are read faster in a list. */
const MOST_CARDS = 4;

export interface ChoiceFieldProps extends SelectFieldProps {
  /** How many options are awaited, when they are few: the place that their cards take meanwhile. */
  few?: number | undefined;
}

/** One of several options: up to four stand in cards, more in a list. */
export function ChoiceField({ few = 0, ...field }: ChoiceFieldProps) {
  const count = field.loading ? few : field.options.length;
  return count > 0 && count <= MOST_CARDS ? <Cards {...field} few={few} /> : <SelectField {...field} />;
}

function Cards({ name, label, options, labelOf, loading = false, few = 0 }: ChoiceFieldProps) {
  const { control, change, frame } = useFormField(name, label);
  const { value, onFocus, onBlur } = control;
  const isUnlisted = labelOf && value !== '' && !options.some((option) => option.value === value);
  return (
    <Choice
      legend={label}
      value={value}
      options={[
        ...options.map((option) => [option.value, option.label] as const),
        ...(isUnlisted ? [[value, labelOf(value)] as const] : []),
      ]}
      onChoose={change}
      field={{
        id: frame.id,
        name,
        required: frame.required,
        error: loading ? undefined : frame.error,
        awaited: loading && few,
        onFocus,
        onBlur,
      }}
    />
  );
}
