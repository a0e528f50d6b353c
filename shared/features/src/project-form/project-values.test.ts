import { emptyProjectDraft } from '@portal/domain/project';
import { rulesOf, validateWith } from '@portal/forms';
import type { ProjectValues } from './field-names';
import { PROJECT_BLOCKS, PROJECT_FIELDS, PROJECT_NAMES } from './project-table';
import { toDraft, toProjectValues } from './project-values';

const empty = toProjectValues(emptyProjectDraft());

it('shows every field in one block, in the order of the table', () => {
  expect(PROJECT_BLOCKS.flatMap(({ layout }) => layout.flat())).toEqual(PROJECT_NAMES);
});

it('reads amounts as people write them, and leaves what is empty empty', () => {
  const values: ProjectValues = {
    ...empty,
    amountToFinance: '215 000,50 €',
    worksAmount: '',
    firstName: ' Élodie ',
  };
  expect(toDraft(values)).toMatchObject({
    amountToFinance: 215_000.5,
    worksAmount: undefined,
    firstName: 'Élodie',
    desiredDuration: '10_ans',
  });
});

it('says how to put an amount, an address and a phone number right', () => {
  const wrong = validateWith(rulesOf<ProjectValues>(PROJECT_FIELDS))({
    ...empty,
    amountToFinance: 'mille',
    email: 'élodie',
    phone: '12',
    videoUrl: 'javascript:alert(1)',
  });
  expect(wrong).toMatchObject({
    amountToFinance: 'Indiquez un montant en euros, par exemple 1\u202F234,56.',
    email: 'Indiquez une adresse e-mail au format nom@exemple.fr.',
    phone: expect.stringContaining('Indiquez un numéro de téléphone') as string,
    videoUrl: 'Indiquez une adresse qui commence par https://.',
  });
});
