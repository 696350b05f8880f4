/** How long a button that has acted takes no second click, in milliseconds (specification, section 9 "Button click debounce"). */
const pause = 500

const buttons = 'button, input[type="submit"], input[type="button"], [role="button"]'

/**
 * Buttons whose second click means something else than the first, so that nothing is done twice by it: what opens and closes,
 * switches, chooses or turns pages. `data-repeatable` marks steps that one takes several of (adding rows, undoing), and a toolbar
 * holds such steps.
 */
const repeatable = [
  '[data-repeatable], [role="toolbar"], [aria-expanded], [aria-pressed], [aria-haspopup]',
  '[role="tab"], [role="switch"], [role="radio"], [role="checkbox"], [role="option"], [role="menuitem"]',
  '.ant-pagination, .ant-picker-dropdown, .ant-input-number',
].join(', ')

/**
 * Has every button act at once at its first click, by mouse, finger or key, and take no other for 500 ms, unless something else
 * was clicked or typed between. A key that is held down is one click. The one place for all buttons, antd's and our own:
 * what comes too soon is caught before any of them hears it.
 * @returns how to stop
 */
export function debounceClicks(root: Document): () => void {
  let last: { button: Element; at: number } | null = null
  const forget = () => {
    last = null
  }
  const click = (event: Event) => {
    const button = buttonOf(event)
    if (!button || button.closest(repeatable)) return forget()
    const since = last?.button === button ? Date.now() - last.at : pause
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

function buttonOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(buttons) : null
}
