import { backOfficeForTests, outage, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import TutorialPage from './tutorial-page';
import shown from './tutorial-steps.json';

const CONTENT = 'GET /items/page_intergestion/4';

// Creating the store takes longer than a screen query waits.
beforeAll(() => backOfficeForTests());

const video = () => screen.getByLabelText('Vidéo : comment créer votre compte');

it('shows the video, and says in words what it shows', async () => {
  await renderScreen(<TutorialPage />, { path: '/about' });
  expect(video()).toHaveAttribute('src', '/intergestion-tuto.mp4');
  expect(video()).toHaveAttribute('controls');
  expect(await screen.findByRole('heading', { level: 2, name: 'En résumé' })).toBeVisible();
  const transcript = within(screen.getByRole('list', { name: 'La vidéo, étape par étape' }));
  expect(transcript.getAllByRole('listitem')).toHaveLength(Object.keys(shown).length);
  const inShort = screen.getAllByRole('list').at(-1);
  const steps = within(inShort ?? document.body).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[0]).toHaveTextContent('Ouvrez la page de connexion.');
  expect(screen.getByText(/^La vidéo est muette et sous-titrée/)).toBeVisible();
  expect(document.title).toBe('InterGestion - Tutoriel d’inscription');
});

it('shows the video also when the words cannot be had, and tries again', async () => {
  const { transport, end } = outage({ [CONTENT]: { status: 500 } });
  const { user } = await renderScreen(<TutorialPage />, { transport });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(video()).toBeVisible();
  end();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'En résumé' })).toBeVisible();
});
