/** Tests of reusing builds. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isBuilt, keyOf, writeKey } from '../build/build-key.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'

const write = (root: string, name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

/** A folder with sources, and a build of them beside. */
function builtFolder() {
  const root = makeTemporaryFolder('build-key')
  onTestFinished(() => removeTemporaryFolder(root))
  write(root, 'src/main.ts', 'one')
  write(root, 'src/main.test.ts', 'a test')
  write(root, 'mocks/backend.ts', 'one')
  write(root, '.env', 'VITE_PORTAL_NAME=一')
  const dist = join(root, 'dist')
  writeKey(dist, keyOf('portal', {}, root))
  const server = join(root, 'dist-server')
  writeKey(server, keyOf('server', {}, root))
  return { root, dist, server }
}

it('a build is reused while its sources and settings are equal, whatever the files’ dates', () => {
  const { root, dist, server } = builtFolder()
  utimesSync(join(root, 'src/main.ts'), Date.now(), Date.now())
  write(root, 'src/main.test.ts', 'another test')
  expect(isBuilt(dist, 'portal', { HOME: '/somewhere' }, root)).toBe(true)
  expect(isBuilt(server, 'server', {}, root)).toBe(true)
})

it.each([
  ['a source changes with the same length', (root: string) => write(root, 'src/main.ts', 'two')],
  ['a source is added', (root: string) => write(root, 'src/more.ts', '')],
  ['a source is removed', (root: string) => rmSync(join(root, 'src/main.ts'))],
  ['a package changes', (root: string) => write(root, 'package-lock.json', '{}')],
  ['a settings file changes', (root: string) => write(root, '.env', 'VITE_PORTAL_NAME=二')],
  ['a settings file is added', (root: string) => write(root, '.env.local', 'BASE_PATH=/portal')],
  ['the record of its inputs is missing', (root: string) => rmSync(join(root, 'dist/.vite'), { recursive: true })],
])('a build is not reused after %s', (_case, change) => {
  const { root, dist } = builtFolder()
  change(root)
  expect(isBuilt(dist, 'portal', {}, root)).toBe(false)
})

it.each([
  { VITE_ERROR_REPORT_URL: 'http://errors.test' },
  { BASE_PATH: '/portal' },
  { BUILD_ID: '7' },
  { BUILD_WITHOUT: 'prefetch' },
])('a build with other settings has another key: %o', (settings) => {
  const { root, dist } = builtFolder()
  expect(isBuilt(dist, 'portal', settings, root)).toBe(false)
})

it('the key of the portal’s build ignores the embedded backend, the server’s includes it', () => {
  const { root, dist, server } = builtFolder()
  write(root, 'mocks/backend.ts', 'two')
  expect(isBuilt(dist, 'portal', {}, root)).toBe(true)
  expect(isBuilt(server, 'server', {}, root)).toBe(false)
})
