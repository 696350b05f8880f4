/** Finds calls that change a form and ignore whether it took the change, for `npm run check -- architecture`. */
import { parseSync } from 'oxc-parser'

/** Ways to change a form; each answers whether the form took it. */
const changing = ['set', 'insertRow', 'removeRow', 'moveRow']

/** Calls that change a form and drop the answer, as they are written. Who needs no answer writes `void` and says why. */
export function ignoredResults(file, source) {
  if (!source.includes('engine.')) return []
  const found = []
  look(parseSync(file, source).program)
  return found

  function look(node) {
    if (typeof node !== 'object' || node === null) return
    const call = node.type === 'ExpressionStatement' ? node.expression : null
    if (
      call?.type === 'CallExpression' &&
      call.callee.object?.name === 'engine' &&
      changing.includes(call.callee.property?.name)
    )
      found.push(source.slice(call.start, call.end))
    for (const part of Object.values(node)) look(part)
  }
}
