import { fullAddress } from '@/lib/base-path'

/** Leaving the page for another document, which no test page can do: tests put their own in its place and watch. */
export interface BrowserPort {
  /** Goes to another site, without a way back here. */
  replace(url: string): void
  /** Opens an address of the portal in a new document: nothing that is in memory now reaches it. */
  loadAnew(address: string): void
}

const realBrowser: BrowserPort = {
  replace: (url) => window.location.replace(url),
  loadAnew: (address) => {
    // Going to the address one is at, when it has a hash, would load nothing.
    const { href } = new URL(fullAddress(address))
    if (href === window.location.href) window.location.reload()
    else window.location.assign(href)
  },
}

let current = realBrowser

export function browser(): BrowserPort {
  return current
}

/** Answers how to put the real one back. */
export function replaceBrowser(port: BrowserPort): () => void {
  current = port
  return () => {
    current = realBrowser
  }
}
