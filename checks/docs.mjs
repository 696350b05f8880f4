/** Part `documents` of `npm run check`: every file and every name in code that README.md or a document in `docs/` names exists. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isKnown, namedInCode, namedPaths } from './doc-paths.mjs'

/** Every file that README.md or another document names exists, so that a rename updates the documents. */
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean)
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file))
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/'))
/** Every word of the sources. */
const words = new Set(
  files
    .filter((file) => /\.(tsx?|mjs|graphql|json|css|html|env|example)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
)
/** These speak of packages and of what was not kept, and of calls as they are generated. */
const ofOthers = /^docs\/(decisions|gateway-calls)\//
const missing = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const { named, links } = namedPaths(text)
  const inCode = ofOthers.test(document) ? [] : namedInCode(text)
  return [
    ...inCode.filter((name) => !words.has(name)).map((name) => `${document} names ${name}, which no source does`),
    ...named.filter((name) => !isKnown(name, files)).map((name) => `${document} names ${name}, which does not exist`),
    ...links
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document} links to ${link}, which does not exist`),
  ]
})
for (const line of missing) console.error(line)
console.log(`documents: ${documents.length} read, ${missing.length} to mend`)
process.exitCode = missing.length > 0 ? 1 : 0
