/** Vite plugin that writes what a server needs: the version, compressed files, nginx's policy, source maps apart. */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { keyOf, writeKey } from './build-key.mjs'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/** The smallest files take brotli 7 seconds of a build; builds that only tests open are compressed quickly (`BUILD_COMPRESSION=fast`) or not at all (`none`). */
const brotliQuality = process.env.BUILD_COMPRESSION === 'fast' ? 5 : 11
/** A build without compressed files has no source maps either: nobody is served by it. */
const isServed = process.env.BUILD_COMPRESSION !== 'none'

const forms = [
  [
    'br',
    (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ],
  ['gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const

/** Which build this is: `BUILD_ID`, else the commit; nothing where there is neither. */
function buildId(): string {
  const given = process.env.BUILD_ID?.replace(/[^\w.-]/g, '')
  if (given) return given
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** A version: the package's, which build, and eight letters of what is in it, so that no two that differ are called the same. */
export function versionOf(build: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${packageJson.version}+${[build, hash].filter(Boolean).join('.')}`
}

/**
 * Writes what a build needs on a server: its version in index.html and in `version.json`, each file compressed (`.br`, `.gz`, where that is
 * smaller), its policy for nginx (`dist-nginx`), and the source maps in a folder that is not served (`dist-maps`). The build key comes last.
 *
 * - Saves: compressing on each request. Without it no open tab notices a deploy, and errors are reported without a version.
 * - Relies on: `content-security-policy` before it; git or `BUILD_ID` for the version.
 * - Breaks when: another plugin writes files after it; they are not compressed.
 * @param wholly false for the demo, which nobody serves to others: it gets the version and the build key
 */
export function release(wholly: boolean): Plugin {
  let version = versionOf('', '')
  let key = ''
  return {
    name: 'release',
    apply: 'build',
    config: () => ({ build: { sourcemap: wholly && isServed ? 'hidden' : false } }),
    buildStart() {
      key = keyOf(wholly ? 'portal' : 'demo')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        version = versionOf(buildId(), [html, ...Object.keys(bundle).toSorted()].join('\n'))
        return [{ tag: 'meta', attrs: { name: 'portal-version', content: version }, injectTo: 'head' }]
      },
    },
    async writeBundle({ dir = 'dist' }) {
      writeFileSync(join(dir, 'version.json'), `${JSON.stringify({ version })}\n`)
      if (wholly) {
        writePolicy(dir)
        keepMapsApart(dir, `${dir}-maps`)
        if (isServed) await compressAll(dir)
      }
      // A build that warns fails (`vite.config.ts`), so it is not used again.
      if (!this.environment.logger.hasWarned) writeKey(dir, key)
    },
  }
}

/** All files of a folder, those with a name that begins with a dot left out. */
function filesIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/(^|\/)\./.test(relative(root, file)))
    .toSorted()
}

/** What the page's own policy allows, for nginx to send as a header too (`deploy/nginx.conf`). */
function writePolicy(dir: string): void {
  const [, policy] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8')) ?? []
  if (!policy) return
  mkdirSync(`${dir}-nginx`, { recursive: true })
  writeFileSync(join(`${dir}-nginx`, 'policy.conf'), `set $portal_policy "${policy}";\n`)
}

function keepMapsApart(dir: string, apart: string): void {
  rmSync(apart, { recursive: true, force: true })
  for (const file of filesIn(dir).filter((one) => one.endsWith('.map'))) {
    const target = join(apart, relative(dir, file))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(file, target)
  }
}

async function compressAll(dir: string): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.has(extname(file)))
  const compress = async (file: string) => {
    const bytes = readFileSync(file)
    for (const [ending, form] of forms) {
      const small = await form(bytes)
      if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small)
    }
  }
  // zlib works in four threads of its own.
  const next = files.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of next) await compress(file)
    }),
  )
}
