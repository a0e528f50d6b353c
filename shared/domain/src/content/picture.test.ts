import { PICTURE_WIDTHS, pictureAt, pictureSources } from './picture';
import cases from './picture.test.json';

const ID = 'aeb0b4cd-e35e-4aad-9173-98eae0a21c16';
const HERE = `/assets/${ID}`;

describe('the file that an address in a text means', () => {
  it.each<[string, string, number | null, number | null]>(
    cases.found as [string, string, number | null, number | null][],
  )('%s', (_, address, width, height) => {
    expect(pictureAt(address)).toEqual({ address: HERE, width, height });
  });

  it.each(cases.none)('is none in %s', (address) => {
    expect(pictureAt(address)).toBeUndefined();
  });

  it('is always one of the portal’s own, whatever surrounds the id', () => {
    const pieces = cases.pieces;
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
