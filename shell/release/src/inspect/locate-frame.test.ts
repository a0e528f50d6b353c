import { locateFrame, readFrame, type Frame } from './locate-frame';

const FRAME = '/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:14';

const located = (text: string): Frame => {
  const frame = readFrame(text);
  if (!frame) throw new Error(`${text} is no frame`);
  return frame;
};

describe('a frame', () => {
  it.each([
    ['as telemetry tells it', FRAME],
    ['as Chromium writes it', `    at Dashboard (https://portail.example${FRAME})`],
    ['as Firefox writes it', `Dashboard@https://portail.example${FRAME}`],
  ])('%s is read', (_, text) => {
    expect(readFrame(text)).toEqual({
      file: 'remotes/agent/1.4.2/dashboard.ab12cd34.js',
      map: 'maps/remotes/agent/1.4.2/dashboard.ab12cd34.js.map',
      app: 'mfe-agent',
      line: 1,
      column: 14,
    });
  });

  it('of the shell is one too', () => {
    expect(located('/shell/0.1.0-3f9a2c1b44/main.ab12cd34.js:1:2')).toMatchObject({
      map: 'maps/shell/0.1.0-3f9a2c1b44/main.ab12cd34.js.map',
      app: 'shell',
    });
  });

  it.each([
    '',
    'TypeError: x is undefined',
    'https://evil.example/a.js:1:2',
    '/remotes/agent/1.4.2/dashboard.js',
    '/remotes/agent/../secret.js:1:1',
    '/remotes/../../etc/1.0.0/passwd.js:1:1',
  ])('%j is none', (text) => {
    expect(readFrame(text)).toBeUndefined();
  });
});

describe('the source behind a frame', () => {
  /** `let a = 1;` in three files, generated as one line: `let a=1;let b=2;let c=3;`. */
  const map = (...sources: readonly string[]) =>
    JSON.stringify({
      version: 3,
      sources,
      sourcesContent: sources.map((_, index) => `// ${index}\n  let ${'abc'[index] ?? ''} = ${index + 1};\n`),
      names: ['b'],
      // Columns 0, 8 and 16 of line 1 map to line 2, column 3 of each source; the second is named b.
      mappings: 'AACE,QCAEA,QCAA',
    });

  it('is named from the root of the workspace, with its line', () => {
    const text = map(
      'webpack://agent__9f/./src/dashboard/dashboard-page.tsx',
      'webpack://agent__9f/../shared/features/src/resource/or-else.ts',
      'webpack://agent__9f/../node_modules/.pnpm/rxjs@7.8.2/node_modules/rxjs/dist/map.js?1a2b',
    );
    const at = (column: number) => locateFrame({ ...located(FRAME), column }, text);
    expect(at(1)).toEqual({
      source: 'mfe-agent/src/dashboard/dashboard-page.tsx',
      line: 2,
      column: 3,
      name: undefined,
      text: 'let a = 1;',
    });
    expect(at(9)).toMatchObject({ source: 'shared/features/src/resource/or-else.ts', name: 'b' });
    expect(at(20)).toMatchObject({ source: 'node_modules/rxjs/dist/map.js' });
  });

  it('is unknown where the bundler added the code', () => {
    expect(
      locateFrame({ ...located(FRAME), line: 7 }, map('webpack://agent__9f/./src/a.ts')),
    ).toBeUndefined();
  });
});
