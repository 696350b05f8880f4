/** How long what another platform gave can be used to sign in with, in milliseconds. */
const life = 5 * 60_000

/**
 * What WeChat and the one-stop service give after signing in: `{prefix}{account}`, and where they say when they gave it
 * `{prefix}{account}.{milliseconds in base 36}`.
 * @returns the account and whether the ticket's time is over; null for one that was never given
 */
export function readTicket(ticket: string, prefix: string, now: number): { account: string; late: boolean } | null {
  const [account = '', given] = ticket.split('.')
  if (!account.startsWith(prefix) || account.length === prefix.length) return null
  if (given === undefined) return { account, late: false }
  const at = Number.parseInt(given, 36)
  if (!/^[\da-z]{6,12}$/.test(given) || at > now + life) return null
  return { account, late: at + life < now }
}

/** A ticket given now. */
export function giveTicket(account: string, now: number): string {
  return `${account}.${now.toString(36)}`
}
