import { renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import TutorialPage from './tutorial-page';
import shown from './tutorial-steps.json';

it('shows the video, and says in words what it shows', async () => {
  await renderScreen(<TutorialPage />, { path: '/about' });
  const video = screen.getByLabelText('Vidéo : comment créer votre compte');
  expect(video).toHaveAttribute('src', '/intergestion-tuto.mp4');
  expect(video).toHaveAttribute('controls');
  expect(await screen.findByText('La vidéo est muette et sous-titrée.')).toBeVisible();
  const transcript = within(screen.getByRole('list', { name: 'La vidéo, étape par étape' }));
  expect(transcript.getAllByRole('listitem')).toHaveLength(Object.keys(shown).length);
  // What the list says, the text does not repeat.
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(document.title).toBe('InterGestion - Tutoriel d’inscription');
});
