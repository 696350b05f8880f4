/** Removes everything unsafe from HTML of the backend and from formatted text. */

import createPurifier, { type Config } from 'dompurify'
import { fullAddress } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { safeRedirect } from '@/lib/routing/safe-redirect'

const allowed: Config = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'div',
      'br',
      'hr',
      'pre',
      'code',
      'span',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'a',
      'blockquote',
    ],
    ...['h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'scope'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ADD_URI_SAFE_ATTR: ['title', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** A separate DOMPurify instance: hooks on the shared one would affect every other use in the page. */
function createOwn() {
  const own = createPurifier(window)
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A' || !element.hasAttribute('href')) return
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  })
  return own
}

const purifier = createOwn()

/** The text of the link that replaces a picture. */
let pictureName = (alt: string) => alt

const shown = createOwn()
// A link to a page of the portal stays inside the government portal's frames where the reader is inside them.
shown.addHook('afterSanitizeAttributes', (element) => {
  const own = element.tagName === 'A' ? safeRedirect(element.getAttribute('href')) : null
  if (own !== null && !own.startsWith('/api/')) element.setAttribute('href', fullAddress(besideHere(own)))
})
// Loading a picture from another server would reveal who reads the page, so pictures become links. The link is
// sanitised like every other.
shown.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'img' || !(node instanceof Element)) return
  const link = node.ownerDocument.createElement('a')
  const address = node.getAttribute('src') ?? ''
  if (!/^https?:\/\//i.test(address)) return
  link.setAttribute('href', address)
  link.textContent = pictureName(node.getAttribute('alt')?.trim() ?? '')
  node.after(link)
})

/**
 * Sanitises HTML from the backend (notes, messages): a short list of text elements, no style, script, form or frame;
 * only http(s) links, opened in a new window without `opener`. Pictures become links named by `nameOf`.
 */
export function sanitizeHtml(html: string, nameOf: (alt: string) => string): string {
  pictureName = nameOf
  // h1 and h2 belong to the page itself, so they become h3; plain text would lose the heading for screen readers.
  return shown.sanitize(html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3'), allowed)
}

const typed: Config = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Wrappers that office programs add to copied text, removed with their content.
  FORBID_CONTENTS: ['head', 'style', 'script', 'title', 'xml', 'noscript', 'template', 'svg', 'math', 'iframe'],
}

/** Elements that mean the same as an allowed one, as browsers and office programs write them. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b(?=[\s>])/gi, '<$1strong'],
  [/<(\/?)i(?=[\s>])/gi, '<$1em'],
  [/<(\/?)(?:div|h[1-6]|blockquote)(?=[\s>])/gi, '<$1p'],
  [/<\/tr\s*>/gi, '<br>'],
]

/** Sanitises typed or pasted HTML to the rich-text subset. */
export function sanitizeRichText(html: string): string {
  const named = alike.reduce((whole, [from, to]) => whole.replace(from, to), html)
  return purifier.sanitize(named, typed)
}
