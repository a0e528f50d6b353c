import {
  barAddress,
  createdAddress,
  endedAddress,
  listAddress,
  monthAddress,
  viewAddress,
} from './list-doors';

const NONE = {} as const;

describe('the list behind a figure', () => {
  it('is a view of the list, with the filters of the dashboard', () => {
    expect(viewAddress('en-cours', NONE)).toBe('/projectsList?vue=en-cours');
    expect(viewAddress('en-cours', { agencyId: 60 })).toBe('/projectsList?vue=en-cours&agence=60');
  });

  it('names the whole list, which a reader may not open with', () => {
    expect(listAddress(NONE)).toBe('/projectsList?vue=tous');
    expect(listAddress({ agencyId: 60 })).toBe('/projectsList?agence=60');
  });

  it('of a period is what was created in it, closed or financed', () => {
    const period = { from: '2026-06-01', to: '2026-11-22' };
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
  ] as const)('of the bar %s with %i is %s', (status, count, expected) => {
    const projects = [{ status: 'open' }, { status: 'open' }, { status: 'proposition_acceptee' }];
    expect(barAddress({ status, count, label: '' }, projects, { agencyId: 60 })).toBe(expected);
  });

  it.each([
    [{ year: 2026, month: 1, count: 3 }, NONE, '/propositionsList?du=2026-02-01&au=2026-02-28'],
    [{ year: 2024, month: 11, count: 1 }, NONE, '/propositionsList?du=2024-12-01&au=2024-12-31'],
    [{ year: 2026, month: 1, count: 0 }, NONE, undefined],
    [{ year: 2026, month: 1, count: 3 }, { from: '2026-02-10' }, undefined],
  ])('of the month %j is that month', (count, filter, expected) => {
    expect(monthAddress('/propositionsList', count, filter)).toBe(expected);
  });

  it('of a chart that counts a part of the list is that part', () => {
    const count = { year: 2026, month: 1, count: 3 };
    expect(monthAddress('/propositionsList', count, NONE, 'envoyees')).toBe(
      '/propositionsList?vue=envoyees&du=2026-02-01&au=2026-02-28',
    );
  });
});
