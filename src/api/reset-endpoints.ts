const resets = new Set<() => Promise<unknown>>()

/** A client registers here when it is made, so that resetting never loads Apollo nor makes a client nobody used. */
export function onEndpointsReset(reset: () => Promise<unknown>): void {
  resets.add(reset)
}

/** Empties the caches of all clients made so far: at logout nothing one person has seen may reach the next. */
export async function resetEndpoints(): Promise<void> {
  await Promise.all([...resets].map((reset) => reset()))
}
