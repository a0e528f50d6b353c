/** Stops the server that `before-tests` started. */
export default async function afterTests() {
  await globalThis.stopPostgresForTests?.();
}
