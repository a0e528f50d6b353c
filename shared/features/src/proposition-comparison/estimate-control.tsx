import { FieldError } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { Stack } from '@portal/ui/layout';
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
}

export function EstimateControl({
  field,
  unit,
  compared: { proposition, values, errors },
  estimates,
  labelledBy,
}: EstimateControlProps) {
  const id = useId();
  const error = errors[field];
  return (
    <Stack gap={1} className={styles.control}>
      <Affix end={<span aria-hidden="true">{unit}</span>}>
        <Input
          aria-labelledby={labelledBy}
          aria-describedby={error === undefined ? undefined : id}
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
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
