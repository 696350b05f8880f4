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

/** The labels around an element, and those that name it by its id, in the order of the document. */
function labelsOf(element: HTMLElement): HTMLLabelElement[] | null {
  if (element instanceof HTMLInputElement && element.type === 'hidden') return null
  const root = element.getRootNode()
  const found = labelsAround(element)
  if (element.id === '') return found
  if (!(root instanceof Document)) found.push(...labelsAside(root, element))
  else if (root.getElementById(element.id) === element) found.push(...labelsFor(root, element.id))
  return found.length < 2 ? found : found.sort(inDocumentOrder)
}

function labelsAround(element: HTMLElement): HTMLLabelElement[] {
  const found: HTMLLabelElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLLabelElement && !at.hasAttribute('for') && at.control === element) found.push(at)
  }
  return found
}

/** Reads the collection by `item`: jsdom compares each other access with the ids and names of all its elements. */
function labelsFor(root: Document, id: string): HTMLLabelElement[] {
  const labels = root.getElementsByTagName('label')
  const found: HTMLLabelElement[] = []
  for (let index = 0; ; index += 1) {
    const label = HTMLCollection.prototype.item.call(labels, index)
    if (!(label instanceof HTMLLabelElement)) return found
    if (label.getAttribute('for') === id) found.push(label)
  }
}

/** In what is in no document, where nothing finds an element by its id quickly. */
function labelsAside(root: Node, element: HTMLElement): HTMLLabelElement[] {
  if (!(root instanceof Element || root instanceof DocumentFragment)) return []
  return [...root.querySelectorAll('label')].filter(
    (label) => label.getAttribute('for') === element.id && label.control === element,
  )
}

const inDocumentOrder = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

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
