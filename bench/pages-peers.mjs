/**
 * Home and the list of projects beside the same two screens built in the usual way: the layout, cards and table of Ant Design Pro
 * (pro-components), Apollo and a router, over the same backend (`bench/peers/inside-pro`). Opened cold with a login, as in
 * `pages.mjs`. Builds the peer; ours is `dist/`, built before. Prints the table of docs/performance.md.
 *
 * Usage: npm run bench -- pages-peers [--runs=3] [--keep], which builds dist/ first (keep: use the peer's build that is there)
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createModuleServer } from '../build/module-server.mjs'
import { productionBackend } from './production-backend.mjs'
import { brotliOf, cold, fileOf, kib, launch, median, serveBuild } from './throttled-visit.mjs'

const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.split('=')[1] ?? 3)
const peers = [
  { name: '**ours**', root: 'dist' },
  { name: 'antd with pro-components', root: 'bench/dist/inside-pro', peer: 'inside-pro' },
]
const screens = [
  { name: 'home', address: '/', persona: 'researcher' },
  { name: 'list of projects', address: '/my-project', persona: 'researcher' },
]

if (!existsSync('bench/node_modules/@ant-design/pro-components'))
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' })
for (const { peer, root } of peers)
  if (peer && !(process.argv.includes('--keep') && existsSync(root)))
    execFileSync('npx', ['vite', 'build', '--config', 'bench/vite.config.ts'], {
      env: { ...process.env, PEER: peer },
      stdio: ['ignore', 'inherit', 'inherit'],
    })

const modules = await createModuleServer()
const backend = await productionBackend(modules)
const browser = await launch()
try {
  console.log('| | KiB brotli | files | on the line | without |\n| --- | --- | --- | --- | --- |')
  for (const screen of screens)
    for (const { name, root } of peers) {
      const server = await serveBuild(backend, root)
      const visits = { slow: [], free: [] }
      for (let run = 0; run < runs; run += 1) {
        visits.slow.push(await cold(browser, server, screen, true))
        visits.free.push(await cold(browser, server, screen, false))
      }
      server.close()
      const files = [...new Set(visits.slow[0].paths.map((path) => fileOf(path, root)))]
      const size = kib(files.reduce((sum, file) => sum + brotliOf(file).length, 0))
      const seconds = (all) => `${median(all.map((item) => item.seconds)).toFixed(2)} s`
      console.log(
        `| ${screen.name}, ${name} | ${size} | ${files.length} | ${seconds(visits.slow)} | ${seconds(visits.free)} |`,
      )
    }
} finally {
  await browser.close()
  await modules.close()
}
