import { complaints } from './complaints';

describe('a library has one door', () => {
  it.each([
    ['mfe-agent/src/project-list/project-list.tsx', 'axios', 'the clients of @portal/kit'],
    ['shared/kit/src/session/session.ts', 'axios', 'the clients of @portal/kit'],
    ['mfe-agent/src/dashboard/dashboard.tsx', 'highcharts/modules/accessibility', 'the charts'],
    ['shared/ui/src/icon/icon.tsx', 'react-router-dom', 'the router facade'],
    ['mfe-public/src/main.tsx', 'react-dom/client', 'it alone mounts'],
    ['shared/forms/src/form.ts', 'rxjs/operators', 'from rxjs'],
    ['mfe-admin/src/users.tsx', '@portal/domain/src/person/person', 'by its name'],
  ])('%s may not import %s', (file, imported, why) => {
    expect(complaints('one-door', `import '${imported}';`, file)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['shared/kit/src/http/axios-transport.ts', 'axios'],
    ['shared/ui/src/icon/icon.tsx', 'lucide-react'],
    ['shell/page/src/main.tsx', 'react-dom/client'],
    ['shared/ui/src/portal.tsx', 'react-dom'],
    ['shared/kit/src/http/queue.ts', 'rxjs'],
    ['mfe-admin/src/users.tsx', '@portal/domain/person'],
  ])('%s may import %s', (file, imported) => {
    expect(complaints('one-door', `import '${imported}';`, file)).toEqual([]);
  });

  it.each([
    "import axios from 'axios';",
    "export { default } from 'axios';",
    "export * from 'axios';",
    "await import('axios');",
  ])('however it is imported: %s', (code) => {
    expect(complaints('one-door', code)).toEqual([expect.stringContaining('One door')]);
  });
});

describe('names of files', () => {
  it.each(['ProjectCard.tsx', 'project_card.ts', 'helpers.ts', 'types.ts'])('refuse %s', (name) => {
    expect(complaints('file-names', '', `shared/ui/src/${name}`)).toEqual([expect.stringContaining(name)]);
  });

  it.each(['project-card.tsx', 'project.wire.ts', 'project-card.test.tsx', 's3-client.ts'])(
    'take %s',
    (name) => {
      expect(complaints('file-names', '', `shared/ui/src/${name}`)).toEqual([]);
    },
  );
});

describe('clocks and chance', () => {
  it.each(['new Date();', 'Date.now();'])('the domain does not ask: %s', (code) => {
    expect(complaints('pure', code)).toEqual([expect.stringContaining('Pure')]);
  });

  it('the domain reads a date that it is given', () => {
    expect(complaints('pure', "new Date('2026-11-23');")).toEqual([]);
  });

  it.each(['Date.now();', 'Math.random();'])('a component does not ask: %s', (code) => {
    expect(complaints('steady', code)).toEqual([expect.stringContaining('Steady')]);
  });

  it.each(['new Date();', 'Date.now();'])('a screen does not ask this device for the time: %s', (code) => {
    expect(complaints('one-clock', code)).toEqual([expect.stringContaining('One clock')]);
  });

  it('a component may tell the day it is drawn on, or remember one', () => {
    expect(complaints('steady', 'serverTime(); useState(serverTime);')).toEqual([]);
  });
});

describe('French texts', () => {
  it.each([
    ["const words = 'Le lien est envoyé : ouvrez-le';", 'a breaking space'],
    ['const words = `Le lien expire dans ${String(minutes)} minutes`;', 'apart from its unit'],
    ['const words = `La proposition n° ${number} a expiré`;', 'n° apart'],
    ['const words = <p>Copiez la demi\u2011page</p>;', 'no search finds'],
    ['const words = <a title="Veuillez choisir une agence" />;', 'Veuillez'],
  ])('refuse `%s`', (code, why) => {
    expect(complaints('french-text', code, 'file.tsx')).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    "const words = typesetFrench('Le lien est envoyé : ouvrez-le');",
    'const words = `Pendant ${isOne ? first : next} mois de l’année`;',
    "const address = '/auth/login';",
    'const words = <p>Un dossier de la liste, {count}\u00A0jours</p>;',
  ])('take `%s`', (code) => {
    expect(complaints('french-text', code, 'file.tsx')).toEqual([]);
  });
});

describe('listing folders', () => {
  it.each([
    'readdirSync(folder, { recursive: true });',
    "fs.readdirSync(folder, { encoding: 'utf8', recursive: true });",
    'await fs.promises.readdir(folder, { withFileTypes: true, recursive });',
    'opendir(folder, { recursive: true });',
    "import { globSync } from 'node:fs';",
    "import { glob as list } from 'node:fs/promises';",
  ])('O1: has one door, which the refusal of `%s` names', (code) => {
    expect(complaints('one-walker', code)).toEqual([
      expect.stringContaining('@portal/remote-sdk/files-below'),
    ]);
  });

  it.each([
    'readdirSync(folder, { withFileTypes: true });',
    'rmSync(folder, { recursive: true });',
    'mkdirSync(folder, { recursive: true });',
  ])('is not what `%s` does', (code) => {
    expect(complaints('one-walker', code)).toEqual([]);
  });
});
