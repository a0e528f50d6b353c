import { schema } from './schema-1';
import { indexesForTotals } from './schema-2';
import { letters } from './schema-3';
import { filesBesideTheDatabase } from './schema-4';
import { notices } from './schema-5';

export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly script: string;
}

/** All migrations, in order. Never edit a released one: add another. */
export const migrations: readonly Migration[] = [
  { version: 1, title: 'schema', script: schema },
  { version: 2, title: 'indexes for totals', script: indexesForTotals },
  { version: 3, title: 'letters in the outbox', script: letters },
  { version: 4, title: 'files beside the database', script: filesBesideTheDatabase },
  { version: 5, title: 'notices by mail', script: notices },
];
