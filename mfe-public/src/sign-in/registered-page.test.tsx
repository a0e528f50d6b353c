import { backOfficeForTests, backOfficeTransport, fakeTransport, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import RegisteredPage from './registered-page';

const CONTENT = 'GET /items/page_intergestion/7';

// The store is made before the first screen asks: that takes longer than a screen is waited for.
beforeAll(() => backOfficeForTests());

it('says that the account exists, what to prepare, and leads to the login', async () => {
  const { user, location } = await renderScreen(<RegisteredPage />, {
    path: '/ConfirmRegister',
    route: '/ConfirmRegister',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible();
  expect(await screen.findByText(/^votre dernier avis d’imposition/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Se connecter' }));
  expect(location()).toBe('/login');
});

it('leads to the login with the page that was wanted before it', async () => {
  const next = '?next=%2Fsimulateur%3Fsuite%3Dprojet';
  await renderScreen(<RegisteredPage />, { path: `/ConfirmRegister${next}` });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', `/login${next}`);
});

it('leads to the login also when the content service says nothing', async () => {
  const { problems } = await renderScreen(<RegisteredPage />, {
    transport: fakeTransport({ [CONTENT]: { status: 500 } }, backOfficeTransport),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  await waitFor(() => expect(problems).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
