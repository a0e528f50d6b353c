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
      return filesBelow(path.join(home, 'src'))
        .filter((file) => file.endsWith('/index.d.ts'))
        .map((file) => path.posix.join('@portal', name, path.posix.dirname(file)));
    });
  });
}
