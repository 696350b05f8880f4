/** Checks that every page of a sweep has to pass: no raw values, no empty page; runs inside the document. */

/**
 * Options of the page checks. The checks run inside a document, also in a browser, so they refer to nothing outside.
 */
export interface PageChecks {
  /** Whether responses contain only user texts, so that no identifier may appear. */
  asWritten: boolean
  /** Whether no answer holds the word `null`. */
  noNull: boolean
}

/**
 * Faults of a page: program words in its text (`undefined`, `NaN`, an invalid date, an unfilled placeholder), a picture
 * without a text, and a page without content below its heading. One line each.
 */
export function pageProblems(root: Document, { asWritten, noNull }: PageChecks): string[] {
  const found: string[] = []
  const always = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bInfinity\b|\bfunction ?\(|\bSymbol\(/
  const never = noNull ? /\bnull\b/ : null
  // A gap of a text, a name of the contract's, an error of the endpoint's.
  const raw = asWritten ? /\{\w+\}|\b[A-Z]{3,}_[A-Z_]{3,}\b|\berrors\.\d+/ : null
  const look = (said: string | null, where: Element) => {
    const text = (said ?? '').trim()
    for (const rule of [always, never, raw]) {
      const word = rule?.exec(text)?.[0]
      if (word !== undefined)
        found.push(`says ${word}: “${text.slice(0, 100)}” in ${where.outerHTML.replace(/\s+/g, ' ').slice(0, 100)}`)
    }
  }
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        look(node.getAttribute(name), node)
      const value = (node as HTMLInputElement).value
      if (typeof value === 'string' && /^(?:INPUT|TEXTAREA)$/.test(node.tagName)) look(value, node)
      continue
    }
    const parent = node.parentElement
    if (parent && !/^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) look(node.nodeValue, parent)
  }
  look(root.title, root.body)
  const main = root.querySelector('main') ?? root.body
  const heading = main.querySelector('h1')?.textContent?.trim().length ?? 0
  const beneath = (main.textContent ?? '').trim().length - heading
  if (beneath < 2 && !main.querySelector('input, textarea, select, img, canvas, iframe'))
    found.push('nothing beneath the heading')
  // More of the same say no more.
  return [...new Set(found)].slice(0, 5)
}

/**
 * Addresses of the page in hand that lead to itself with another query: its tabs, what is opened in it, its next rows.
 * @param here its own path and query
 */
export function ownAddresses(root: Document, here: string): string[] {
  const at = new URL(here, 'http://portal.test')
  // Links are written without the government portal's prefix, and led back inside.
  const bare = (pathname: string) => pathname.replace(/^\/zwdt(?=\/)/, '')
  const found = [...(root.querySelector('main') ?? root.body).querySelectorAll('a[href]')].flatMap((link) => {
    const to = link.getAttribute('href') ?? ''
    if (!URL.canParse(to, at.href)) return []
    const there = new URL(to, at)
    const same = there.origin === at.origin && bare(there.pathname) === bare(at.pathname)
    return same && there.search !== at.search && there.hash === '' && !link.hasAttribute('download')
      ? [`${at.pathname}${there.search}`]
      : []
  })
  return [...new Set(found)]
}
