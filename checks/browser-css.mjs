/** Finds in a style sheet what its browser must have: properties, values, functions, selectors and at-rules. */
import postcss from 'postcss'
import { lacking, styles } from './browser-floor.mjs'

/** The compatibility data of what one node of a style sheet uses, by the name it has there. */
function* partsOf(node) {
  if (node.type === 'atrule') yield [`@${node.name}`, styles['at-rules'][node.name]]
  if (node.type === 'rule') {
    for (const [written, name] of node.selector.matchAll(/::?([a-z-]+)/g)) yield [written, styles.selectors[name]]
  }
  if (node.type === 'decl') {
    const property = styles.properties[node.prop]
    yield [node.prop, property]
    // A property that is missing itself is named once, without its values.
    if (property?.__compat && lacking(property.__compat).length === 0) {
      yield [`${node.prop}: ${node.value}`, property[node.value]]
    }
    for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g)) {
      for (const type of [styles.types, ...Object.values(styles.types)]) yield [`${name}()`, type[name]]
    }
  }
}

/** Whether browsers that do not know a declaration keep an earlier or prefixed one, or the sheet asks first. */
function hasFallback(node) {
  for (let around = node.parent; around; around = around.parent) if (around.name === 'supports') return true
  const withoutPrefix = (prop) => prop?.replace(/^-[a-z]+-/, '')
  const earlier = node.type === 'decl' ? node.parent.nodes.slice(0, node.parent.index(node)) : []
  return earlier.some(({ prop }) => withoutPrefix(prop) === node.prop)
}

/**
 * What a style sheet uses that a browser of the floor lacks and that has no fallback in the sheet, each once.
 * @param {string} sheet as it is built
 * @returns {Set<string>} `:has (firefox 115)`, `color-mix() (chrome 109)`
 */
export function usesOfStyles(sheet) {
  const uses = new Set()
  postcss.parse(sheet).walk((node) => {
    if (node.type === 'comment' || hasFallback(node)) return
    for (const [name, part] of partsOf(node)) {
      const without = part?.__compat ? lacking(part.__compat) : []
      if (without.length > 0) uses.add(`${name} (${without.join(', ')})`)
    }
  })
  return uses
}
