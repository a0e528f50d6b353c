import path from 'node:path';
import { filesOnPostgres, filesOnPostgresAlone } from './files-on-postgres.mjs';

const office = path.resolve(__dirname, '../../../back-office');
const files = filesOnPostgres(office);
const alone = filesOnPostgresAlone(office);

it.each([
  ['src/access/scope-matrix.test.ts', 'on PostgreSQL alone'],
  ['src/store/migrate.test.ts', 'on both stores'],
  ['src/app/two-instances.test.ts', 'on both stores'],
  ['src/store/backup.test.ts', 'on the embedded store'],
  ['src/http/hostile-readers.test.ts', 'on the embedded store'],
])('%s runs %s', (file, where) => {
  const found = alone.includes(file)
    ? 'on PostgreSQL alone'
    : files.includes(file)
      ? 'on both stores'
      : 'on the embedded store';
  expect(found).toBe(where);
});
