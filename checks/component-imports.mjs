/**
 * Names the imports that only screens may have (components and their packages), for the layer check
 * (`architecture.mjs`).
 */

/** Imports that only screens may have: components, and the packages that render them. */
const screen = /\.tsx$|^(react|react-dom|react-router(-dom)?|antd|@ant-design\/.*)(\/|$)/

/**
 * Import chains from screen-free files to a screen, as `importing file → screen`, each once. `graph` (file → its
 * imports) holds neither type imports nor dynamic imports.
 */
export function componentImports(graph, files) {
  const reached = new Set(files)
  const found = new Set()
  for (const file of reached)
    for (const to of graph.get(file) ?? [])
      if (screen.test(to)) found.add(`${file} → ${to}`)
      else reached.add(to)
  return [...found]
}
