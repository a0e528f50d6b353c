import { parseAmount, typeAmount } from '@portal/domain/format';
import { typeInPlace } from '@portal/forms';
import { Field } from '@portal/ui/field';
import { Affix, Input } from '@portal/ui/input';
import { Slider } from '@portal/ui/slider';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { Ref } from 'react';
import { wordsOf } from './simulator-fields';
import { SIMULATOR_FIELDS, type SimulatorField } from './simulator-table';
import styles from './simulator-form.module.css';
import type { SimulatorState } from './use-simulator';

const UNIT_WORDS = { '€': 'en euros', '%': 'en pourcentage', ans: 'en années', mois: 'en mois' } as const;
const GROUPED = { read: parseAmount, type: typeAmount };

interface DialProps {
  readonly state: SimulatorState;
  readonly field: SimulatorField;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A value that is typed; where usual values are known, a slider beside it moves the same one. */
export function Dial({ state: { values, errors, type, leave }, field, ref }: DialProps) {
  const row = SIMULATOR_FIELDS[field];
  const { labelOfShares = row.label, hint, unit, isOptional = false, slider } = row;
  const label = values.purpose === 'property' ? row.label : labelOfShares;
  return (
    <Field
      label={
        <>
          {label}
          <VisuallyHidden> {UNIT_WORDS[unit]}</VisuallyHidden>
        </>
      }
      hint={hint}
      optional={isOptional}
      required={!isOptional}
      error={errors[field]}
    >
      {(ties) => {
        const typed = (
          <Affix
            end={
              <span aria-hidden="true" data-unit={unit}>
                {unit}
              </span>
            }
            className={styles.affix}
          >
            <Input
              entry={unit === '€' || unit === '%' ? 'decimal' : 'digits'}
              {...ties}
              ref={ref}
              data-size="sm"
              value={values[field]}
              enterKeyHint="done"
              maxLength={20}
              figures
              onChange={(event) =>
                type(field, unit === '€' ? typeInPlace(event, values[field], GROUPED) : event.target.value)
              }
              onBlur={() => leave(field)}
            />
          </Affix>
        );
        if (slider === undefined) return typed;
        const words = wordsOf(field);
        const value = row.read(values[field]);
        return (
          <div className={styles.dial}>
            <Slider
              {...slider}
              label={`${label}, curseur`}
              value={value ?? slider.min}
              valueText={value === undefined ? 'aucune valeur' : words.said(value)}
              ends={[words.said(slider.min), words.said(slider.max)]}
              onSlide={(moved) => type(field, words.text(moved))}
              onLeave={() => leave(field)}
            />
            {typed}
          </div>
        );
      }}
    </Field>
  );
}
