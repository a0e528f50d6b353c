import { startPostgres } from './start.mjs';

/** Starts the server before the first test file; each file creates its own database on it. */
export default async function beforeTests() {
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopPostgresForTests = server.stop;
}
