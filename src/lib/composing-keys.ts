/** The keys something in the portal acts on; letters an input method takes are left to the field. */
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
/** What a key is called that an input method has taken: Safari says so too of the one that ends a word, when the word has ended. */
const taken = 229

/**
 * Leaves a key that chooses, ends or drops a word of an input method to the input method: nothing shuts, is sent or moves by it. The
 * one place for antd's parts and our own: none of them hears of such a key.
 * @returns how to stop
 */
export function leaveComposingKeys(root: Document): () => void {
  const key = (event: KeyboardEvent) => {
    if ((event.isComposing || event.keyCode === taken) && acting.has(event.key)) event.stopImmediatePropagation()
  }
  root.addEventListener('keydown', key, true)
  return () => root.removeEventListener('keydown', key, true)
}
