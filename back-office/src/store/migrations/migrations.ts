import { schema } from './schema-1';

export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly script: string;
}

/** Every change of the schema, in order. A released one is never edited: a correction is a new one. */
export const migrations: readonly Migration[] = [{ version: 1, title: 'schema', script: schema }];
