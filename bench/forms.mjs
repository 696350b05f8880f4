/**
 * `npm run bench -- forms`: fills the same descriptions in our engine and in others, one after the other in one Chromium, on
 * production builds. Prints the tables of docs/performance.md. Needs the bench's own `npm install` once; does it itself when missing.
 *
 * Usage: npm run bench -- forms [peer …] [--only=fields-600] [--visits=5] [--keep] (keep: use the builds that are there)
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/e2e/chromium.mjs'
import { visit } from './measure.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}`))?.split('=')[1]
const peers = [
  { id: 'ours', name: '**ours**' },
  { id: 'antd-form', name: 'antd Form' },
  { id: 'rjsf-antd', name: '@rjsf/antd' },
  { id: 'survey', name: 'survey-react-ui' },
  { id: 'react-hook-form', name: 'react-hook-form + antd' },
  { id: 'formily', name: '@formily/react + antd' },
].filter((peer) => named.length === 0 || named.includes(peer.id))
const descriptions = [
  { id: 'fields-600', title: '600 fields' },
  { id: 'fields-20', title: '20 fields' },
  { id: 'table-1000', title: '1,000 rows × 8 columns' },
].filter((item) => !option('only') || item.id === option('only'))
/** A peer that takes longer than this for one visit is visited once. */
const timeout = 15_000
const visits = Number(option('visits') ?? 3)
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

function build(peer) {
  if (process.argv.includes('--keep') && existsSync(join(folder, 'dist', peer.id, 'index.html'))) return
  execFileSync('npx', ['vite', 'build', '--config', join(folder, 'vite.config.ts')], {
    cwd: join(folder, '..'),
    env: { ...process.env, PEER: peer.id },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

const fileOf = (path) =>
  path.startsWith('/descriptions/') ? join(folder, normalize(path)) : join(folder, 'dist', normalize(path))

function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname
    const file = fileOf(path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    })
    response.end(readFileSync(file))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]
const median = (values) => quantile(values, 0.5)

/** Medians over a few visits. */
async function measure(browser, origin, peer, description) {
  const measured = []
  for (let n = 0; n < visits; n += 1) {
    const from = Date.now()
    measured.push(await visit(browser, `${origin}/${peer.id}/?description=${description.id}`))
    if (Date.now() - from > timeout) break
  }
  const keys = measured.flatMap((item) => item.keys)
  const files = [...new Set(measured[0].files)].filter((path) => /\.(js|css|html)$|\/$/.test(path))
  return {
    usable: median(measured.map((item) => item.usable)),
    p50: quantile(keys, 0.5),
    p95: quantile(keys, 0.95),
    validate: median(measured.map((item) => item.validate)),
    errors: measured[0].errors,
    heap: median(measured.map((item) => item.heap)),
    lastThere: measured[0].lastThere,
    gzip: files
      .map((path) => fileOf(path.endsWith('/') ? `${path}index.html` : path))
      .reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0),
  }
}

function row(peer, result, expected) {
  if (result instanceof Error) return `| ${peer.name} | failed: ${result.message.split('\n')[0]} | | | | |`
  const round = (value, digits) => value.toFixed(digits)
  return `| ${[
    peer.name,
    `${round(result.usable / 1000, 2)} s`,
    `${round(result.p50, result.p50 < 100 ? 1 : 0)} / ${round(result.p95, result.p95 < 100 ? 1 : 0)} ms`,
    `${round(result.validate / 1000, 2)} s, ${result.errors === expected ? `all ${expected}` : `${result.errors} of ${expected}`}`,
    `${round(result.heap / 1024 / 1024, 1)} MB`,
    `${Math.round(result.gzip / 1024)} KiB`,
  ].join(' | ')} |`
}

if (!existsSync(join(folder, 'node_modules', 'survey-core')))
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
execFileSync('node', [join(folder, 'describe.mjs')], { stdio: 'inherit' })
for (const peer of peers) build(peer)

const server = await serve()
const browser = await chromium.launch(chromiumOptions)
try {
  for (const description of descriptions) {
    const { errors } = JSON.parse(readFileSync(join(folder, 'descriptions', `${description.id}.json`), 'utf8'))
    const rows = []
    for (const peer of peers) {
      const result = await measure(browser, `http://127.0.0.1:${server.address().port}`, peer, description).catch(
        (error) => error,
      )
      rows.push(row(peer, result, errors))
      console.error(
        rows.at(-1),
        result.lastThere === false ? '(its last field is in the document only once it was scrolled to)' : '',
      )
    }
    console.log(
      `\n| ${description.title} | usable | keystroke → settled p50 / p95 | validate all, found | heap | gzip |`,
    )
    console.log('| --- | --- | --- | --- | --- | --- |')
    console.log(rows.join('\n'))
  }
} finally {
  console.log(`\n${cpus()[0].model.trim()}, ${cpus().length} cores, Chromium ${browser.version()}`)
  await browser.close()
  server.close()
}
