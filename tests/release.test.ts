import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { timeLimits } from '@/api/time-limits'
import { release, versionOf } from '../build/release-plugin.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'
import { securityHeaders } from '../deploy/security-headers.mjs'

/** Builds a page with one script, as the portal is built. */
async function built(text: string, more: Plugin[] = []): Promise<string> {
  const root = makeTemporaryFolder('release')
  onTestFinished(() => removeTemporaryFolder(root))
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/tiny.txt'), 'ok')
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  )
  writeFileSync(join(root, 'main.js'), `document.body.append(${JSON.stringify(text)})`)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: join(root, 'dist') },
    plugins: [...more, release(true)],
  })
  return root
}

const filesOf = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()
const version = (root: string): string => JSON.parse(readFileSync(join(root, 'dist/version.json'), 'utf8')).version

it('a build contains compressed files and its version, and its source maps are separate', async () => {
  vi.stubEnv('BUILD_ID', '2026.11-3')
  const root = await built('科技管理平台'.repeat(200))
  const dist = join(root, 'dist')
  const [script = ''] = filesOf(dist).filter((name) => name.endsWith('.js'))
  const code = readFileSync(join(dist, script))
  expect(brotliDecompressSync(readFileSync(join(dist, `${script}.br`)))).toEqual(code)
  expect(gunzipSync(readFileSync(join(dist, `${script}.gz`)))).toEqual(code)
  // Compressed it would be larger.
  expect(existsSync(join(dist, 'tiny.txt.gz'))).toBe(false)
  expect(filesOf(dist).filter((name) => name.endsWith('.map'))).toEqual([])
  expect(code.toString()).not.toContain('sourceMappingURL')
  expect(filesOf(join(root, 'dist-maps'))).toContain(`${script}.map`)
  expect(version(root)).toMatch(/^\d+\.\d+\.\d+\+2026\.11-3\.[0-9a-f]{8}$/)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`content="${version(root)}"`)
})

it('the same source gives the same files and version, another source gives another version', async () => {
  const [first, same, other] = [await built('one'), await built('one'), await built('other')]
  expect(filesOf(same)).toEqual(filesOf(first))
  expect(version(same)).toBe(version(first))
  expect(version(other)).not.toBe(version(first))
})

it('a build records its inputs, and a build with warnings fails and is not reused', async () => {
  const key = 'dist/.vite/build-key'
  expect(filesOf(await built('one'))).toContain(key)
  const warning: Plugin = {
    name: 'warning',
    buildStart: {
      handler() {
        this.warn('something is missing')
      },
    },
  }
  expect(filesOf(await built('one', [warning]))).not.toContain(key)
})

it('the version differs between builds without a build id or a commit', () => {
  expect(versionOf('', 'one')).not.toBe(versionOf('', 'other'))
})

it('the nginx sample has longer timeouts than the portal, and the portal’s headers', () => {
  const sample = ['deploy/nginx.conf', 'deploy/proxy.conf'].map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const [, seconds] of sample.matchAll(/proxy_(?:read|send)_timeout (\d+)s/g))
    expect(Number(seconds) * 1000).toBeGreaterThan(Math.max(...Object.values(timeLimits)))
  for (const [name, value] of securityHeaders) {
    expect(sample).toContain(`add_header ${name} `)
    expect(sample).toContain(value)
    expect(sample).toContain(`proxy_hide_header ${name};`)
  }
})
