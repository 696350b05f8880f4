/**
 * Runs after every production build: holds the sign-in screen to its size and the build to production code. What the
 * screen loads is index.html (with its style inline), the entry chunk and what that imports statically: the routes behind the
 * login are in chunks of their own, so their number must not show here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const root = process.argv[2] ?? 'dist'
const limitKib = 100
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
  for (const sheet of chunk.css ?? []) if (page.includes(`href="/${sheet}"`)) loaded.add(sheet)
  for (const imported of chunk.imports ?? []) add(imported)
}
add('index.html')

const sizes = [...loaded].map((file) => [file, brotliCompressSync(readFileSync(join(root, file))).length / 1024])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
console.log(
  `sign-in screen: ${total.toFixed(1)} KiB brotli of ${limitKib} (${sizes.map(([file, size]) => `${file} ${size.toFixed(1)}`).join(', ')})`,
)
if (total > limitKib) failures.push(`The sign-in screen loads ${total.toFixed(1)} KiB brotli, more than ${limitKib}`)

const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const { name, parentPath } of files) {
  const file = join(parentPath, name)
  if (name === 'mockServiceWorker.js') failures.push(`${file} belongs to the demo build`)
  else if (/\.(js|html)$/.test(name) && /mockServiceWorker|embeddedBackend/.test(readFileSync(file, 'utf8')))
    failures.push(`${file} holds code of the embedded backend`)
}
const mocks = Object.values(manifest).filter((chunk) => /(^|\/)(mocks|node_modules\/msw)\//.test(chunk.src ?? ''))
for (const chunk of mocks) failures.push(`${chunk.file} is made from ${chunk.src}`)

for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exit(1)
