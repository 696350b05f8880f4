/** Starts nginx with the portal's sample configuration on a build, for the browser tests of serving. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../../build/temporary-folder.mjs'

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync) ?? 'nginx'

interface Served {
  /** Folder of the build; beside it stands what the build wrote for nginx. */
  dist: string
  /** Host and port that answer `/api` and `/object-storage`. */
  backend: string
  /** Replacements in the sample configuration, as an administrator would make them. */
  changes?: readonly (readonly [from: string, to: string])[]
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/nginx.conf holds no ${from}`)
    return all.replaceAll(from, to)
  }, text)
}

/** Starts a real nginx with the sample configuration, in a folder of its own and without any rights; answers its origin. */
export async function startNginx({ dist, backend, changes = [] }: Served) {
  const folder = makeTemporaryFolder('portal-nginx')
  const port = await freePort()
  const sample = replaced(readFileSync('deploy/nginx.conf', 'utf8'), [
    ['127.0.0.1:8080', backend],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/srv/portal/dist-nginx', resolve(`${dist}-nginx`)],
    ['/srv/portal/dist;', `${resolve(dist)};`],
    ['/srv/portal/deploy', resolve('deploy')],
    ['/var/log/nginx/portal.log', join(folder, 'portal.log')],
    ...changes,
  ])
  writeFileSync(join(folder, 'portal.conf'), sample)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name))
    return `${name}_temp_path ${join(folder, name)};`
  })
  const main = [
    'daemon off;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${join(folder, 'nginx.pid')};`,
    'include /etc/nginx/modules-enabled/*.conf;',
    'events { worker_connections 256; }',
    `http { include /etc/nginx/mime.types; ${temporary.join(' ')} include ${join(folder, 'portal.conf')}; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  const errors = join(folder, 'error.log')
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' })
  const kill = () => void child.kill('SIGKILL')
  process.prependOnceListener('exit', kill)
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()))
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${origin}/version.json`).catch(() => null)) !== null
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 100 || child.exitCode !== null)
      throw new Error(`nginx does not start: ${existsSync(errors) ? readFileSync(errors, 'utf8') : program}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    origin,
    log: () => readFileSync(join(folder, 'portal.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      removeTemporaryFolder(folder)
    },
  }
}
