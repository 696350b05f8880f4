import createPurifier, { type Config } from 'dompurify'

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

/** An instance of our own: hooks on the shared one would change every other use in the page. */
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

/** What a picture is called where it stood. */
let pictureName = (alt: string) => alt

const shown = createOwn()
// A picture fetched from elsewhere tells its server who reads, when and from where: none is. The link in its place goes through
// the same hands as every other.
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
 * HTML of the backend (notes, messages) with nothing left in it that could act: a short list of text elements, no style,
 * script, form or frame, links to http(s) only, opened in a new window that knows nothing of this one. No picture is fetched: a
 * link stands in its place, with the words `nameOf` makes of what it is said to show.
 */
export function sanitizeHtml(html: string, nameOf: (alt: string) => string): string {
  pictureName = nameOf
  // Within a page those are its own headings and its sections'; as plain text nobody would hear that they head something.
  return shown.sanitize(html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3'), allowed)
}

const typed: Config = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // what office programs put around the text they copy, with what is in it
  FORBID_CONTENTS: ['head', 'style', 'script', 'title', 'xml', 'noscript', 'template', 'svg', 'math', 'iframe'],
}

/** The elements that mean the same as one of the subset, by what browsers and office programs write. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/<(\/?)b(?=[\s>])/gi, '<$1strong'],
  [/<(\/?)i(?=[\s>])/gi, '<$1em'],
  [/<(\/?)(?:div|h[1-6]|blockquote)(?=[\s>])/gi, '<$1p'],
  [/<\/tr\s*>/gi, '<br>'],
]

/** HTML that a person typed or pasted, brought to the small subset rich text has; nothing in it can act. */
export function sanitizeRichText(html: string): string {
  const named = alike.reduce((whole, [from, to]) => whole.replace(from, to), html)
  return purifier.sanitize(named, typed)
}
