/** Makes label look-ups in jsdom fast; installed for all tests of screens. */

/** The elements that can have labels, as HTML lists them. */
const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

/** Labels of any number can name an element by its id; without an id, only those around it can be its own. */
function labelsOf(element: HTMLElement): HTMLLabelElement[] | null {
  if (element instanceof HTMLInputElement && element.type === 'hidden') return null
  const root = element.getRootNode()
  const labels = root instanceof Document ? root.getElementsByTagName('label') : around(element)
  return [...labels].filter((label) => {
    const id = label.getAttribute('for')
    if (id === null) return label.contains(element) && label.control === element
    return id !== '' && id === element.id && label.control === element
  })
}

/** In what is in no document, where nothing finds an element by its id quickly. */
function around(element: HTMLElement): Iterable<HTMLLabelElement> {
  const root = element.getRootNode()
  return root instanceof Element || root instanceof DocumentFragment ? root.querySelectorAll('label') : []
}

/** Installs the fast version, which answers with an array. */
export function answerLabelsQuickly(): void {
  for (const { prototype } of labelable) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return labelsOf(this)
      },
      configurable: true,
    })
  }
}
