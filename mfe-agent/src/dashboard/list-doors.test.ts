import {
  barAddress,
  createdAddress,
  endedAddress,
  listAddress,
  monthAddress,
  viewAddress,
} from './list-doors';

it('the list behind a figure has the filters of the dashboard, and names the whole, which a reader may not open with', () => {
  const period = { from: '2026-06-01', to: '2026-11-22' };
  expect(viewAddress('en-cours', { agencyId: 60 })).toBe('/projectsList?vue=en-cours&agence=60');
  expect(listAddress({})).toBe('/projectsList');
  expect(listAddress({ agencyId: 60 })).toBe('/projectsList?agence=60');
  expect(createdAddress(period, { agencyId: 60, isAgencyAlone: true })).toBe(
    '/projectsList?agence=60&seule=oui&du=2026-06-01&au=2026-11-22',
  );
  expect(endedAddress('finances', period, { agentEmail: 'a@x.fr' })).toBe(
    '/projectsList?vue=finances.2026-06-01.2026-11-22&agent=a%40x.fr',
  );
});

it.each([
  ['open', 2, '/projectsList?agence=60&statut=open'],
  ['processed', 0, undefined],
  // A bar that counts other statuses as well.
  ['open', 3, undefined],
] as const)('the list behind the bar %s with %i is %s', (status, count, expected) => {
  const projects = [{ status: 'open' }, { status: 'open' }, { status: 'proposition_acceptee' }];
  expect(barAddress({ status, count, label: '' }, projects, { agencyId: 60 })).toBe(expected);
});

it.each([
  [{ year: 2024, month: 11, count: 1 }, {}, '/propositionsList?vue=envoyees&du=2024-12-01&au=2024-12-31'],
  [{ year: 2026, month: 1, count: 0 }, {}, undefined],
  [{ year: 2026, month: 1, count: 3 }, { from: '2026-02-10' }, undefined],
])('the list behind the month %j is that month', (count, filter, expected) => {
  expect(monthAddress('/propositionsList', count, filter, 'envoyees')).toBe(expected);
});
