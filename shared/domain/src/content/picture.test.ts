import { PICTURE_WIDTHS, pictureAt, pictureSources } from './picture';

const ID = 'aeb0b4cd-e35e-4aad-9173-98eae0a21c16';
const HERE = `/assets/${ID}`;

describe('the file that an address in a text means', () => {
  it.each<[string, string, number | null, number | null]>([
    ['the address of one’s own Directus', `https://cms.example/assets/${ID}`, null, null],
    ['with a port, over http', `http://127.0.0.1:8055/assets/${ID}`, null, null],
    [
      'with the size that the editor drew it at',
      `https://cms.example/assets/${ID}?width=800&height=450`,
      800,
      450,
    ],
    [
      'with a key of the administration',
      `https://cms.example/assets/${ID}?key=system-large-contain`,
      null,
      null,
    ],
    ['with one side', `https://cms.example/assets/${ID}?fit=cover&width=300`, 300, null],
    [
      'with a token, which is not passed on',
      `https://cms.example/assets/${ID}?access_token=secret`,
      null,
      null,
    ],
    ['with a file name', `https://cms.example/assets/${ID}/rue%20basse.jpg`, null, null],
    ['with an ending', `https://cms.example/assets/${ID}.png?width=10`, 10, null],
    ['in a folder of its site', `https://example.fr/cms/assets/${ID}`, null, null],
    ['of the page’s own scheme', `//cms.example/assets/${ID}`, null, null],
    ['within the portal', `/assets/${ID}`, null, null],
    ['relative to the administration', `../assets/${ID}`, null, null],
    ['without a slash', `assets/${ID}`, null, null],
    ['in capitals', `https://cms.example/assets/${ID.toUpperCase()}`, null, null],
    ['with a side that no screen has', `/assets/${ID}?width=9999&height=0`, null, null],
    ['with spaces around', ` /assets/${ID} `, null, null],
  ])('%s', (_, address, width, height) => {
    expect(pictureAt(address)).toEqual({ address: HERE, width, height });
  });

  it.each([
    '',
    'https://stranger.example/picture.png',
    'https://stranger.example/assets/picture.png',
    `https://stranger.example/files/${ID}`,
    `https://stranger.example/?u=/assets/${ID}`,
    `https://stranger.example/#/assets/${ID}`,
    `javascript:alert(1)//assets/${ID}`,
    `data:image/png;base64,/assets/${ID}`,
    `https://cms.example/assets/${ID}/../../api/people`,
    `https://cms.example/assets/${ID}\\..\\api`,
    `/assets/${ID}0`,
    `/assets/${ID}/a/b`,
    `/notassets/${ID}`,
  ])('is none in %s', (address) => {
    expect(pictureAt(address)).toBeUndefined();
  });

  it('is always one of the portal’s own, whatever surrounds the id', () => {
    const pieces = [
      'https:',
      '//',
      'a.example',
      '/',
      '..',
      '\\',
      'assets',
      ID,
      '?',
      '#',
      '&width=9',
      '%2e',
      '@',
      ' ',
      '.png',
    ];
    let found = 0;
    let state = 7;
    for (let round = 0; round < 20_000; round += 1) {
      let address = '';
      for (let piece = 0; piece < 7; piece += 1) {
        state = (state * 48_271) % 2_147_483_647;
        address += pieces[state % pieces.length] ?? '';
      }
      const picture = pictureAt(address);
      if (picture === undefined) continue;
      found += 1;
      expect(picture.address).toBe(HERE);
    }
    expect(found).toBeGreaterThan(0);
  });
});

it('is asked for in a few widths, each in the same way', () => {
  const { src, srcSet } = pictureSources(HERE);
  const query = '&format=webp&quality=80&withoutEnlargement=true';
  expect(src).toBe(`${HERE}?width=960${query}`);
  expect(srcSet.split(', ')).toEqual(
    PICTURE_WIDTHS.map((width) => `${HERE}?width=${String(width)}${query} ${String(width)}w`),
  );
});
