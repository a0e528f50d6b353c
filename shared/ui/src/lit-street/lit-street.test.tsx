import { render } from '@testing-library/react';
import { LitStreet, type LitStreetProps } from './lit-street';

function draw(props: LitStreetProps) {
  const { container } = render(<LitStreet {...props} />);
  // oxlint-disable-next-line testing-library/no-container, testing-library/no-node-access -- decoration has no role
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    lights: all('path[class]'),
    lit: all('[data-lit]'),
    fresh: all('[data-fresh]'),
    halo: all('circle'),
  };
}

describe('the street at dusk', () => {
  it.each([
    [0, 3],
    [1, 3],
    [3, 3],
    [4, 6],
    [7, 9],
    [12, 12],
  ])('has %i windows lit, of the %i that the floors built so far have', (lit, windows) => {
    const street = draw({ windows: 12, lit });
    expect(street.lit).toHaveLength(lit);
    expect(street.lights).toHaveLength(windows);
  });

  it('shows the house of the sign-in page complete, lit or not', () => {
    expect(draw({ windows: 6, lit: 0 }).lights).toHaveLength(6);
    expect(draw({ windows: 6, lit: 2 }).lit).toHaveLength(2);
  });

  it('lights the newest window on arrival, when asked to, and none when there is none', () => {
    const street = draw({ windows: 12, lit: 7, isFresh: true });
    expect(street.fresh).toHaveLength(1);
    expect(street.lit.at(-1)).toBe(street.fresh[0]);
    expect(street.halo).toHaveLength(2);
    expect(draw({ windows: 12, lit: 0, isFresh: true }).fresh).toEqual([]);
    expect(draw({ windows: 12, lit: 7 }).halo).toEqual([]);
  });
});
