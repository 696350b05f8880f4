/** Lets the style sheets' rules for narrow windows and narrow boxes apply everywhere: the senior mode has one column. */

/** The widest layout of the mode in CSS px: a large phone’s. */
const widest = 575

/** The widest box (`@container`) of the mode in CSS px, as on a phone: a wider one would have several columns again. */
const widestBox = 390

const widths = /\(\s*(?:(max|min)-width\s*:|width\s*(<=|>=))\s*(\d+(?:\.\d+)?)px\s*\)/g

/**
 * A media or container query as a window or box of at most `most` px would judge it.
 * @param most in CSS px
 */
export function asNarrow(query: string, most = widest): string {
  return query.replace(widths, (condition, prefix?: string, sign?: string, px?: string) => {
    const isMost = prefix === 'max' || sign === '<='
    if (isMost) return Number(px) >= most ? '(min-width: 0px)' : condition
    return Number(px) > most ? '(max-width: 0px)' : condition
  })
}

/** A container rule as a box of a phone would judge it; the same text where nothing changes. */
export function asNarrowBox(rule: string): string {
  const start = rule.indexOf('{')
  return asNarrow(rule.slice(0, start), widestBox) + rule.slice(start)
}

type Rules = CSSStyleSheet | CSSGroupingRule

/**
 * Rewrites the width conditions of all style sheets, also of those that come later. A media rule takes another condition; a container
 * rule cannot, so another rule stands in its place.
 * @returns a function that restores them
 */
export function followNarrowStyles(): () => void {
  const usual = new Map<CSSMediaRule, string>()
  const boxes: { owner: Rules; index: number; text: string }[] = []
  const seen = new WeakSet<CSSStyleSheet>()
  const narrow = (owner: Rules) => {
    for (const [index, rule] of [...owner.cssRules].entries()) {
      if (rule instanceof CSSMediaRule && !usual.has(rule)) {
        const query = rule.media.mediaText
        const narrowed = asNarrow(query)
        if (narrowed !== query) {
          usual.set(rule, query)
          rule.media.mediaText = narrowed
        }
      }
      if (isBox(rule)) {
        const text = rule.cssText
        const narrowed = asNarrowBox(text)
        if (narrowed === text) continue
        boxes.push({ owner, index, text })
        replace(owner, index, narrowed)
      } else if ('insertRule' in rule) narrow(rule as CSSGroupingRule)
    }
  }
  const all = () => {
    for (const sheet of document.styleSheets) {
      if (seen.has(sheet)) continue
      seen.add(sheet)
      narrow(sheet)
    }
  }
  all()
  const observer = new MutationObserver(all)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [rule, query] of usual) rule.media.mediaText = query
    for (const { owner, index, text } of boxes) replace(owner, index, text)
  }
}

const isBox = (rule: CSSRule) => typeof CSSContainerRule === 'function' && rule instanceof CSSContainerRule

function replace(owner: Rules, index: number, text: string): void {
  owner.deleteRule(index)
  owner.insertRule(text, index)
}
