import { readFileSync } from 'node:fs';
import path from 'node:path';
import steps from './tutorial-steps.json';

it('the captions of the video say what the page says, in its order', () => {
  const file = readFileSync(
    path.resolve(__dirname, '../../../shell/page/public/intergestion-tuto.vtt'),
    'utf8',
  );
  const [head, ...cues] = file.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  const told = cues.map((cue) => {
    const [step, , ...words] = cue.split('\n');
    return [step, words.join('\n')];
  });
  expect(told).toEqual(Object.entries(steps));
});
