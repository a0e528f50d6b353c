import { recordCalls, renderScreen, seed } from '@portal/testing';
import { screen } from '@testing-library/react';
import DashboardPage from './dashboard-page';

/** With the 640 projects of the demo network, more than one request returns. */
const MORE = 420;

it('shows its first chart after two calls on a network longer than a list, then counts what is left', async () => {
  for (let index = 0; index < MORE; index += 1) {
    await seed('request', { customer_id: 59 });
  }
  const calls = recordCalls();
  await renderScreen(<DashboardPage />, { as: 'admin', path: '/agent/home', transport: calls.transport });
  expect(await screen.findByRole('figure', { name: 'Projets ouverts' })).toBeInTheDocument();
  // React subscribes twice in strict mode.
  expect([...new Set(calls.names())].slice(0, 2)).toEqual([
    'GET /admin/api/customers',
    'GET /admin/api/requests',
  ]);
  // Only of a list of which nothing is missing.
  expect(
    await screen.findAllByRole('img', { name: /^Douze derniers mois/ }, { timeout: 20_000 }),
  ).toHaveLength(3);
  expect(screen.queryByText(/(projets|propositions) sur 1\s/)).not.toBeInTheDocument();
  const running = screen.getAllByRole('listitem').find((item) => /^Dossiers en cours/.test(item.textContent));
  const count = /\d[\d\s]*/.exec(running?.textContent ?? '')?.[0] ?? '';
  expect(Number(count.replace(/\s/g, ''))).toBeGreaterThan(MORE);
});
