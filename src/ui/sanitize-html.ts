import createPurifier, { type Config } from 'dompurify'

const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'blockquote'],
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
const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A' || !element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/**
 * HTML of the backend (notes, messages) with nothing left in it that could act: a short list of text elements, no style,
 * script, form, frame or picture, links to http(s) only, opened in a new window that knows nothing of this one.
 */
export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, allowed)
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
