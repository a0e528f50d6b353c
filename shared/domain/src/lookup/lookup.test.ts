import { departmentPlaceholder, departmentsOf } from '../address';
import { imageSource, toDownload } from '../file';
import { inOrder, lookupName } from './index';

describe('lookups', () => {
  it('come in the order of the back office, then by name with numbers as numbers', () => {
    const entries = [
      { id: '20_ans', name: '20 ans', priority: 2 },
      { id: 'b', name: '12 ans', priority: 1 },
      { id: 'a', name: '7 ans', priority: 1 },
    ];
    expect(inOrder(entries).map(({ name }) => name)).toEqual(['7 ans', '12 ans', '20 ans']);
  });

  it.each([
    ['maison', [{ id: 'maison', name: 'Maison individuelle', priority: 1 }], 'Maison individuelle'],
    ['residence_principale', [], 'Résidence principale'],
    ['pleine_propriete', [], 'Pleine propriete'],
    ['constructor', [], 'Constructor'],
    [null, [], ''],
  ])('shows %p as a name even without its list', (id, entries, name) => {
    expect(lookupName(id, entries)).toBe(name);
  });
});

describe('departments', () => {
  const regions = [
    { code: 'FR-75', name: 'Paris', country: 'FR' },
    { code: 'FR-2A', name: 'Corse-du-Sud', country: 'FR' },
    { code: 'FR-J', name: 'Île-de-France', country: 'FR' },
    { code: 'FR-RE', name: 'La Réunion', country: 'FR' },
    { code: 'BE-BRU', name: 'Bruxelles', country: 'BE' },
  ];

  it('leave out the former regions of France, and other countries', () => {
    expect(departmentsOf(regions, 'FR').map(({ code }) => code)).toEqual(['FR-2A', 'FR-RE', 'FR-75']);
    expect(departmentsOf(regions, 'BE')).toHaveLength(1);
  });

  it('say what the select says when it has nothing to offer', () => {
    expect(departmentPlaceholder(undefined)).toBe('Sélectionner une pays');
    expect(departmentPlaceholder([])).toBe('Aucun département trouvé');
    expect(departmentPlaceholder(regions)).toBeUndefined();
  });
});

describe('files', () => {
  const file = { id: 1, content: 'YWJj', mimeType: '', filename: '' };

  it('are saved as they are', () => {
    expect(toDownload({ ...file, filename: 'é à.pdf', mimeType: 'application/pdf' })).toEqual({
      bytes: new Uint8Array([97, 98, 99]),
      mimeType: 'application/pdf',
      filename: 'é à.pdf',
    });
    expect(toDownload(file)?.mimeType).toBe('application/octet-stream');
  });

  it.each(['', '  ', '%%%', 'YWJjY'])('are refused when their content is "%s"', (content) => {
    expect(toDownload({ ...file, content })).toBeUndefined();
  });

  it('show as images, told from their first characters', () => {
    expect(imageSource({ ...file, content: 'iVBORw0KGgo' })).toBe('data:image/png;base64,iVBORw0KGgo');
    expect(imageSource({ ...file, mimeType: 'image/webp' })).toBe('data:image/webp;base64,YWJj');
    expect(imageSource(file)).toBeUndefined();
  });
});
