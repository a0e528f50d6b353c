import { type FieldLayout, Fields, useFormValues } from '@portal/forms';
import { Fold } from '@portal/ui/fold';
import { Plus } from '@portal/ui/icon';
import { useState } from 'react';
import { useOpenInAddress } from '../routes';
import { PROJECT_FIELDS, type ProjectValues } from './project-table';

interface OptionalFieldsProps {
  readonly label: string;
  readonly layout: FieldLayout<ProjectValues>;
}

/** Optional fields behind a fold, which opens by itself once one of them has a value. */
export function OptionalFields({ label, layout }: OptionalFieldsProps) {
  const values = useFormValues<ProjectValues>();
  const [isAsked, ask] = useOpenInAddress(layout.flat().join('-'));
  const [hasValues, setHasValues] = useState(false);
  // Opened once and for all: clearing a field must not close the fold around it.
  if (!hasValues && layout.flat().some((name) => values[name] !== '')) setHasValues(true);
  const isOpen = isAsked || hasValues;
  return (
    <Fold
      title={label}
      note="(facultatif)"
      icon={Plus}
      isOpen={isOpen}
      // Also told of what opened by itself, which the address need not say.
      onToggle={(next) => next !== isOpen && ask(next)}
    >
      <Fields of={PROJECT_FIELDS} layout={layout} />
    </Fold>
  );
}
