/** What the page that was left for us wants to be brought back to, with what and unchanged. */
export function goBack(answer: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(window.location.search)
  const address = query.get('redirect_uri')
  if (!address || !URL.canParse(address)) return
  const back = new URL(address)
  // Only ever this machine's portal: a page that plays another platform must not become one's way to anywhere.
  if (back.origin !== window.location.origin) return
  const state = query.get('state')
  if (state) back.searchParams.set('state', state)
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  ;(window.top ?? window).location.href = back.href
}
