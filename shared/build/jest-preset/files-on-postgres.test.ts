import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOnPostgres, filesOnPostgresAlone } from './files-on-postgres.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, source: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
};

it('are those that name the address of the server, or import a rig that does, through others and in circles', () => {
  write('testing/rig.ts', "import { scene } from '../lists/scene';\nprocess.env['TEST_DATABASE_URL']");
  write('lists/scene.ts', "import { rig } from '../testing/rig';\nexport { rig } from '../testing/rig';");
  write('lists/lists.test.ts', "import fc from 'fast-check';\nimport { rig } from './scene';");
  write('store/faults.test.ts', "const url = process.env['TEST_DATABASE_URL'];");
  write('sql/sql.test.ts', "import { sql } from './sql';");
  write('sql/sql.ts', "import type { Row } from './row';");
  expect(filesOnPostgres(folder)).toEqual(['lists/lists.test.ts', 'store/faults.test.ts']);
});

it('are, of the back office, all that read or write rows, and none that is of the embedded store alone', () => {
  const files = filesOnPostgres(path.resolve(__dirname, '../../../back-office'));
  expect(files).toEqual(
    expect.arrayContaining([
      'src/access/scope-matrix.test.ts',
      'src/app/two-instances.test.ts',
      'src/auth/sessions.test.ts',
      'test/conformance/lists.test.ts',
      'src/content/content-options.test.ts',
      'demo/load-demo-data.test.ts',
      'src/resources/projects.test.ts',
      'src/store/migrate.test.ts',
      'src/store/postgres-faults.test.ts',
    ]),
  );
  expect(files).not.toContain('src/store/backup.test.ts');
  expect(files).not.toContain('src/http/hostile-readers.test.ts');
});

it('run on PostgreSQL alone, but for those in which the store decides', () => {
  write('testing/rig.ts', "process.env['TEST_DATABASE_URL']");
  write('src/access/scopes.test.ts', "import { rig } from '../../testing/rig';");
  write('src/access/rule.test.ts', "import { rule } from './rule';");
  write('src/store/faults.test.ts', "process.env['TEST_DATABASE_URL']");
  write('src/resources/row-cache.test.ts', "import { rig } from '../../testing/rig';");
  expect(filesOnPostgresAlone(folder)).toEqual(['src/access/scopes.test.ts']);
});
