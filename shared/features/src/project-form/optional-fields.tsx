import { type FieldLayout, Fields, useFormValues } from '@portal/forms';
import { ChevronDown, Icon, Plus } from '@portal/ui/icon';
import { useState } from 'react';
import styles from './project-form.module.css';
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
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Icon glyph={Plus} size="sm" />
        <span>
          {label} <span className={styles.foldNote}>(facultatif)</span>
        </span>
        <Icon glyph={ChevronDown} />
      </summary>
      <div className={styles.foldBody}>
        <Fields of={PROJECT_FIELDS} layout={layout} />
      </div>
    </details>
  );
}
