/** The port for leaving the document (reload, another site), which tests replace. */

import { fullAddress } from '@/lib/routing/base-path'

/** Leaving the document, which a test cannot do: tests replace this port. */
export interface BrowserPort {
  /** Goes to another site without a history entry. */
  replace(url: string): void
  /** Opens an address of the portal in a new document, so that nothing in memory reaches it. */
  loadAnew(address: string): void
}

const realBrowser: BrowserPort = {
  replace: (url) => window.location.replace(url),
  loadAnew: (address) => {
    // Assigning the current address with a hash would not reload.
    const { href } = new URL(fullAddress(address))
    if (href === window.location.href) window.location.reload()
    else window.location.assign(href)
  },
}

let current = realBrowser

export function browser(): BrowserPort {
  return current
}

/** Returns a function that restores the real port. */
export function replaceBrowser(port: BrowserPort): () => void {
  current = port
  return () => {
    current = realBrowser
  }
}
