import type { FieldRow } from '@portal/forms';
import { addressTable } from '../address-book/address-table';
import { profileFields } from '../profile/profile-values';
import { PROJECT_FIELDS } from '../project-form/project-table';

const tables: Readonly<Record<string, object>> = {
  profile: profileFields('', new Date('2026-05-04')),
  project: PROJECT_FIELDS,
  address: addressTable(true, ''),
};

const faultOf = ({ rules }: FieldRow<object, string>, text: string): string | undefined =>
  rules.map((rule) => rule(text, {})).find((words) => words !== undefined);

it.each(Object.entries(tables))('every name of the %s form has the same maximum, and says it', (_, table) => {
  const names = Object.values(table as Record<string, FieldRow<object, string>>).filter(({ props }) =>
    /^(?:Nom|Prénom|Deuxième prénom)$/.test(props.label),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const row of names) {
    expect(faultOf(row, 'x'.repeat(100))).toBeUndefined();
    expect(faultOf(row, 'x'.repeat(101))).toBe('Ce nom est trop long\u00a0: 100\u00a0caractères au plus.');
  }
});
