import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Default roles of a new remote: all signed-in users. */
const ROLES = ['ADMIN', 'AGENT', 'APPLICANT', 'DIRECTOR'];

/** @param {any} value */
const json = (value) => JSON.stringify(value);
/** @param {string} name */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The requirements of a new remote: the current kit, and any React of the same major version. */
function requirements() {
  const kit = JSON.parse(readFileSync(path.join(root, 'shared/kit/package.json'), 'utf8')).version;
  const react = /^ {2}react: (\d+)\./m.exec(
    readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
  )?.[1];
  return { contract: 1, kit: `^${kit}`, react: `^${react}.0.0` };
}

/** @param {string} name */
const packageJson = (name) =>
  json({
    name: `@portal/mfe-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { '@portal/kit': 'workspace:*', '@portal/ui': 'workspace:*' },
    devDependencies: { '@portal/build': 'workspace:*', '@portal/testing': 'workspace:*' },
  });

/** @param {string} name */
const manifest = (name) =>
  json({
    name,
    owner: `team-${name}`,
    requires: requirements(),
    routes: [{ path: `/${name}`, page: 'home', title: titleOf(name), roles: ROLES, access: 'signed-in' }],
    menu: [],
  });

const webpackConfig = `const { remote } = require('@portal/build/webpack');

module.exports = remote(__dirname);
`;

/** @param {string} name */
const remoteModule = (name) => `import { defineRemote } from '@portal/kit';

/** ${titleOf(name)}. Paths, roles, titles and menu entries are in \`remote.manifest.json\`. */
export default defineRemote({
  // A literal: what this code was written against, whatever shell it meets.
  contract: 1,
  name: '${name}',
  version: __VERSION__,
  pages: {
    home: () => import('./pages/home-page'),
  },
});
`;

/** @param {string} name */
const page = (name) => `import { Card, CardBody } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import styles from './home-page.module.css';

/** The first page of ${name}. */
export default function HomePage() {
  return (
    <Page>
      <PageHeader title="${titleOf(name)}" />
      <Card>
        <CardBody>
          <Text className={styles.lead}>Cette rubrique est prête\u202f: écrivez-la ici.</Text>
        </CardBody>
      </Card>
    </Page>
  );
}
`;

const styles = `@layer page {
  .lead {
    max-inline-size: 60ch;
  }
}
`;

/** @param {string} name */
const test = (name) => `import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import HomePage from './home-page';

it('says where one is', async () => {
  await renderScreen(<HomePage />, { as: 'agent', path: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toBeInTheDocument();
});
`;

/**
 * The files of a new remote, in the style of the others: one page for all signed-in users.
 * @param {string} name such as "loans"
 * @returns {Readonly<Record<string, string>>} path from the root of the workspace → text
 */
export const filesOfRemote = (name) =>
  Object.fromEntries(
    Object.entries({
      'package.json': packageJson(name),
      'remote.manifest.json': manifest(name),
      'webpack.config.cjs': webpackConfig,
      'src/remote.ts': remoteModule(name),
      'src/pages/home-page.tsx': page(name),
      'src/pages/home-page.module.css': styles,
      'src/pages/home-page.test.tsx': test(name),
    }).map(([file, text]) => [`mfe-${name}/${file}`, text]),
  );

/**
 * The claims of a new remote in `shell/remotes.policy.json`: its own path and all below it, for its default roles.
 * @param {string} name
 */
export const claimsOfRemote = (name) => ({
  owner: `team-${name}`,
  claims: [{ paths: [`/${name}/*`], roles: ROLES }],
});
