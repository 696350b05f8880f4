import { build, type Plugin, type Rolldown } from 'vite'
import { assignChunks } from './assign-chunks.ts'
import { type Group, importedBy, placesOf, type ScannedModule } from './module-graph.ts'
import { screenKinds } from './screen-kinds.ts'
import { chunksChangedByNewModule } from './virtual-module.ts'

/**
 * What signing in needs; what talks to the backend, before the shell is there or without it, with what the sign-in screen then shows; what
 * is around every page behind the login.
 */
const fixed = {
  entry: ['src/main.tsx'],
  calls: [
    'src/session/load-session.ts',
    'src/session/sign-in.ts',
    'src/api/common/index.ts',
    'src/lib/i18n/dictionary-entry-name.ts',
  ],
  shell: ['src/app/member-routes.tsx'],
}

/** The first build only tells what imports what. */
const scanning = 'SCAN_CHUNKS'

/** Whether this is the first of the two builds, of which nothing is written. */
export const isScan = () => process.env[scanning] !== undefined

/** What is in a file of the first build but code: its list of other files, and comments. */
const beside = /^const __vite__mapDeps=.*$|\/\*[\s\S]*?\*\//gm

/** The modules of a build that left each in a file of its own. */
function scanned(chunks: readonly Rolldown.OutputChunk[]): Map<string, ScannedModule> {
  const idOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.at(-1) ?? fileName]))
  const ids = (files: readonly string[]) => files.flatMap((file) => idOf.get(file) ?? [])
  const modules = chunks.map(({ fileName, imports, dynamicImports, code }): ScannedModule => {
    const size = code.replace(beside, '').length
    return { id: idOf.get(fileName) ?? fileName, imports: ids(imports), parts: ids(dynamicImports), size }
  })
  return new Map(modules.map((one) => [one.id, one]))
}

/**
 * Builds twice: first with each module in a file of its own, to know what it needs, then in files worth a round trip (`assign-chunks.ts`).
 * Fails where a module that is added would change the files of other screens.
 */
export function codeSplitting(): Plugin {
  return {
    name: 'code-splitting',
    apply: 'build',
    async config({ build: wanted }, { mode }) {
      if (isScan()) return
      process.env[scanning] = '1'
      const apart = { write: false, minify: false, rolldownOptions: { output: { codeSplitting: eachAlone } } }
      const scan = await build({ mode, logLevel: 'error', build: { ...wanted, ...apart } })
      delete process.env[scanning]
      const outputs = (Array.isArray(scan) ? scan : [scan]).flatMap((one) => ('output' in one ? one.output : []))
      const modules = scanned(outputs.filter((one) => one.type === 'chunk'))
      const plan = { fixed, screens: screenKinds }
      const moved = chunksChangedByNewModule(modules, plan)
      if (moved.length > 0)
        throw new Error(`A module that is added would change files of others:\n${moved.join('\n\n')}`)
      const groups = toBundler(assignChunks(modules, plan), modules)
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** Each module in a file of its own, for the first build. */
const eachAlone = {
  includeDependenciesRecursively: false,
  groups: [{ name: (id: string) => id.replace(/\W+/g, '_'), test: () => true }],
}

/** The page itself, of which the first build tells nothing, goes with what begins. */
const begins = (id: string) => id.endsWith('/index.html')

/**
 * The groups as the bundler takes them. A group takes along what it imports and nobody has taken, so what is imported comes first.
 */
function toBundler(
  groups: readonly Group[],
  modules: ReadonlyMap<string, ScannedModule>,
): Rolldown.CodeSplittingGroup[] {
  const places = placesOf(groups)
  const sorted = new Set<Group>()
  const add = (one: Group) => {
    if (sorted.has(one)) return
    for (const next of importedBy(one, modules, places)) add(next)
    sorted.add(one)
  }
  for (const one of groups) add(one)
  return [...sorted].map((one, index) => ({
    name: one.name,
    test: (id: string) => one.modules.has(id) || (one.name === 'entry' && begins(id)),
    priority: sorted.size - index,
  }))
}
