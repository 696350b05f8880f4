/** What only screens are made of: components, and the packages they are drawn by. */
const screen = /\.tsx$|^(react|react-dom|react-router(-dom)?|antd|@ant-design\/.*)(\/|$)/

/**
 * Where files that have to do without screens come to one after all, as `importing file → screen`, each once. Types alone and
 * code fetched when needed lead nowhere: `graph` (file → what it imports) holds neither.
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
