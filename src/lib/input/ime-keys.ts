/** Keeps the keys of input methods from acting on the page. */

/** Keys that the portal reacts to. Letters of an input method go to the field. */
const acting = new Set([
  'Enter',
  'Escape',
  'Tab',
  ' ',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
])
/** `keyCode` of a key that an input method consumed. Safari also sends it for the key that ends a composition. */
const taken = 229

/**
 * Keeps keys of an input method (choosing, ending or cancelling a composition) from the portal: they close, send and
 * move nothing. Works for antd's parts and our own.
 * @returns a function that stops it
 */
export function ignoreImeKeys(root: Document): () => void {
  const key = (event: KeyboardEvent) => {
    if ((event.isComposing || event.keyCode === taken) && acting.has(event.key)) event.stopImmediatePropagation()
  }
  root.addEventListener('keydown', key, true)
  return () => root.removeEventListener('keydown', key, true)
}
