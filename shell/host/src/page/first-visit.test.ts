import { writtenDescription, writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';
import { sceneOfHost } from '../../test/host-scene';

const scene = sceneOfHost();

const home = { path: '/', page: 'home', title: 'Accueil', roles: ['VISITOR'], access: 'public' };
const opened = { routes: [home], description: writtenDescription('public', '1.0.0') };
const serve = (entry: object) =>
  scene.write('dist/remotes.json', JSON.stringify(writtenRegistry({ public: entry })));

/** Attributes of the links in a template of the page; none when the template is missing. */
const waitingIn = (id: string, html: string) => {
  const [, links = ''] = new RegExp(`<template id="${id}"[^>]*>(.*?)</template>`).exec(html) ?? [];
  return [...links.matchAll(/<link rel="preload" ([^>]+)>/g)].map(([, attributes]) => attributes);
};
const filesReady = async (path = '/') => waitingIn('portal-first-visit', (await scene.get(path)).body);

describe('a first visit', () => {
  it('finds the files of the visitor’s home beside the code of the shell', async () => {
    serve(writtenEntry('public', opened));
    const { body, headers } = await scene.get('/');

    const digest = `integrity="sha384-${'B'.repeat(64)}" crossorigin="anonymous"`;
    expect(waitingIn('portal-first-visit', body)).toEqual([
      `as="script" href="/remotes/public/1.0.0/remoteEntry.js" ${digest}`,
      `as="script" href="/remotes/public/1.0.0/home.js" ${digest}`,
      `as="style" href="/remotes/public/1.0.0/home.css" ${digest}`,
    ]);
    // It has the nonce of the page, so the browser runs it.
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(body).toContain(`<script nonce="${nonce}">try{`);
  });

  it('finds the fonts of French pages, for the code to ask for', async () => {
    expect(waitingIn('portal-fonts', (await scene.get('/login')).body)).toEqual([
      'as="font" type="font/woff2" href="/shell/1/figtree-french.woff2" crossorigin="anonymous"',
    ]);
  });

  it('finds nothing ready at another address', async () => {
    serve(writtenEntry('public', opened));

    expect(await filesReady('/login')).toEqual([]);
  });

  it.each([
    ['is switched off', writtenEntry('public', opened, { disabled: { message: 'De retour à midi.' } })],
    [
      'has a canary, whose visitors only the browser knows',
      writtenEntry('public', opened, {
        canary: { version: '1.0.0', percent: 10, salt: 'a' },
      }),
    ],
    [
      'does not fit the shell',
      writtenEntry('public', { ...opened, requires: { contract: 9, kit: '^1.0.0', react: '^19.0.0' } }),
    ],
    ['is not described', writtenEntry('public', { routes: [home] })],
    ['is not for visitors', writtenEntry('public', { ...opened, routes: [{ ...home, roles: ['AGENT'] }] })],
  ])('finds nothing ready of a remote that %s', async (_what, entry) => {
    serve(entry);

    expect(await filesReady()).toEqual([]);
  });

  it.each([
    ['is not there', undefined],
    ['is half written', '{"schema": 2, "remo'],
    ['has an unknown schema', JSON.stringify({ schema: 99 })],
  ])('opens all the same when the registry %s', async (_what, registry) => {
    if (registry !== undefined) scene.write('dist/remotes.json', registry);
    const answer = await scene.get('/');

    expect(answer.statusCode).toBe(200);
    expect(waitingIn('portal-first-visit', answer.body)).toEqual([]);
    expect(waitingIn('portal-fonts', answer.body)).toHaveLength(1);
  });
});
