/** Finds dynamic imports without retries, timeout and failure message, for `npm run check -- architecture`. */
import { parseSync } from 'oxc-parser'

/**
 * Functions that import code on demand with retries, a timeout and a failure message
 * (`src/lib/loading/lazy-import.ts`). `drawnBy` imports nothing: a field kind names the part that `lazyPart` loads.
 */
export const loaders = ['loadChunk', 'loadPagePart', 'lazyPage', 'lazyPart', 'lazyDialog', 'drawnBy']

/**
 * The dynamic imports of a source that no loader stands around, as they are written, and React's own `lazy`, which knows neither
 * retry nor limit nor boundary.
 */
export function unguardedImports(file, source) {
  const { module, program } = parseSync(file, source)
  const found = module.staticImports
    .filter(({ moduleRequest, entries }) => moduleRequest.value === 'react' && entries.some(isLazy))
    .map(() => 'lazy of react')
  if (module.dynamicImports.length > 0) look(program, false)
  return found

  function look(node, loaded) {
    if (typeof node !== 'object' || node === null) return
    if (node.type === 'ImportExpression' && !loaded) found.push(source.slice(node.start, node.end))
    const inside = loaded || (node.type === 'CallExpression' && loaders.includes(node.callee.name))
    for (const part of Object.values(node)) look(part, inside)
  }
}

const isLazy = ({ importName }) => importName.name === 'lazy'
