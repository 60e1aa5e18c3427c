/** Ends the server that the tests started, and removes its data. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
