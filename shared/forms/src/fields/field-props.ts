import type { ReactNode } from 'react';

/** What every field is given. Its name is checked where the form lays its fields out (`Fields`). */
export interface FieldBinding {
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string | undefined;
}
