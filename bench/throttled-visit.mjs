/** What the benches of the production build share: a static server with brotli, the slow machine and line, the browser, a cold visit. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/e2e/chromium.mjs'
import { signIn } from './find-screens.mjs'
import { usableAfter, watchUsable } from './time-to-usable.mjs'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
/** 1.6 Mbit/s, 150 ms a round trip. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const kib = (bytes) => Math.round((bytes / 1024) * 10) / 10

const compressed = new Map()

/** The file of the build that is served at a path: index.html where there is none. */
export function fileOf(path, root = 'dist') {
  const known = join(root, normalize(path))
  return existsSync(known) && statSync(known).isFile() ? known : join(root, 'index.html')
}

/** What a file weighs on the line, in bytes. */
export function brotliOf(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(file)))
  return compressed.get(file)
}

/**
 * Serves a build with brotli, all of it compressed beforehand as a static server's files are.
 * @param answer a middleware before the files: the backend
 * @param root its folder, built before
 */
export async function serveBuild(answer = (_request, _response, next) => next(), root = 'dist') {
  if (!existsSync(join(root, 'index.html'))) {
    console.error(`There is no ${root}/: run \`npm run build\` first`)
    process.exit(1)
  }
  for (const { name, parentPath } of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (types[extname(name)]) brotliOf(join(parentPath, name))
  const server = createServer((request, response) =>
    answer(request, response, () => {
      const file = fileOf(new URL(request.url, 'http://x').pathname, root)
      const content = brotliOf(file)
      response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Content-Length': content.length,
        'Cache-Control': 'no-store',
      })
      response.end(content)
    }),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** @param flags further options of the browser's command line */
export const launch = (flags = []) => chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, ...flags] })

/** A page that has nothing yet; `slow`: behind the line, on a machine a quarter as fast. */
export async function freshPage(browser, slow) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { page, context }
}

/** Opens an address in a document of its own, signed in; answers seconds until it is usable, and the paths loaded until then. */
export async function cold(browser, server, screen, slow) {
  const { page, context } = await freshPage(browser, slow)
  try {
    await signIn(page, server.address, screen.persona)
    await page.addInitScript(watchUsable)
    await page.goto(server.address + screen.address, { waitUntil: 'commit' })
    return await usableAfter(page, 0)
  } finally {
    await context.close()
  }
}
