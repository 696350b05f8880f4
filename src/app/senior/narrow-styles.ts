/** Lets the style sheets' rules for narrow windows apply in every window: the senior mode has one column. */

/** The widest layout of the mode in CSS px: a large phone’s. */
const widest = 575

const widths = /\(\s*(?:(max|min)-width\s*:|width\s*(<=|>=))\s*(\d+(?:\.\d+)?)px\s*\)/g

/** A media query as a window of at most `widest` px would judge it. */
export function asNarrow(query: string): string {
  return query.replace(widths, (condition, prefix?: string, sign?: string, px?: string) => {
    const isMost = prefix === 'max' || sign === '<='
    if (isMost) return Number(px) >= widest ? '(min-width: 0px)' : condition
    return Number(px) > widest ? '(max-width: 0px)' : condition
  })
}

/**
 * Rewrites the width conditions of all style sheets, also of those that come later.
 * @returns a function that restores them
 */
export function followNarrowStyles(): () => void {
  const usual = new Map<CSSMediaRule, string>()
  const narrow = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !usual.has(rule)) {
        const query = rule.media.mediaText
        const narrowed = asNarrow(query)
        if (narrowed !== query) {
          usual.set(rule, query)
          rule.media.mediaText = narrowed
        }
      }
      if ('cssRules' in rule) narrow(rule.cssRules as CSSRuleList)
    }
  }
  const all = () => {
    for (const { cssRules } of document.styleSheets) narrow(cssRules)
  }
  all()
  const observer = new MutationObserver(all)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [rule, query] of usual) rule.media.mediaText = query
  }
}
