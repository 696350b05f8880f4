/**
 * `npm run check -- architecture`: holds the layers of this code base: who may import whom, no cycles, no screens in what describes forms, one way to fetch code
 * that is needed later, the sign-in screens without antd, one place that writes times and one that makes random names. Every folder of src is a layer and every folder of
 * src/features a zone, read from the disk, so a new one needs no line here. A test may import what it tests with.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { fixedCommissionNames } from './commission-name.mjs'
import { componentImports } from './component-imports.mjs'
import { cutTyping } from './cut-typing.mjs'
import { ignoredResults } from './ignored-results.mjs'
import { loaders, unguardedImports } from './unguarded-imports.mjs'

const layers = {
  lib: [],
  ui: ['lib'],
  api: ['lib'],
  session: ['api', 'lib'],
  smartform: ['ui', 'lib'],
  shared: ['smartform', 'session', 'api', 'ui', 'lib'],
  work: ['shared', 'smartform', 'session', 'api', 'ui', 'lib'],
}
const withoutScreens = /^(antd|@ant-design\/.*|react-router(-dom)?|react-dom)(\/|$)/
const allowedForMocks =
  /^src\/(lib\/|work\/(kinds\/|[\w-]+\.ts$|en\.json$)|smartform\/(schema|engine|expression|kinds|authoring)\/(?!.*\.tsx$)|api\/[^/]+\/schema\.graphql|api\/endpoint-names\.ts|api\/errors\/(catalogue|zh\.json|en\.json))/

/** Formats a time of day with the browser's zone or language, or with an hour pattern. */
const ownTime = /\.toLocale(Date|Time)?String\(|Intl\.DateTimeFormat|\.format\(\s*['"`][^'"`)]*[Hhm]{1,2}:?[ms]{1,2}/

const failures = []
const graph = new Map()
/**
 * The same with the imports of types. The types of a form are computed from the registry of kinds, and a table's columns
 * are fields again, so these files may import each other's types.
 */
const graphWithTypes = new Map()
const mutualTypes =
  /^src\/smartform\/(engine\/engine|kinds\/(column-kinds|kinds|table\/table)|schema\/(definition|nodes|rows|values))\.ts$/

const files = ['src', 'mocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

for (const name of readdirSync('src', { withFileTypes: true })) {
  if (name.isDirectory() && !(name.name in layers) && !['app', 'features'].includes(name.name))
    failures.push(`src/${name.name} has no layer`)
}

/** The file an import leads to, its name alone for a package, null for what does not exist. */
function resolve(from, specifier) {
  const path = specifier.replace(/\?.*$/, '')
  const local = path.startsWith('.')
    ? normalize(join(dirname(from), path))
    : path.startsWith('@/')
      ? `src/${path.slice(2)}`
      : path.startsWith('@mocks/')
        ? `mocks/${path.slice(7)}`
        : null
  if (local === null) return path
  return (
    ['', '.ts', '.tsx', '/index.ts']
      .map((end) => local + end)
      .find((text) => /\.\w+$/.test(text) && existsSync(text)) ?? null
  )
}

function importsOf(file) {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const stated = module.staticImports.map((staticImport) => ({
    specifier: staticImport.moduleRequest.value,
    typeOnly: staticImport.entries.length > 0 && staticImport.entries.every((entry) => entry.isType),
    dynamic: false,
  }))
  const passedOn = module.staticExports
    .flatMap((staticExport) => staticExport.entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({ specifier: entry.moduleRequest.value, typeOnly: entry.isType, dynamic: false }))
  const dynamic = module.dynamicImports
    .map(
      (dynamicImport) =>
        /^['"](.*)['"]$/.exec(source.slice(dynamicImport.moduleRequest.start, dynamicImport.moduleRequest.end))?.[1],
    )
    .filter(Boolean)
    .map((specifier) => ({ specifier, typeOnly: false, dynamic: true }))
  return [...stated, ...passedOn, ...dynamic]
}

/** Why one may not import the other, or null. */
function refusal(from, to, { dynamic, typeOnly }) {
  const [, layer, rest] = /^src\/([^/]+)\/(.*)$/.exec(from) ?? []
  const isLocal = /^(src|mocks)\//.test(to)
  if (from.startsWith('mocks/'))
    return isLocal && to.startsWith('src/') && !allowedForMocks.test(to) ? 'is not shown to the embedded backend' : null
  if (['api', 'lib'].includes(layer) && !typeOnly && withoutScreens.test(to))
    return 'is of the screens: transport and lib know none'
  if (!isLocal) return null
  if (to.startsWith('mocks/'))
    return from === 'src/main.tsx' && dynamic ? null : 'the product holds no mock code but a dynamic import of main.tsx'
  if (from === 'src/main.tsx' || layer === 'app') return null
  if (/^src\/(app\/|main\.tsx)/.test(to)) return 'app is known by nobody'
  const target = to.split('/')[1]
  if (layer === 'features') {
    const own = rest.split('/')[0]
    if (target !== 'features') return null
    return to.startsWith(`src/features/${own}/`) || /^src\/features\/[^/]+\/paths\.ts$/.test(to)
      ? null
      : 'of another feature only paths.ts may be known'
  }
  return target === layer || layers[layer]?.includes(target)
    ? null
    : `${layer} may import ${layers[layer]?.join(', ') || 'nothing of src'}`
}

for (const file of files) {
  const isTest = /\.test(-d)?\.tsx?$/.test(file)
  const edges = []
  const edgesWithTypes = []
  for (const item of importsOf(file)) {
    const to = resolve(file, item.specifier)
    if (to === null) failures.push(`${file} → ${item.specifier}: no such file`)
    else {
      const why = isTest ? null : refusal(file, to, item)
      if (why) failures.push(`${file} → ${to}: ${why}`)
      if (!item.typeOnly && !item.dynamic) edges.push(to)
      if (!item.dynamic && !(item.typeOnly && mutualTypes.test(file))) edgesWithTypes.push(to)
    }
  }
  graph.set(file, edges)
  graphWithTypes.set(file, edgesWithTypes)
  if (!isTest)
    for (const line of fixedCommissionNames(file, readFileSync(file, 'utf8')))
      failures.push(`${file} writes the commission's name down, which is configured: say {commission}: ${line}`)
  if (isTest || !file.startsWith('src/')) continue
  if (file !== 'src/lib/time/beijing-time.ts' && ownTime.test(readFileSync(file, 'utf8')))
    failures.push(`${file} writes a time by the browser's clock: src/lib/time/beijing-time.ts writes every time`)
  if (readFileSync(file, 'utf8').includes('crypto.randomUUID()'))
    failures.push(`${file} asks for what is only there over TLS: src/lib/random-id.ts names things anywhere`)
  for (const attribute of cutTyping(file, readFileSync(file, 'utf8')))
    failures.push(
      `${file}: ${attribute} cuts what a person types: count it (LimitedInput, LongTextInput) and refuse it`,
    )
  for (const call of ignoredResults(file, readFileSync(file, 'utf8')))
    failures.push(`${file}: ${call} drops the answer whether the form took it: say a refusal, or write void and why`)
  for (const bare of unguardedImports(file, readFileSync(file, 'utf8')))
    failures.push(
      `${file}: ${bare} outside a loader (${loaders.join(', ')}): no retry, no time limit, no word when it is gone`,
    )
}

/** Depth-first search; a file that is already on the path closes a cycle. */
const done = new Set()
function visit(file, chain) {
  if (done.has(file)) return
  const start = chain.indexOf(file)
  if (start >= 0) {
    failures.push(`cycle: ${[...chain.slice(start), file].join(' → ')}`)
    return
  }
  for (const to of graphWithTypes.get(file) ?? []) visit(to, [...chain, file])
  done.add(file)
}
for (const file of files) visit(file, [])

/** The engine, and each kind the registry names: what draws a kind is loaded when it is needed. */
const withoutAnyScreen = /^src\/smartform\/((engine|expression|schema)\/(?!.*\.test\.).*|kinds\/kinds\.ts)$/
for (const chain of componentImports(
  graph,
  files.filter((file) => withoutAnyScreen.test(file)),
))
  failures.push(`${chain}: the engine and the descriptions of kinds know no screens`)

/** The sign-in screen, and the other screens that stand outside the member shell, where antd has no theme and no language. */
const outsideShell = files.filter((file) =>
  /^src\/(main\.tsx|app\/(entry-routes|public-routes)\.tsx|features\/auth\/pages\/(?!InvitationPage|TopicPage|AwardBindPages)\w+Pages?\.tsx)$/.test(
    file,
  ),
)
function pathToAntd(root) {
  const waiting = [[root]]
  const known = new Set(waiting[0])
  for (const path of waiting)
    for (const to of graph.get(path.at(-1)) ?? []) {
      if (to === 'antd') return [...path, to]
      if (known.has(to)) continue
      known.add(to)
      waiting.push([...path, to])
    }
  return null
}
for (const root of outsideShell) {
  const path = pathToAntd(root)
  if (path) failures.push(`${path.join(' → ')}: screens outside of the member shell do without antd`)
}

for (const failure of failures) process.stderr.write(`${failure}\n`)
process.stdout.write(`architecture: ${files.length} files, ${failures.length} to mend\n`)
process.exit(failures.length > 0 ? 1 : 0)
