/** Makes look-ups by role fast in jsdom; installed for all tests of screens. */

/** A selector of one element with its tag and conditions on its attributes, such as `input[type="text"]:not([list])`. */
const oneElement = /^([a-z][a-z\d]*)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*$/
/** The tag of each selector that was asked for; undefined where the selector is of another kind. */
const tags = new Map<string, string | undefined>()

function tagIn(selector: string): string | undefined {
  if (!tags.has(selector)) tags.set(selector, oneElement.exec(selector)?.[1])
  return tags.get(selector)
}

/**
 * Testing Library compares each element with a hundred selectors to find its role, and jsdom takes long for each. Those that name another tag are
 * answered at once: look-ups by role take a third of the time.
 */
export function findRolesQuickly(): void {
  const { matches } = Element.prototype
  // Files that share a process share the document.
  if (matches.name === 'matchesQuickly') return
  Reflect.set(Element.prototype, 'matches', function matchesQuickly(this: Element, selector: string): boolean {
    const tag = tagIn(selector)
    return (tag === undefined || tag === this.localName) && matches.call(this, selector)
  })
}
