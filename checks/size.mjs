/**
 * Runs after every production build: holds each screen to its size and the build to production code. What the sign-in screen loads is
 * index.html, the entry chunk and what that imports statically: the routes behind the login are in
 * chunks of their own, so their number must not show here. The build's own list (`build/prefetch-plugin.ts`) names the files of a screen behind
 * the login. `screen-budgets.json` gives the limits in KiB brotli: signing in, home, lists (by path pattern) and every other page.
 *
 * Usage: node checks/size.mjs [dist]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const [root = 'dist'] = process.argv.slice(2)
if (process.env.BUILD_WITHOUT) {
  console.log(`built without ${process.env.BUILD_WITHOUT}: sizes are not checked`)
  process.exit(0)
}
const budgets = JSON.parse(readFileSync(new URL('screen-budgets.json', import.meta.url), 'utf8'))
const limitKib = budgets.signIn
/** KiB that a screen may load. */
const budgetOf = (pattern) =>
  pattern === '/' ? budgets.home : budgets.lists.includes(pattern) ? budgets.list : budgets.page
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

/** The files that each screen behind the sign-in loads: entry, shell and its own page. */
function screens() {
  const [, script, list] = /prefetchScript = '([^']+)'[\s\S]*?\n {2}var files = (\[[^\]]*\])/.exec(page) ?? []
  const { files, pages } = JSON.parse(
    /\n?\}\)\((\{[\s\S]*\})\)\s*$/.exec(readFileSync(join(root, script.slice(script.indexOf('assets/'))), 'utf8'))[1],
  )
  const every = [...loaded, ...JSON.parse(list), script]
  const inRoot = (path) => path.slice(Math.max(0, path.indexOf('assets/')))
  const kib = (paths) => paths.reduce((sum, path) => sum + weigh(inRoot(path)), 0)
  return pages.map(([pattern, numbers]) => [pattern, kib([...every, ...numbers.map((number) => files[number])])])
}

const measured = screens()
for (const [pattern, kib] of measured) {
  const budget = budgetOf(pattern)
  if (kib > budget)
    failures.push(`${pattern} loads ${kib.toFixed(1)} KiB brotli, more than ${budget} (screen-budgets.json)`)
}
const unknown = budgets.lists.filter((pattern) => !measured.some(([known]) => known === pattern))
if (unknown.length > 0) failures.push(`No screens of the build: ${unknown.join(', ')} (screen-budgets.json)`)
/** The heaviest of some screens: its pattern and its KiB. */
const heaviest = (some) => {
  const [[pattern, kib] = ['none', 0]] = some.toSorted((a, b) => b[1] - a[1])
  return `${kib.toFixed(1)} (${pattern})`
}
const home = measured.find(([pattern]) => pattern === '/')?.[1] ?? 0
const lists = measured.filter(([pattern]) => budgets.lists.includes(pattern))
console.log(
  `${measured.length} screens behind the login, KiB brotli: home ${home.toFixed(1)}, heaviest list ${heaviest(lists)}, heaviest ${heaviest(measured)}`,
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
