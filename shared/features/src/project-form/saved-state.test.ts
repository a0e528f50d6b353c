import type { Project } from '@portal/domain/project';
import { savedProjectIn } from '../routes';
import { savedState } from './saved-state';

const project = (changes: Partial<Project>) =>
  ({
    ...{ id: 1042, status: 'open', amountToFinance: 100_000 },
    ...{ createdAt: '2026-11-22T13:05:00Z', updatedAt: '2026-11-23T08:00:00Z', ...changes },
  }) as Project;

it('says of a new project when it came, and its step', () => {
  expect(savedState(project({}), true).saved).toEqual({
    ...{ id: 1042, status: 'open', step: 1, lit: 1, amount: 100_000, isNew: true },
    when: '22\u00A0novembre 2026 à\u00A014\u00A0h\u00A005',
  });
});

it('says of an edited one when it was edited, and counts no steps of one closed without funds', () => {
  expect(savedState(project({ status: 'rejected' }), false).saved).toMatchObject({
    ...{ step: null, lit: 0 },
    when: '23\u00A0novembre 2026 à\u00A09\u00A0h\u00A000',
  });
});

it('is read as it was written, without what makes no sense', () => {
  const { saved } = savedState(project({ status: null, amountToFinance: null }), true);
  expect(savedProjectIn({ saved })).toEqual(saved);
  const [written, read] = [
    { lit: 13, step: 1.5, when: 7 },
    { lit: 0, step: null, when: '' },
  ];
  expect(savedProjectIn({ saved: { ...saved, ...written } })).toEqual({ ...saved, ...read });
});
