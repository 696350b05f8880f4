/** Ignores a second click right after the first, on every button of the portal. */

/**
 * How long a button ignores further clicks after a click, in milliseconds (specification, section 9 "Button click
 * debounce").
 */
const pause = 500

const buttons = 'button, input[type="submit"], input[type="button"], [role="button"]'

/**
 * Buttons that may be clicked again at once: toggles, choices and paging. `data-repeatable` marks steps that people
 * repeat (adding rows, undoing); buttons in a toolbar count as such.
 */
const repeatable = [
  '[data-repeatable], [role="toolbar"], [aria-expanded], [aria-pressed], [aria-haspopup]',
  '[role="tab"], [role="switch"], [role="radio"], [role="checkbox"], [role="option"], [role="menuitem"]',
  '.ant-pagination, .ant-picker-dropdown, .ant-input-number',
].join(', ')

/**
 * Debounces every button in the document: the first click acts at once, further clicks within 500 ms are ignored unless
 * the person clicked or typed elsewhere in between. A held key counts as one click. Works for antd's buttons and our
 * own, because it stops the event before any handler. The same button of the next row counts as the same where the clicked row
 * has left: it comes under the pointer and gets the focus, and the second of two clicks would act on a row that nobody chose.
 * @returns a function that stops it
 */
export function debounceClicks(root: Document): () => void {
  let last: { button: Element; at: number } | null = null
  const forget = () => {
    last = null
  }
  const click = (event: Event) => {
    const button = buttonOf(event)
    if (!button || button.closest(repeatable)) return forget()
    const since = last && isSame(last.button, button) ? Date.now() - last.at : pause
    if (since >= 0 && since < pause) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = { button, at: Date.now() }
  }
  const key = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && buttonOf(event)) event.preventDefault()
  }
  root.addEventListener('click', click, true)
  root.addEventListener('keydown', key, true)
  root.addEventListener('input', forget, true)
  return () => {
    root.removeEventListener('click', click, true)
    root.removeEventListener('keydown', key, true)
    root.removeEventListener('input', forget, true)
  }
}

const wordsOf = (button: Element) => `${button.textContent} ${button.getAttribute('title')}`

function isSame(last: Element, button: Element): boolean {
  return last === button || (!last.isConnected && wordsOf(last) === wordsOf(button))
}

function buttonOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(buttons) : null
}
