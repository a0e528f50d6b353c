import { Fields, type FieldTable, useFormValues, useValidationErrors } from '@portal/forms';
import { ChevronDown, Icon, Plus } from '@portal/ui/icon';
import { useState } from 'react';
import styles from './conduct.module.css';
import { OTHER_FIGURES, type OfferValues } from './offer-fields';

/** Figures that a proposition may do without, behind a fold that opens by itself once one of them is wrong. */
export function MoreFigures({ fields }: { readonly fields: FieldTable<OfferValues> }) {
  const errors = useValidationErrors<OfferValues>();
  const values = useFormValues<OfferValues>();
  const [isOpen, setOpen] = useState(false);
  const names = OTHER_FIGURES.flat();
  // Opened once and for all: a field that was mended must not fold away under its reader.
  if (!isOpen && names.some((name) => values[name] !== '' || errors[name] !== undefined)) setOpen(true);
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Icon glyph={Plus} size="sm" />
        <span>
          Plus de détails <span className={styles.foldNote}>(facultatif)</span>
        </span>
        <Icon glyph={ChevronDown} />
      </summary>
      <div className={styles.figures}>
        <Fields of={fields} layout={OTHER_FIGURES} />
      </div>
    </details>
  );
}
