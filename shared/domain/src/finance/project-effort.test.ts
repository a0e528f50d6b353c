import { projectEffort } from './project-effort';

const project = {
  amountToFinance: 200_000,
  worksAmount: null,
  landPrice: null,
  downPayment: 20_000,
  netTaxableIncome: 48_000,
  existingCredits: 300,
  desiredDuration: '20_ans',
};

it('takes the amounts of the file and the terms of the representative example', () => {
  // 180,000 over 240 months at 3.5 % is 1,043.93 a month, with 54.00 of insurance; with 300 of credits, over 4,000.
  expect(projectEffort(project)?.percent).toBeCloseTo(34.95, 2);
  expect(projectEffort(project)?.isAboveLimit).toBe(false);
  expect(projectEffort({ ...project, worksAmount: 5000 })?.isAboveLimit).toBe(true);
});

it.each([
  ['the price', { amountToFinance: null }],
  ['the income', { netTaxableIncome: null }],
  ['the current credits', { existingCredits: null }],
  ['the contribution', { downPayment: null }],
  ['the duration', { desiredDuration: null }],
  ['anything to borrow', { downPayment: 200_000 }],
])('is unknown without %s', (_, lack) => {
  expect(projectEffort({ ...project, ...lack })).toBeUndefined();
});
