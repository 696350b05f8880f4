/** The address at which another system gets the person back after sign-in (OAuth), with code or error. */

/**
 * The address at which another system gets the person back. Only for systems that the backend has accepted.
 * @param answer `code` or `error`, and the given state; null parts are omitted
 */
export function clientReturn(redirectUrl: string, answer: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value)
  return url.href
}
