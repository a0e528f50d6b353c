import { initials } from './niche';

describe('initials', () => {
  it.each([
    ["Élodie d'Aubigné-Lefèvre", 'ÉA'],
    ['Nguyễn Thị Ánh', 'NT'],
    ['Jean-Œuvrard Saint-Ÿon', 'JS'],
    ['camille morvan', 'CM'],
    ['Anaïs', 'A'],
    ['', ''],
  ])('of « %s » are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
