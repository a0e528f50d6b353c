import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import type { OutsideRepository } from './outside-repository';

interface Manifest {
  readonly exports: Record<string, string>;
}

/** The compiler's settings of a team that is stricter than we are: declarations are checked, too. */
export const STRICT = {
  target: 'ES2022',
  module: 'preserve',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** Every door of the installed packages that has types. */
export function doorsOf(repository: OutsideRepository): readonly string[] {
  const portal = path.join(repository.folder, 'node_modules/@portal');
  return readdirSync(portal).flatMap((name) => {
    const home = path.join(portal, name);
    const { exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest;
    return Object.entries(exports).flatMap(([door, target]) => {
      if (!target.endsWith('.js')) return [];
      if (!door.includes('*')) return [path.posix.join('@portal', name, door)];
      // Every `*` stands for the same text.
      const [first = '', ...others] = target.replace(/\.js$/, '.d.ts').split('*');
      const place = new RegExp(`^${first}(.+)${others.join('\\1')}$`);
      return filesBelow(home).flatMap((file) => {
        const [, text] = place.exec(`./${file}`) ?? [];
        return text === undefined ? [] : [path.posix.join('@portal', name, door.replace('*', text))];
      });
    });
  });
}
