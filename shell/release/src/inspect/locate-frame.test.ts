import { locateFrame, readFrame } from './locate-frame';

const AT = '/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:14';
const FRAME = {
  map: 'maps/remotes/agent/1.4.2/dashboard.ab12cd34.js.map',
  app: 'mfe-agent',
  line: 1,
  column: 14,
};
const OF_SHELL = { map: 'maps/shell/0.1.0-3f9a/main.ab.js.map', app: 'shell', line: 1, column: 2 };

it.each([
  [AT, FRAME],
  [`    at Dashboard (https://portail.example${AT})`, FRAME],
  [`Dashboard@https://portail.example${AT}`, FRAME],
  ['/shell/0.1.0-3f9a/main.ab.js:1:2', OF_SHELL],
  ['TypeError: x is undefined', undefined],
  ['https://evil.example/a.js:1:2', undefined],
  ['/remotes/agent/../secret.js:1:1', undefined],
  ['/remotes/../../etc/1.0.0/passwd.js:1:1', undefined],
])('reads a frame: %j', (text, frame) => {
  expect(readFrame(text)).toEqual(frame);
});

it('names the source from the root of the workspace, with its line', () => {
  const sources = [
    'webpack://agent__9f/./src/dashboard/dashboard-page.tsx',
    'webpack://agent__9f/../shared/features/src/resource/or-else.ts',
    'webpack://agent__9f/../node_modules/.pnpm/rxjs@7.8.2/node_modules/rxjs/dist/map.js?1a2b',
  ];
  // `let a = 1;` in three files, generated as one line: `let a=1;let b=2;let c=3;`.
  const map = JSON.stringify({
    version: 3,
    sources,
    sourcesContent: sources.map((_, index) => `// ${index}\n  let ${'abc'[index] ?? ''} = ${index + 1};\n`),
    names: ['b'],
    // Columns 0, 8 and 16 of line 1 map to line 2, column 3 of each source; the second is named b.
    mappings: 'AACE,QCAEA,QCAA',
  });
  const at = (column: number, line = 1) => locateFrame({ ...FRAME, line, column }, map);
  const source = 'mfe-agent/src/dashboard/dashboard-page.tsx';
  expect(at(1)).toEqual({ source, line: 2, column: 3, name: undefined, text: 'let a = 1;' });
  expect(at(9)).toMatchObject({ source: 'shared/features/src/resource/or-else.ts', name: 'b' });
  expect(at(20)).toMatchObject({ source: 'node_modules/rxjs/dist/map.js' });
  // Code that the bundler added.
  expect(at(1, 7)).toBeUndefined();
});
