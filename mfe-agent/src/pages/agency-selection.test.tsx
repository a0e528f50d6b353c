import type { Transport } from '@portal/kit';
import { backOfficeTransport, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import ProjectListPage from './project-list-page';

it('a link to an agency alone asks for its own files; the next choice is with all below it, and in the address', async () => {
  const asked: (string | null)[] = [];
  const transport: Transport = (call) => {
    const [path, search] = call.url.split('?');
    if (path?.endsWith('/admin/api/requests')) asked.push(new URLSearchParams(search).get('customer'));
    return backOfficeTransport(call);
  };
  const { user, location } = await renderScreen(<ProjectListPage />, {
    as: 'admin',
    path: '/projectsListPage?agence=60&seule=oui',
    transport,
  });
  const agency = () => screen.findByRole('combobox', { name: 'Agence' });
  expect(await screen.findByText(/^Île-de-France sans ses 4\sagences$/)).toBeInTheDocument();
  expect(asked).toEqual(['60']);
  await user.selectOptions(await agency(), await screen.findByRole('option', { name: 'Grand Ouest' }));
  expect(location()).toContain('agence=61');
  expect(location()).not.toContain('seule');
  expect(await agency()).toHaveDisplayValue(/^Grand Ouest et ses 3\sagences$/);
  await waitFor(() => expect(asked.at(-1)).toMatch(/^61(,\d+){3}$/));
});
