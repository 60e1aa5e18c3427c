export default async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.remove();
}
