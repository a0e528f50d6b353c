import { firstPaintElements } from './first-paint-elements';

const script = (name: string) => ({
  href: `/remotes/agent/1/${name}`,
  as: 'script' as const,
  digest: 'sha384-a',
});

// What a visitor sees first, and who is signed in, is told by `e2e/first-paint`.
it('asks ahead for what the role opens: small things beside the code, the scripts of the page behind it', () => {
  const screen = {
    path: '/list',
    roles: ['AGENT', 'DIRECTOR'] as const,
    description: '/remotes/agent/1/remote.json',
    entry: '/remotes/agent/1/entry.js',
    small: new Set(['/remotes/agent/1/small.js']),
    files: [
      ...['entry.js', 'list.js', 'small.js'].map(script),
      { href: '/remotes/agent/1/list.css', as: 'style' as const, digest: 'sha384-a' },
    ],
  };
  const write = { attribute: (text: string) => text, data: () => '' };
  const skeletons = { html: {}, styles: '', screens: [screen] };
  const { after } = firstPaintElements({ first: undefined, skeletons, scripts: [] }, 'n0nce', write);

  const asked = after.flatMap((element) => {
    const [, roles, late = '', links = ''] =
      /^<template data-roles="([^"]*)"( data-late)?>(.*)<\/template>$/.exec(element) ?? [];
    return [...links.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => `${roles ?? ''}${late} ${href}`);
  });
  expect(asked).toEqual([
    'AGENT DIRECTOR /remotes/agent/1/remote.json',
    'AGENT DIRECTOR /remotes/agent/1/entry.js',
    'AGENT DIRECTOR /remotes/agent/1/small.js',
    'AGENT DIRECTOR /remotes/agent/1/list.css',
    'AGENT DIRECTOR data-late /remotes/agent/1/list.js',
  ]);
});
