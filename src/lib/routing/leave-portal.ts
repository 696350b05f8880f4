/** Leaves the portal for another system in this window, after a sign-in for it. */

/** Goes to another system in this window, without a way back to what is left; never resolves, for what is shown stays until then. */
export function leavePortal(url: string): Promise<never> {
  window.location.replace(url)
  return new Promise(() => {})
}
