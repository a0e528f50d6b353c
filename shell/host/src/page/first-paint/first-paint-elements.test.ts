import type { FirstPaint, FirstSkeletons } from './create-first-paint';
import { firstPaintElements } from './first-paint-elements';

const digest = `sha384-${'a'.repeat(64)}`;
const script = (href: string) => ({ href, as: 'script' as const, digest });
const style = (href: string) => ({ href, as: 'style' as const, digest });

const first: FirstPaint = {
  html: '<h1>Accueil</h1>',
  styles: '.home{}',
  answers: { '/items/a {}': { data: '</script>' } },
  isInert: false,
  files: [script('/remotes/public/1/home.js')],
  canaries: [],
};
const skeletons: FirstSkeletons = {
  html: { applicant: '<p>applicant</p>', staff: '<p>staff</p>' },
  styles: '.frame{}',
  screens: [
    {
      path: '/list',
      roles: ['AGENT', 'DIRECTOR'],
      description: '/remotes/agent/1/remote.json',
      entry: '/remotes/agent/1/entry.js',
      small: new Set(['/remotes/agent/1/small.js']),
      files: [
        script('/remotes/agent/1/entry.js'),
        script('/remotes/agent/1/list.js'),
        script('/remotes/agent/1/small.js'),
        style('/remotes/agent/1/list.css'),
      ],
    },
  ],
};
const SHELL = '<script defer src="/shell/1/main.js"></script>';
const write = {
  attribute: (text: string) => text,
  data: (id: string, value: unknown) => `<data id="${id}">${JSON.stringify(value)}</data>`,
};
const elements = (parts: Partial<{ first: FirstPaint; skeletons: FirstSkeletons }>) =>
  firstPaintElements({ first: parts.first, skeletons: parts.skeletons, scripts: [SHELL] }, 'n0nce', write);

const waitingFor = (role: string, after: readonly string[]) =>
  after.flatMap((element) => {
    const [, roles = '', late, links = ''] =
      /^<template data-roles="([^"]*)"( data-late)?>(.*)<\/template>$/.exec(element) ?? [];
    if (!roles.split(' ').includes(role)) return [];
    return [...links.matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => `${late ? 'late' : 'early'} ${href ?? ''}`,
    );
  });

it('guards before it styles, and shows a visitor’s page in its place', () => {
  const { head, inside } = elements({ first, skeletons });
  expect(head[0]).toMatch(/^<script nonce="n0nce">/);
  expect(head[1]).toMatch(/^<style nonce="n0nce">.*\.home\{\}.*<\/style>$/);
  expect(inside).toBe('<h1>Accueil</h1>');
});

it('has the answers that the page was drawn from, and the shapes of both kinds', () => {
  const { after } = elements({ first, skeletons });
  expect(after[0]).toBe(
    '<data id="portal-first-paint">{"answers":{"/items/a {}":{"data":"</script>"}},"isInert":false}</data>',
  );
  expect(after).toContain('<template id="portal-skeleton-staff"><p>staff</p></template>');
  expect(after).toContain('<template id="portal-skeleton-applicant"><p>applicant</p></template>');
});

it('asks ahead for what the role opens: small things beside the code, the scripts of the page behind it', () => {
  const { after } = elements({ first, skeletons });
  expect(waitingFor('VISITOR', after)).toEqual(['early /remotes/public/1/home.js']);
  expect(waitingFor('AGENT', after)).toEqual([
    'early /remotes/agent/1/remote.json',
    'early /remotes/agent/1/entry.js',
    'early /remotes/agent/1/small.js',
    'early /remotes/agent/1/list.css',
    'late /remotes/agent/1/list.js',
  ]);
  expect(waitingFor('APPLICANT', after)).toEqual([]);
});
