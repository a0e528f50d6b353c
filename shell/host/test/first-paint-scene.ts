import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writtenEntry, writtenRegistry, writtenRelease } from '@portal/registry/registry-samples';

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A fake rendering bundle: its page shows its texts, the day and the name given by the frame. */
const DRAWS_PAGE = `globalThis.drawing = { drawPage({ page, path, config, answers }) {
  const key = '/items/words {}', answer = answers[key];
  const words = answer ? answer.body.data : 'Own words';
  return { html: '<h1>' + words + '</h1><p>' + page + ' ' + path + ' ' + new Date().toISOString() + '</p><img src="/remotes/public/1.0.0/street.svg">',
    isInert: false, asked: [{ key, address: '/items/words' }] };
} };`;
const DRAWS_FRAME = `globalThis.drawing = {
  drawSkeletons: () => ({ applicant: '<p>applicant ' + new Date().toISOString() + '</p>', staff: '<p>staff</p>' }),
  drawFrame({ menu, remote, version }) {
  return { before: '<header>' + menu.map(({ label }) => label).join() + '</header><div data-remote="' + remote + '" data-version="' + version + '">', after: '</div>' };
} };`;
const CLAIMS = [{ paths: ['/', '/list/*'], roles: ['VISITOR', 'AGENT', 'DIRECTOR'] }];
const REQUIRES = { contract: 1, kit: '^1.0.0', react: '^19.0.0' };
const HOME = { path: '/', page: 'home', title: 'Accueil', roles: ['VISITOR'], access: 'public' };
const LIST = {
  path: '/list/:id?',
  page: 'list',
  title: 'Liste',
  roles: ['VISITOR', 'AGENT', 'DIRECTOR'],
  access: 'signed-in',
};
const MENU = { id: 'home', label: 'Accueil', to: '/', order: 1, roles: ['VISITOR'] };
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff"/></svg>';

/** Deviations from a healthy deployment. */
export interface SceneChanges {
  /** Files of the release or the shell with unexpected content: name → content. */
  readonly altered?: Readonly<Record<string, string>>;
  readonly entry?: object;
  readonly drawing?: object | null;
  readonly route?: object;
  readonly requires?: object;
  readonly pageCode?: string;
}

/** The builds of a small portal whose home page is server-rendered. */
export function createScene() {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-first-paint-'));
  let serial = 0;

  function put(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), content);
  }

  function write(changes: SceneChanges = {}): void {
    serial += 1;
    const {
      altered = {},
      entry = {},
      drawing,
      route = {},
      requires = REQUIRES,
      pageCode = DRAWS_PAGE,
    } = changes;
    const routes = [{ ...HOME, ...route }, LIST];
    const files: Readonly<Record<string, string>> = {
      'entry.js': 'entry',
      'home.js': 'home',
      'list.js': 'x'.repeat(7000),
      'list-part.js': 'part',
      'list.css': '.l{}',
      'home.css': '.a{background:url(street.svg)}',
      'street.svg': SVG,
      'drawing.0.js': pageCode,
    };
    const described = writtenRelease('public', '1.0.0', {
      requires,
      entry: 'entry.js',
      integrity: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digestOf(text)])),
      pages: {
        home: { js: ['home.js'], css: ['home.css'], images: ['street.svg'] },
        list: { js: ['list.js', 'list-part.js'], css: ['list.css'] },
      },
      routes,
      menu: [MENU],
      ...(drawing !== null && { drawing: drawing ?? { file: 'drawing.0.js', pages: { home: 'always' } } }),
    });
    const text = JSON.stringify(described);
    for (const [name, content] of Object.entries({ ...files, 'remote.json': text }))
      put(`remotes/public/1.0.0/${name}`, altered[name] ?? content);
    const shellFiles: Readonly<Record<string, string>> = {
      'drawing.1.js': DRAWS_FRAME,
      'frame.css': '.frame{}',
    };
    for (const [name, content] of Object.entries(shellFiles))
      put(`shell/1/${name}`, altered[name] ?? content);
    const integrity = Object.fromEntries(
      Object.entries(shellFiles).map(([name, content]) => [name, digestOf(content)]),
    );
    put(
      'shell.json',
      JSON.stringify({
        version: '1',
        base: '/shell/1/',
        provides: { contract: 1, kit: '1.0.0', react: '19.0.0' },
        signedIn: ['signed.js'],
        integrity: { 'signed.js': digestOf('signed') },
        drawing: { file: 'drawing.1.js', styles: 'frame.css', integrity },
      }),
    );
    const listed = { requires, digest: digestOf(text), routes, menu: [MENU] };
    const registry = writtenRegistry(
      { public: writtenEntry('public', listed, { claims: CLAIMS, ...entry }) },
      { serial },
    );
    put('remotes.json', JSON.stringify(registry));
  }

  return { dist, write, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
