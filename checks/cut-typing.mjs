/** Finds inputs that cut off typed text (`maxLength`, `exceedFormatter`), for `npm run check -- architecture`. */
import { parseSync } from 'oxc-parser'

/** Props that make an input cut off typed or pasted text: `maxLength`, and antd's `count.exceedFormatter`. */
const cutting = ['maxLength', 'exceedFormatter']

/** The properties and attributes of a component that would cut a text, as they are written. */
export function cutTyping(file, source) {
  if (!file.endsWith('.tsx') || !cutting.some((name) => source.includes(name))) return []
  const found = []
  look(parseSync(file, source).program)
  return found

  function look(node) {
    if (typeof node !== 'object' || node === null) return
    const isCut =
      (node.type === 'JSXAttribute' && cutting.includes(node.name.name)) ||
      (node.type === 'Property' && node.key.name === 'exceedFormatter')
    if (isCut) found.push(source.slice(node.start, node.end))
    for (const part of Object.values(node)) look(part)
  }
}
