/** Makes `getComputedStyle` in jsdom fast for inherited properties; installed for all tests of screens. */

/**
 * Replaces `getComputedStyle` for three inherited properties and for what a growing text field measures. jsdom computes them by matching every
 * style sheet against every ancestor, so reading the roles of one form takes minutes. Tests load none of our style sheets, so the element's
 * own style, `hidden`, antd's `-hidden` classes and closed `details` and `dialog` elements decide. Everything else is
 * jsdom's result.
 */
type Answer = (element: Element) => string

const unseenTags: ReadonlySet<string> = new Set([
  'HEAD',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
  'META',
  'LINK',
  'NOSCRIPT',
])
const hiddenByClass = /(?:^|\s)ant-[\w-]*-hidden(?:\s|$)/

/** Of an element without the attribute, jsdom would create an empty declaration only to read it. */
function own(element: Element, property: 'display' | 'visibility' | 'pointerEvents'): string {
  if (!element.hasAttribute('style')) return ''
  return element instanceof HTMLElement || element instanceof SVGElement ? element.style[property] : ''
}

function inDetails({ tagName, parentElement }: Element): boolean {
  return parentElement?.tagName === 'DETAILS' && tagName !== 'SUMMARY' && !parentElement.hasAttribute('open')
}

const display: Answer = (element) => {
  if (own(element, 'display')) return own(element, 'display')
  const { tagName } = element
  const unseen =
    unseenTags.has(tagName) ||
    element.hasAttribute('hidden') ||
    hiddenByClass.test(element.getAttribute('class') ?? '') ||
    inDetails(element) ||
    (tagName === 'DIALOG' && !element.hasAttribute('open'))
  return unseen ? 'none' : 'block'
}

/** Inherited: the nearest that says something. */
const visibility: Answer = (element) => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (own(at, 'visibility')) return own(at, 'visibility')
  }
  return 'visible'
}

const answers: Readonly<Record<string, Answer>> = {
  display,
  visibility,
  pointerEvents: (element) => own(element, 'pointerEvents'),
  'pointer-events': (element) => own(element, 'pointerEvents'),
}

/** Nothing is laid out here; a browser answers these in pixels whatever the style sheets say, and who asks reckons with them. */
const sizes = /^(padding-(top|bottom|left|right)|border-(top|bottom|left|right)-width)$/

/** What only a style sheet says besides the element's own style: a text field that grows measures by some twenty of them. */
const ownOnly = /^(padding|border|box-sizing|font-|fontFamily|letter-|line-|text-|white-|width$|word-)/

const ownValue = (element: Element, property: string) =>
  element instanceof HTMLElement ? String(Reflect.get(element.style, property) ?? '') : ''

/** Installs the fast version; pseudo elements, which jsdom does not support, have no content. */
export function answerStylesQuickly(): void {
  // Files that share a process share the window.
  if (window.getComputedStyle.name === 'quickStyle') return
  const complete = window.getComputedStyle.bind(window)
  const quickStyle: typeof window.getComputedStyle = (element, pseudo) => {
    let known: CSSStyleDeclaration | undefined
    const rest = () => {
      known ??= complete(element)
      return known
    }
    const answerFor = (property: string) => {
      if (pseudo) return ''
      const answer =
        answers[property]?.(element) ??
        (ownOnly.test(property) ? ownValue(element, property) : rest().getPropertyValue(property))
      return sizes.test(property) && !/^\d/.test(answer) ? '0px' : answer
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, property) {
        if (property === 'getPropertyValue') return answerFor
        if (typeof property === 'string' && (property in answers || ownOnly.test(property))) return answerFor(property)
        const value: unknown = Reflect.get(rest(), property)
        return typeof value === 'function' ? value.bind(rest()) : value
      },
    })
  }
  window.getComputedStyle = quickStyle
}
