/**
 * Runs after every production build: holds each screen to its size and the build to production code. What the sign-in screen loads is
 * index.html, the entry chunk and what that imports statically: the routes behind the login are in
 * chunks of their own, so their number must not show here. What a screen behind the login loads is said by the build's own list
 * (`build/prefetch-plugin.ts`), and held to `screen-budgets.json`, KiB brotli by pattern, so that a module that is added or grows shows on its own
 * screens and on no other's.
 *
 * Usage: node checks/size.mjs [dist] [--budgets]   (writes the budgets anew: what each screen weighs, and a tenth; home's is its goal)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const [root = 'dist'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const budgetsFile = new URL('screen-budgets.json', import.meta.url)
const limitKib = 100
/** The goal for home, which everybody comes to. */
const homeKib = 240
const failures = []

const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
const page = readFileSync(join(root, 'index.html'), 'utf8')
const loaded = new Set(['index.html'])
const seen = new Set()

function add(key) {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = manifest[key]
  loaded.add(chunk.file)
  for (const imported of chunk.imports ?? []) add(imported)
}
add('index.html')

const sizes = [...loaded].map((file) => [file, brotliCompressSync(readFileSync(join(root, file))).length / 1024])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
console.log(
  `sign-in screen: ${total.toFixed(1)} KiB brotli of ${limitKib} (${sizes.map(([file, size]) => `${file} ${size.toFixed(1)}`).join(', ')})`,
)
if (total > limitKib) failures.push(`The sign-in screen loads ${total.toFixed(1)} KiB brotli, more than ${limitKib}`)

const weights = new Map()
/** KiB of a file of the build, compressed once. */
function weigh(path) {
  if (!weights.has(path)) weights.set(path, brotliCompressSync(readFileSync(join(root, path))).length / 1024)
  return weights.get(path)
}

/** Each screen behind the login with what it loads: the entry, what is around every page, and its own. */
function screens() {
  const [, script, list] = /prefetchScript = '([^']+)'[\s\S]*?\n {2}(\[[^\]]*\])\.forEach/.exec(page) ?? []
  const { files, pages } = JSON.parse(
    /\n?\}\)\((\{[\s\S]*\})\)\s*$/.exec(readFileSync(join(root, script.slice(script.indexOf('assets/'))), 'utf8'))[1],
  )
  const every = [...loaded, ...JSON.parse(list), script]
  const inRoot = (path) => path.slice(Math.max(0, path.indexOf('assets/')))
  const kib = (paths) => paths.reduce((sum, path) => sum + weigh(inRoot(path)), 0)
  return pages.map(([pattern, numbers]) => [pattern, kib([...every, ...numbers.map((number) => files[number])])])
}

const measured = screens()
if (process.argv.includes('--budgets')) {
  const tenthMore = measured.map(([pattern, kib]) => [
    pattern,
    pattern === '/' ? homeKib : Math.ceil((kib * 1.1) / 5) * 5,
  ])
  const standing = measured.map(([, kib]) => kib).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)]
  const budgets = { new: Math.ceil((standing * 1.25) / 5) * 5, screens: Object.fromEntries(tenthMore) }
  writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`)
}
const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'))
for (const [pattern, kib] of measured) {
  const budget = budgets.screens[pattern] ?? budgets.new
  if (kib > budget)
    failures.push(`${pattern} loads ${kib.toFixed(1)} KiB brotli, more than ${budget} (screen-budgets.json)`)
}
const [[heaviest, most]] = measured.toSorted((a, b) => b[1] - a[1])
const home = measured.find(([pattern]) => pattern === '/')?.[1] ?? 0
console.log(
  `${measured.length} screens behind the login: home ${home.toFixed(1)} KiB brotli, the heaviest (${heaviest}) ${most.toFixed(1)}`,
)

const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const { name, parentPath } of files) {
  const file = join(parentPath, name)
  if (name.endsWith('.css')) failures.push(`${file} is a style sheet with a file of its own`)
  if (name === 'mockServiceWorker.js') failures.push(`${file} belongs to the demo build`)
  else if (/\.(js|html)$/.test(name) && /mockServiceWorker|embeddedBackend/.test(readFileSync(file, 'utf8')))
    failures.push(`${file} holds code of the embedded backend`)
}
const mocks = Object.values(manifest).filter((chunk) => /(^|\/)(mocks|node_modules\/msw)\//.test(chunk.src ?? ''))
for (const chunk of mocks) failures.push(`${chunk.file} is made from ${chunk.src}`)

for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exit(1)
