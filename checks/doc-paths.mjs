/** Finds the file paths and the names in code that a Markdown document names, and says whether they exist, for `docs.mjs`. */

/** Characters of a path in a document; `<name>` and `*` stand for any name. */
const path = /^[\w@.*<>-]+(\/[\w@.*<>-]+)*\/?$/
const source = /\.(tsx?|mjs|mts|json|md|css|graphql|html|png|conf|sh)$|^\.ci\/run$/
const folder = /^(src|mocks|tests|build|checks|bench|deploy|docs|public)\/.*\/?$/
/** Files of a build or of a package are not among the sources, and an ending alone is no file. */
const elsewhere = /^(dist|node_modules|test-results|\.cache|antd\/|version\.json$|\.\w+$)|\.generated\.ts$/

const proseOf = (text) => text.replace(/^```[\s\S]*?^```/gm, '')
const spansOf = (prose) => [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)

/** The names in code that a Markdown document mentions: code spans of one word in camel case. */
export function namedInCode(text) {
  return [...new Set(spansOf(proseOf(text)).filter((span) => /^[a-zA-Z][a-z0-9]+([A-Z]+[a-z0-9]*)+$/.test(span)))]
}

/** The paths that a Markdown document names: in code spans, and in links to files. */
export function namedPaths(text) {
  const prose = proseOf(text)
  const spans = spansOf(prose)
  const named = spans.filter((span) => path.test(span) && (source.test(span) || folder.test(span)))
  const links = [...prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^\w+:/.test(link))
  return { named: named.filter((span) => !elsewhere.test(span)), links }
}

/** Whether a file or folder of the project has this path, or ends with it. */
export function isKnown(name, files) {
  const pattern = name.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]*')
  const known = new RegExp(`(^|/)${pattern.replace(/\/$/, '')}${source.test(name) ? '$' : '(/|$)'}`)
  return files.some((file) => known.test(file))
}
