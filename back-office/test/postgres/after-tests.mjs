export default async function afterTests() {
  await globalThis.stopPostgresForTests?.();
}
