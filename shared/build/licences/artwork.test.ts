import { artworkFaults } from './artwork.mjs';

const said = [{ files: ['ui/logo.svg', 'ui/text.woff2'] }];

it.each([
  ['all of which something is said', ['ui/logo.svg', 'ui/text.woff2', 'ui/logo.tsx'], []],
  [
    'one of which nobody says whose it is',
    ['ui/logo.svg', 'ui/text.woff2', 'ui/photo.JPG'],
    ['ui/photo.JPG: nobody says whose it is'],
  ],
  ['one that is gone', ['ui/logo.svg'], ['ui/text.woff2: it is not there any more']],
])('of pictures and fonts: %s', (_, files, faults) => {
  expect(artworkFaults(files, said)).toEqual(faults);
});
