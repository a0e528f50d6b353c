import {
  publishedDependencies,
  publishedExports,
  publishedManifest,
  statedDependencies,
} from './published-manifest.cjs';

const siblings: Record<string, string> = { '@portal/domain': '0.1.0', '@portal/kit': '1.5.0' };
const catalog: Record<string, string> = { react: '19.3.1', rxjs: '7.8.2', webpack: '5.110.3' };
const versions = {
  sibling: (name: string) => siblings[name],
  catalog: (name: string) => catalog[name] ?? 'none',
};
const typesOf = (name: string) => (name === 'react' ? '19.3.0' : undefined);

it.each([
  [{ '.': './src/index.ts' }, { '.': { types: './src/index.d.ts', default: './src/index.js' } }],
  [{ './shell': './src/shell.tsx' }, { './shell': { types: './src/shell.d.ts', default: './src/shell.js' } }],
  [
    {
      './webpack': './webpack/index.cjs',
      './tsconfig/*': './tsconfig/*',
      './globals': './types/globals.d.ts',
    },
    {
      './webpack': './webpack/index.cjs',
      './tsconfig/*': './tsconfig/*',
      './globals': './types/globals.d.ts',
    },
  ],
  [
    { './tokens.css': './src/tokens.css', './*': './src/*/index.ts' },
    {
      './tokens.css': './src/tokens.css',
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
    },
  ],
])('the doors %j lead to %j', (exported, doors) => {
  expect(publishedExports(exported)).toEqual({ ...doors, './package.json': './package.json' });
});

it('a door with conditions of its own stays, unless a source is behind it', () => {
  const types = { './types': { types: './types/index.d.ts' } };
  expect(publishedExports(types)).toMatchObject(types);
  expect(() => void publishedExports({ '.': { import: './src/index.ts' } })).toThrow(
    'The door "." has conditions and leads to a source.',
  );
});

describe('what a compiled package needs', () => {
  const dependencies = {
    '@portal/domain': 'workspace:*',
    '@portal/kit': 'workspace:*',
    react: 'catalog:',
    rxjs: 'catalog:',
    webpack: 'catalog:',
  };
  const manifest = { name: '@portal/features', dependencies };
  const provided = ['react', 'react/jsx-runtime', '@portal/kit'];
  const needs = (code: string[], declarations: string[] = []) =>
    publishedDependencies(manifest, { code, declarations }, provided, versions, typesOf);

  it.each([
    ['a sibling, at its version', ['@portal/domain/format'], [], { '@portal/domain': '0.1.0' }, {}],
    ['what only its types name', [], ['rxjs'], { rxjs: '7.8.2' }, {}],
    ['itself, never', ['@portal/features/listing'], [], {}, {}],
    ['what the shell provides, as a peer', ['@portal/kit'], [], {}, { '@portal/kit': '^1.5.0' }],
    ['React without types of its own', ['react/jsx-runtime'], [], {}, { react: '^19.3.1' }],
    ['React with them', ['react'], ['react'], {}, { react: '^19.3.1', '@types/react': '^19.3.0' }],
  ])('%s', (_, code, declarations, exact, peers) => {
    expect(needs(code, declarations)).toMatchObject({ dependencies: exact, peerDependencies: peers });
  });

  it('types of a peer are left to who wants them', () => {
    expect(needs(['react'], ['react']).peerDependenciesMeta).toEqual({ '@types/react': { optional: true } });
  });

  it('an import that the package does not state is an error', () => {
    expect(() => needs(['left-pad'])).toThrow(
      '@portal/features imports left-pad, which is no dependency in its package.json.',
    );
  });

  it('so is a package that nobody outside can have', () => {
    const testing = { name: '@portal/x', dependencies: { '@portal/testing': 'workspace:*' } };
    const imports = { code: ['@portal/testing'], declarations: [] };
    expect(() => publishedDependencies(testing, imports, provided, versions, typesOf)).toThrow(
      '@portal/testing is not packed',
    );
  });
});

it('a package as it is keeps all that it states, with versions', () => {
  const stated = {
    dependencies: { webpack: 'catalog:', '@portal/domain': 'workspace:*', yaml: '2.9.1' },
    peerDependencies: { '@portal/kit': 'workspace:*', react: 'catalog:', jest: '>=30' },
  };
  expect(statedDependencies(stated, versions)).toEqual({
    dependencies: { '@portal/domain': '0.1.0', webpack: '5.110.3', yaml: '2.9.1' },
    peerDependencies: { '@portal/kit': '^1.5.0', jest: '>=30', react: '^19.3.1' },
    peerDependenciesMeta: {},
  });
});

it('the package.json of a tarball has what means something outside', () => {
  const manifest = {
    name: '@portal/ui',
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css', './src/base/index.ts'],
    dependencies: { react: 'catalog:' },
    devDependencies: { jest: 'catalog:' },
    scripts: { build: 'x' },
  };
  const made = {
    exports: { './*': './src/*/index.js' },
    files: ['LICENSE', 'src'],
    dependencies: { dependencies: {}, peerDependencies: { react: '^19.3.1' } },
  };
  expect(publishedManifest(manifest, made)).toEqual({
    name: '@portal/ui',
    version: '0.1.0',
    type: 'module',
    private: true,
    license: 'UNLICENSED',
    sideEffects: ['*.css', './src/base/index.js'],
    exports: made.exports,
    files: made.files,
    peerDependencies: { react: '^19.3.1' },
  });
});
