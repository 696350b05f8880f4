/**
 * jsdom works out inherited properties by running every style sheet over every ancestor, for each element it is asked about.
 * Reading the roles of one form takes it minutes, all of it for three properties. They are answered here from what really
 * decides them in tests, where no style sheet of our own is loaded: the element's own style, `hidden`, antd's `-hidden`
 * classes and a closed `details` or `dialog`. Everything else is jsdom's answer.
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

function own(element: Element, property: 'display' | 'visibility' | 'pointerEvents'): string {
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

/** Puts the quick answers before jsdom's; pseudo elements, of which jsdom knows nothing, have no content. */
export function answerStylesQuickly(): void {
  const complete = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    let known: CSSStyleDeclaration | undefined
    const rest = () => {
      known ??= complete(element)
      return known
    }
    const answerFor = (property: string) => {
      if (pseudo) return ''
      const answer = answers[property]?.(element) ?? rest().getPropertyValue(property)
      return sizes.test(property) && !/^\d/.test(answer) ? '0px' : answer
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, property) {
        if (property === 'getPropertyValue') return answerFor
        if (typeof property === 'string' && property in answers) return answerFor(property)
        const value: unknown = Reflect.get(rest(), property)
        return typeof value === 'function' ? value.bind(rest()) : value
      },
    })
  }
}
