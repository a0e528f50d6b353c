import type { ReactNode } from 'react';

/** Props common to all fields. `Fields` checks the name against the form's table. */
export interface FieldBinding {
  name: string;
  label: string;
  hint?: ReactNode;
  className?: string | undefined;
}
