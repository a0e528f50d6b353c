import { fact, renderScreen, seed } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { Profile } from './profile';

it('shows who one is: identity, role by label, flags, addresses', async () => {
  const { kit } = await renderScreen(null, { as: 'demandeur' });
  const { profileId } = kit.session.current();
  await seed('address', profileId ?? 0, { label: 'Bureau de test', postal_code: '01000' });
  await renderScreen(<Profile />, { as: 'demandeur' });

  const identity = await screen.findByRole('region', { name: "Mme Élodie d'Aubigné-Lefèvre" });
  for (const [term, value] of [
    ['Adresse e-mail', 'demandeur@intergestion.example'],
    ['Rôle', 'Demandeur'],
    ['Compte confirmé', 'Oui'],
    ['Compte activé', 'Oui'],
  ] as const)
    expect(fact(term, identity)).toHaveTextContent(value);
  expect(within(identity).getAllByText(/Élodie/)).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'contactez-nous' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute('href', '/confidentialite');
  const addresses = await screen.findByRole('region', { name: 'Vos adresses' });
  expect(addresses).toHaveTextContent('Bureau de test');
  expect(addresses).toHaveTextContent('01000 Paris');
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/applicant/profile/edit');
  expect(screen.getByRole('link', { name: 'Gérer les adresses' })).toHaveAttribute(
    'href',
    '/addressBookPage',
  );
});

// docs/observed-behaviour.md#profile-roles
it('observed: the profile of a director names no role', async () => {
  await renderScreen(<Profile />, { as: 'directeur' });
  await screen.findByText('Rôle');
  expect(fact('Rôle')).toHaveTextContent('Non renseigné');
});
