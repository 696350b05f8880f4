/** Tickets of the imitated WeChat and one-stop service, from their pages to the sign-in calls. */

/** How long another platform's ticket is valid for sign-in, in milliseconds. */
const life = 5 * 60_000

/**
 * Parses a ticket of WeChat or the one-stop service: `{prefix}{account}`, or with its issue time
 * `{prefix}{account}.{milliseconds in base 36}`.
 * @returns the account and whether the ticket has expired; null for an invalid one
 */
export function readTicket(ticket: string, prefix: string, now: number): { account: string; late: boolean } | null {
  const [account = '', signature] = ticket.split('.')
  if (!account.startsWith(prefix) || account.length === prefix.length) return null
  if (signature === undefined) return { account, late: false }
  const at = Number.parseInt(signature, 36)
  if (!/^[\da-z]{6,12}$/.test(signature) || at > now + life) return null
  return { account, late: at + life < now }
}

/** A ticket issued now. */
export function giveTicket(account: string, now: number): string {
  return `${account}.${now.toString(36)}`
}
