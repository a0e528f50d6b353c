import { recordCalls, renderScreen, seed } from '@portal/testing';
import { screen } from '@testing-library/react';
import DashboardPage from './dashboard-page';

/** With the 640 projects of the demo network, more than one request returns. */
const MORE = 420;

it('shows its first chart after two calls on a network longer than a list, and says what is cut', async () => {
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
  expect(
    await screen.findByText(/^Seuls les 1\s000\sderniers projets sur 1\s0\d\d sont pris/),
  ).toBeInTheDocument();
});
