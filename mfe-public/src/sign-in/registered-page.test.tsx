import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { JUST_REGISTERED } from './just-registered';
import RegisteredPage from './registered-page';

it('says that the account exists, what to prepare, and leads to the login with the page that was wanted', async () => {
  const next = '?next=%2Fsimulateur%3Fsuite%3Dprojet';
  await renderScreen(<RegisteredPage />, { path: `/ConfirmRegister${next}`, state: JUST_REGISTERED });
  expect(screen.getByRole('heading', { level: 1, name: 'Votre compte est créé' })).toBeVisible();
  expect(await screen.findByText(/^votre dernier avis d’imposition/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', `/login${next}`);
});

it.each([null, { registered: 'yes' }])(
  'opened without a registration (%j) it leads to the login',
  async (state) => {
    const { location } = await renderScreen(<RegisteredPage />, {
      path: '/ConfirmRegister?next=%2Fabout',
      route: '/ConfirmRegister',
      state,
    });
    expect(location()).toBe('/login?next=%2Fabout');
  },
);
