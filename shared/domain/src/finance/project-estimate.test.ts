import { EXAMPLE_ASSUMPTIONS, projectEstimate, type ProjectFigures } from './project-estimate';

const project: ProjectFigures = {
  ...EXAMPLE_ASSUMPTIONS,
  price: 200_000,
  works: 0,
  land: 0,
  contribution: 0,
  months: 240,
  annualIncome: 54_000,
  monthlyCredits: 300,
  maximumPayment: null,
};

it('is the representative example when the project is', () => {
  // Case R1 of docs/requirements.md: 200 000 € over 20 years at 3,50 %, 0,36 % of insurance, 5 400 € of fees.
  const estimate = projectEstimate(project);
  expect(estimate).toMatchObject({ capital: 200_000, fees: 5400 });
  expect(estimate?.credit.paymentWithInsurance).toBe(1219.92);
  expect(estimate?.credit.taeg?.toFixed(2)).toBe('4.48');
  expect(estimate?.effort?.percent.toFixed(2)).toBe('33.78');
});

it('borrows the price, the works and the land, less the down payment', () => {
  const figures = { ...project, works: 20_000, land: 50_000, contribution: 70_000 };
  expect(projectEstimate(figures)?.capital).toBe(200_000);
  expect(projectEstimate({ ...project, contribution: 200_000 })).toBeUndefined();
});

it('knows no effort without an income', () => {
  expect(projectEstimate({ ...project, annualIncome: null })).toMatchObject({ effort: null });
});

it.each([
  [1219.92, false],
  [null, false],
])('compares the instalment with a maximum of %s', (maximumPayment, isAboveMaximumPayment) => {
  expect(projectEstimate({ ...project, maximumPayment })).toMatchObject({ isAboveMaximumPayment });
});
