import type { MenuEntry } from '@portal/registry/registry';
import { entryMark } from './entry-mark';

const entry = (to: string, ...sections: readonly string[]): MenuEntry => ({
  id: 'id',
  label: 'Entrée',
  to,
  sections,
  order: 1,
  roles: ['AGENT'],
  icon: undefined,
  places: ['side'],
  newTab: false,
});

describe('a menu entry', () => {
  it.each([
    ['/projectsList', 'page'],
    ['/ProjectsList/', 'page'],
    ['/projectFile/12', 'true'],
    ['/projectfile', 'true'],
    ['/projectFiles', undefined],
    ['/projectsListPage', undefined],
    ['/', undefined],
  ])('to /projectsList with the section /projectFile is, on %s, marked %s', (pathname, mark) => {
    expect(entryMark(entry('/projectsList', '/projectFile'), pathname)).toBe(mark);
  });

  it('to the root, or with the root as a section, is not everywhere', () => {
    expect(entryMark(entry('/'), '/')).toBe('page');
    expect(entryMark(entry('/'), '/contact')).toBeUndefined();
    expect(entryMark(entry('/agent/home', '/'), '/')).toBe('true');
    expect(entryMark(entry('/agent/home', '/'), '/contact')).toBeUndefined();
  });
});
