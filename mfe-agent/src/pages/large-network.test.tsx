import { backOfficeForTests, backOfficeTransport, renderScreen } from '@portal/testing';
import type { Transport } from '@portal/kit';
import { screen } from '@testing-library/react';
import DashboardPage from './dashboard-page';

/** With the 640 projects of the demo network, more than one request returns. */
const MORE = 420;

it('shows its first chart after two calls on a network longer than a list, and says what is cut', async () => {
  const backOffice = await backOfficeForTests();
  for (let index = 0; index < MORE; index += 1) {
    await backOffice.seed('request', { customer_id: 59 });
  }
  const calls: string[] = [];
  const transport: Transport = (call) => {
    const path = call.url.replace(/\?.*/, '');
    // React subscribes twice in strict mode.
    if (!calls.includes(path)) calls.push(path);
    return backOfficeTransport(call);
  };
  await renderScreen(<DashboardPage />, { as: 'admin', path: '/agent/home', transport });
  expect(await screen.findByRole('figure', { name: 'Projets ouverts' })).toBeInTheDocument();
  expect(calls.slice(0, 2)).toEqual(['/admin/api/customers', '/admin/api/requests']);
  expect(
    await screen.findByText(/^Seuls les 1\s000\sderniers projets sur 1\s0\d\d sont pris/),
  ).toBeInTheDocument();
});
