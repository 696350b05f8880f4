/** Vite plugin that writes the service worker, which opens the portal without a network. */

import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { type OfflinePlan, serviceWorker } from './service-worker.mjs'

/** How long a document is waited for before it is shown as it was last had, in milliseconds. */
const limit = 4000
const fileName = 'offline-worker.js'

/** The pages of the reviewer's desk, from which all they may fetch is followed. */
const deskPages = ['ReviewDeskPage', 'ReviewSetPage', 'ReviewTaskPage'].map(
  (name) => `src/features/review/pages/${name}.tsx`,
)
/** What only workbooks need: it would be half of what is kept. */
const leftOut = /\/(read|write)-excel-file\//

/** All modules that some lead to, also those fetched when needed. */
function modulesFrom(roots: readonly string[], infoOf: Rolldown.PluginContext['getModuleInfo']): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id) || leftOut.test(id)) return
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    for (const one of [...importedIds, ...dynamicallyImportedIds]) add(one)
  }
  for (const id of roots) add(id)
  return found
}

/** The files these modules are in, with all that those need to run, and their styles. */
function filesOf(modules: ReadonlySet<string>, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`)
    for (const imported of chunk.imports) add(chunks.find((one) => one.fileName === imported))
  }
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => modules.has(id))) add(chunk)
  return [...files]
}

/**
 * Writes the service worker that opens the portal without a network (`service-worker.mjs`). With `VITE_OFFLINE=off` the file is a worker that
 * removes itself and its cache.
 *
 * - Protects: people who lose the network go on reading and typing. Without it the portal needs the network to open.
 * - Relies on: the reviewer's desk pages named above, and the file name `offline-worker.js` in `src/lib`.
 * - Breaks when: a desk page moves (the build says so).
 */
export function serviceWorkerFile(): Plugin {
  let off = false
  let base = '/'
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ env, base: configured }) {
      base = configured
      off = env.VITE_OFFLINE === 'off'
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const roots = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => deskPages.some((page) => id.endsWith(page)))
      if (roots.length !== deskPages.length) throw new Error('the reviewer’s desk is not where it was')
      const desk = filesOf(modulesFrom(roots, this.getModuleInfo), chunks).map((file) => base + file.slice(1))
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName
      if (entry === undefined) throw new Error('index.html begins with no file')
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('base64url').slice(0, 8)
      const plan: OfflinePlan = { build: off ? null : build, entry, desk: off ? [] : desk, limit, base }
      this.emitFile({ type: 'asset', fileName, source: `(${serviceWorker})(self, ${JSON.stringify(plan)})` })
    },
  }
}
