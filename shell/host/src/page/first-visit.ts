import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseVersion } from '@portal/registry/choose-version';
import { filesOfPage, preloadAttributes, type PageFile } from '@portal/registry/page-files';
import { readRegistry } from '@portal/registry/read-registry';
import type { ShellVersions } from '@portal/registry/registry';

/**
 * The files of the page that a visitor finds at a path, as the shell will ask for them once it has read the registry.
 * None where it is not certain here which version that visitor gets: a canary, a remote that is switched off, a release
 * that does not fit the shell, a registry that cannot be read.
 * @param dist folder of the builds; read at each call, like everything that a deployment changes
 * @param shell what the shell that is being served provides
 */
export async function filesOfFirstVisit(
  dist: string,
  pathname: string,
  shell: ShellVersions,
): Promise<readonly PageFile[]> {
  try {
    const { registry } = readRegistry(
      JSON.parse(await readFile(path.join(dist, 'remotes.json'), 'utf8')) as unknown,
    );
    for (const entry of Object.values(registry.remotes)) {
      if (entry.canary) continue;
      const choice = chooseVersion(entry, {
        shell,
        role: 'VISITOR',
        cohortKey: () => '',
        previews: {},
        known: ({ description }) => description,
      });
      const release = choice?.candidates[0]?.description;
      const route = release?.routes.find(
        ({ path: at, roles }) => at === pathname && roles.includes('VISITOR'),
      );
      if (release && route) return filesOfPage(release, route.page);
    }
  } catch {
    // The shell tells what is wrong with a registry, and has one that it knew: the page opens without these.
  }
  return [];
}

/**
 * Asks for these files while the shell is still on its way, on a first visit only: who was here before has them in the
 * cache, and may be signed in or previewing a version, and would then get another page.
 */
const ON_FIRST_VISIT = `try{if(!localStorage.length&&!sessionStorage.length&&!/[?&]mfe=/.test(location.search))
document.head.append(document.getElementById('portal-first-visit').content)}catch{}`;

/**
 * Elements of the head that do it: a template, in which links mean nothing yet, and the script that puts them into the
 * page.
 * @param escape makes a text safe inside an attribute
 */
export function firstVisitElements(
  files: readonly PageFile[],
  nonce: string,
  escape: (text: string) => string,
): readonly string[] {
  if (files.length === 0) return [];
  const links = files.map((file) => {
    const attributes = Object.entries(preloadAttributes(file));
    return `<link ${attributes.map(([name, value]) => `${name}="${escape(value)}"`).join(' ')}>`;
  });
  return [
    `<template id="portal-first-visit">${links.join('')}</template>`,
    `<script nonce="${nonce}">${ON_FIRST_VISIT}</script>`,
  ];
}
