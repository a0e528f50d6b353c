import { renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import TutorialPage from './tutorial-page';
import shown from './tutorial-steps.json';

it('shows the video, and says in words what it shows', async () => {
  await renderScreen(<TutorialPage />, { path: '/about' });
  const video = screen.getByLabelText('Vidéo : comment créer votre compte');
  expect(video).toHaveAttribute('src', '/intergestion-tuto.mp4');
  expect(video).toHaveAttribute('controls');
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
