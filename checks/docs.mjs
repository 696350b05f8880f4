/** Part `documents` of `npm run check`: every file that README.md or a document in `docs/` names exists. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isKnown, namedPaths } from './doc-paths.mjs'

/** Every file that README.md or another document names exists, so that a rename updates the documents. */
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean)
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file))
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/'))
const missing = documents.flatMap((document) => {
  const { named, links } = namedPaths(readFileSync(document, 'utf8'))
  return [
    ...named.filter((name) => !isKnown(name, files)).map((name) => `${document} names ${name}, which does not exist`),
    ...links
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document} links to ${link}, which does not exist`),
  ]
})
for (const line of missing) console.error(line)
console.log(`documents: ${documents.length} read, ${missing.length} to mend`)
process.exitCode = missing.length > 0 ? 1 : 0
