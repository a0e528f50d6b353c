import { chooseVersion } from '@portal/registry/choose-version';
import { filesOfPage, preloadAttributes, type PageFile } from '@portal/registry/page-files';
import type { ShellVersions } from '@portal/registry/registry';
import { readCurrentRegistry } from '../files/current-registry';

/**
 * The files a visitor's page at a path will need, as the shell will request them after reading the registry. None when
 * the visitor's version is uncertain: a canary, a disabled remote, a release that does not fit the shell, an
 * unreadable registry.
 * @param dist folder of the builds; read at each call, since deployments change it
 * @param shell what the current shell provides
 */
export function filesOfFirstVisit(dist: string, pathname: string, shell: ShellVersions): readonly PageFile[] {
  try {
    const { registry } = readCurrentRegistry(dist);
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
    // The shell reports an invalid registry and has a cached one: the page opens without preloads.
  }
  return [];
}

/**
 * Preloads these files while the shell is loading, on a first visit only: returning users have them in the cache, and
 * may be signed in or previewing a version, and so need other files.
 */
const ON_FIRST_VISIT = `try{if(!localStorage.length&&!sessionStorage.length&&!/[?&](mfe|shell)=/.test(location.search))
document.head.append(document.getElementById('portal-first-visit').content)}catch{}`;

/**
 * The head elements for it: a template, whose links are inactive, and a script that activates them.
 * @param escape escapes a text for an attribute
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
