/**
 * The address another system gets the person back at. Only for one the backend has accepted.
 * @param answer `code` or `error`, and the state it gave; what is null is left out
 */
export function clientReturn(redirectUrl: string, answer: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value)
  return url.href
}
