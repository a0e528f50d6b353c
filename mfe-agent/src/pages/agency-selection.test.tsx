import type { Transport } from '@portal/kit';
import { backOfficeTransport, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import DashboardPage from './dashboard-page';
import ProjectListPage from './project-list-page';

function agenciesAsked() {
  const asked: string[] = [];
  const transport: Transport = (call) => {
    const [path, search] = call.url.split('?');
    if (path?.endsWith('/admin/api/requests')) asked.push(new URLSearchParams(search).get('customer') ?? '');
    return backOfficeTransport(call);
  };
  return { transport, last: () => asked.at(-1) };
}

const agency = () => screen.findByRole('combobox', { name: 'Agence' });

it('an administrator selects an agency with all below it, and finds it again in the address', async () => {
  const calls = agenciesAsked();
  const { user, location } = await renderScreen(<DashboardPage />, {
    as: 'admin',
    path: '/agent/home',
    transport: calls.transport,
  });
  expect(await screen.findByRole('figure', { name: 'Projets ouverts' })).toBeInTheDocument();
  await user.click(await agency());
  await user.selectOptions(await agency(), await screen.findByRole('option', { name: 'Île-de-France' }));
  expect(await agency()).toHaveDisplayValue(/^Île-de-France et ses 4\sagences$/);
  expect(location()).toContain('agence=60');
  expect(await screen.findByRole('figure', { name: 'Projets ouverts' })).toBeInTheDocument();
  expect(calls.last()).toBe('60,70,80,71,72');
});

it('a link to an agency alone asks for its own files, and the next choice brings what is below it again', async () => {
  const calls = agenciesAsked();
  const { user, location } = await renderScreen(<ProjectListPage />, {
    as: 'admin',
    path: '/projectsListPage?agence=60&seule=oui',
    transport: calls.transport,
  });
  expect(await screen.findByText(/^Île-de-France sans ses 4\sagences$/)).toBeInTheDocument();
  expect(calls.last()).toBe('60');
  await user.selectOptions(await agency(), await screen.findByRole('option', { name: 'Grand Ouest' }));
  expect(location()).toContain('agence=61');
  expect(location()).not.toContain('seule');
  expect(await agency()).toHaveDisplayValue(/^Grand Ouest et ses 3\sagences$/);
});
