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
