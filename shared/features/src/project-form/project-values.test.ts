import { emptyProjectDraft, REQUIRED_PROJECT_FIELDS } from '@portal/domain/project';
import { validateWith } from '@portal/forms';
import { PROJECT_BLOCKS } from './project-blocks';
import { projectRules, type ProjectValues, toDraft, toProjectValues } from './project-values';

const empty = toProjectValues(emptyProjectDraft());

it('asks for what section 5 asks for, and for nothing else', () => {
  const asked = Object.keys(validateWith(projectRules)({ ...empty, desiredDuration: '' }));
  expect(asked.toSorted()).toEqual([...REQUIRED_PROJECT_FIELDS].toSorted());
});

it('shows every field in one block', () => {
  const shown = PROJECT_BLOCKS.flatMap(({ fields }) => [...fields] as string[]);
  expect(shown.toSorted()).toEqual(Object.keys(empty).toSorted());
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
  const wrong = validateWith(projectRules)({
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
