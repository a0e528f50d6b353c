import type { ReactNode } from 'react';
import type { Specimen } from '../section';
import { SampleForm, type Sample } from './sample-form';

/**
 * A field of `@portal/forms` in the states that its form gives it: empty, filled in, wrong, optional.
 * @param name the field's own, for the names of the forms
 * @param filled what the reader would have written
 * @param field the field
 */
export const fieldSpecimens = (
  name: string,
  filled: Partial<Sample>,
  field: ReactNode,
): readonly Specimen[] => [
  { name: 'Vide', show: <SampleForm label={`${name}, vide`}>{field}</SampleForm> },
  {
    name: 'Rempli',
    show: (
      <SampleForm label={`${name}, rempli`} values={filled}>
        {field}
      </SampleForm>
    ),
  },
  {
    name: 'Invalide',
    show: (
      <SampleForm label={`${name}, invalide`} state="touched">
        {field}
      </SampleForm>
    ),
  },
  {
    name: 'Facultatif',
    show: (
      <SampleForm label={`${name}, facultatif`} optional>
        {field}
      </SampleForm>
    ),
  },
];
