import { FieldError } from '@portal/ui/field';
import { Affix, Input, Select } from '@portal/ui/input';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { useId } from 'react';
import styles from './comparison-board.module.css';
import type { EstimateField } from './estimate-values';
import type { Compared, Estimates } from './use-estimates';

interface EstimateControlProps {
  readonly field: EstimateField;
  readonly unit: '€' | '%' | 'ans';
  readonly compared: Compared;
  readonly estimates: Pick<Estimates, 'type' | 'leave'>;
  /** Ids of the row header and of the proposal's name: together they name the control. */
  readonly labelledBy: string;
  readonly hint?: string | undefined;
}

export function EstimateControl({
  field,
  unit,
  compared: { proposition, values, errors },
  estimates,
  labelledBy,
  hint,
}: EstimateControlProps) {
  const id = useId();
  const error = errors[field];
  const isHinted = hint !== undefined && values[field] === '' && error === undefined;
  return (
    <Stack gap={1} className={styles.control}>
      <Affix end={<span aria-hidden="true">{unit}</span>}>
        <Input
          aria-labelledby={labelledBy}
          aria-describedby={isHinted || error !== undefined ? id : undefined}
          aria-invalid={error === undefined ? undefined : true}
          data-size="sm"
          entry={unit === 'ans' ? 'digits' : 'decimal'}
          enterKeyHint="done"
          maxLength={16}
          figures
          value={values[field]}
          onChange={(event) => estimates.type(proposition.id, { [field]: event.target.value })}
          onBlur={() => estimates.leave(proposition.id, field)}
        />
      </Affix>
      {isHinted && (
        <Text tone="muted" size="xs" id={id}>
          {hint}
        </Text>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}

/** The insurance, with a choice of unit as proposals use either. */
export function InsuranceControl(props: Omit<EstimateControlProps, 'field' | 'unit'>) {
  const { compared, estimates, labelledBy } = props;
  const { insuranceUnit } = compared.values;
  const id = useId();
  return (
    <Stack gap={2} className={styles.insurance}>
      <EstimateControl {...props} field="insurance" unit={insuranceUnit === 'percent' ? '%' : '€'} />
      <Select
        id={id}
        aria-label="Unité"
        aria-labelledby={`${id} ${labelledBy}`}
        data-size="sm"
        value={insuranceUnit}
        onChange={(event) =>
          estimates.type(compared.proposition.id, {
            insuranceUnit: event.target.value === 'euros' ? 'euros' : 'percent',
          })
        }
      >
        <option value="percent">du capital, par an</option>
        <option value="euros">par mois</option>
      </Select>
    </Stack>
  );
}
