import { type FieldLayout, Fields, useFormValues } from '@portal/forms';
import { Fold } from '@portal/ui/fold';
import { Plus } from '@portal/ui/icon';
import { useState } from 'react';
import { PROJECT_FIELDS, type ProjectValues } from './project-table';

interface OptionalFieldsProps {
  readonly label: string;
  readonly layout: FieldLayout<ProjectValues>;
}

/** Optional fields behind a fold, which opens by itself once one of them has a value. */
export function OptionalFields({ label, layout }: OptionalFieldsProps) {
  const values = useFormValues<ProjectValues>();
  const [isOpen, setOpen] = useState(false);
  // Opened once and for all: clearing a field must not close the fold around it.
  if (!isOpen && layout.flat().some((name) => values[name] !== '')) setOpen(true);
  return (
    <Fold title={label} note="(facultatif)" icon={Plus} isOpen={isOpen}>
      <Fields of={PROJECT_FIELDS} layout={layout} />
    </Fold>
  );
}
