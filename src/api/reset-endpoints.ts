/**
 * Resets the Apollo clients of all endpoints when the person changes; used by sign-in, sign-out and the message
 * counts.
 */

const resets = new Set<() => Promise<unknown>>()

/** Registers a client for resets when it is created, so that a reset loads no Apollo code and creates no client. */
export function onEndpointsReset(reset: () => Promise<unknown>): void {
  resets.add(reset)
}

/** Empties the caches of all clients. At sign-out, nothing that one person has seen may reach the next. */
export async function resetEndpoints(): Promise<void> {
  await Promise.all([...resets].map((reset) => reset()))
}
