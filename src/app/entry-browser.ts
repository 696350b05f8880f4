/** Leaving the page for another document, which no test page can do: tests put their own in its place and watch. */
export interface BrowserPort {
  /** Goes to an address, loading it anew. */
  assign(url: string): void
  /** The same, without a way back. */
  replace(url: string): void
}

const realBrowser: BrowserPort = {
  assign: (url) => window.location.assign(url),
  replace: (url) => window.location.replace(url),
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
