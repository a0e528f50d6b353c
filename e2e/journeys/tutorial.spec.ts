import { playSignUp } from '@portal/build/tutorial-story';
import { expect, test } from '../fixtures/portal';
import steps from '../../mfe-public/src/tutorial/tutorial-steps.json' with { type: 'json' };

test('the story of the tutorial’s video can be played, and tells each of its steps', async ({ page }) => {
  const told: string[] = [];
  await playSignUp(page, (step) => told.push(step), {
    isFilmed: false,
    email: `m.durand.${String(Date.now())}@exemple.fr`,
  });
  expect(told).toEqual(Object.keys(steps));
});
