/**
 * What the sign-in screen costs on a slow machine and line: 4× slower CPU, 1.6 Mbit/s, 150 ms per round trip, empty cache, median of
 * five. Serves `dist/` (built before) with brotli, as a static server would. Interactive is when the form answers: the page marks
 * it (`sign-in-interactive`), and a key and a click are tried to hold the mark to its word. Fails when a limit is broken.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const root = 'dist'
const runs = 5
const limits = { brotliKib: 100, firstPaint: 0.7, interactive: 1.3 }
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no dist/: run `npm run build` first')
  process.exit(1)
}

const compressed = new Map()
/** A file of the build and its brotli form, compressed once. */
function fileOf(path) {
  const known = join(root, normalize(path))
  const file = existsSync(known) && statSync(known).isFile() ? known : join(root, 'index.html')
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(file)))
  return file
}

function serve() {
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url, 'http://x').pathname)
    const headers = { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-store' }
    if (!request.headers['accept-encoding']?.includes('br')) {
      response.writeHead(200, headers)
      return createReadStream(file).pipe(response)
    }
    response.writeHead(200, { ...headers, 'Content-Encoding': 'br' })
    response.end(compressed.get(file))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

async function measure(browser, address) {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${address}/user/login`)
  await page.waitForFunction(() => performance.getEntriesByName('sign-in-interactive').length > 0)
  const measured = await page.evaluate(() => {
    const interactive = performance.getEntriesByName('sign-in-interactive')[0].startTime
    const loaded = performance.getEntriesByType('resource').filter((entry) => entry.startTime <= interactive)
    return {
      interactive: interactive / 1000,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000,
      paths: [location.pathname, ...loaded.map((entry) => new URL(entry.name).pathname)],
    }
  })
  await answers(page)
  await context.close()
  return measured
}

/** The mark is only worth something when the form really answers. */
async function answers(page) {
  const [account, show] = [page.locator('input[name=username]'), page.locator('button[aria-pressed]')]
  await account.pressSequentially('a')
  await show.click()
  const answered = (await account.inputValue()) === 'a' && (await show.getAttribute('aria-pressed')) === 'true'
  if (!answered) throw new Error('The sign-in form does not answer although it is marked interactive')
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const kib = (bytes) => Math.round((bytes / 1024) * 10) / 10

const server = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const measured = []
try {
  for (let run = 0; run < runs; run += 1)
    measured.push(await measure(browser, `http://127.0.0.1:${server.address().port}`))
} finally {
  await browser.close()
  server.close()
}

const files = [...new Set(measured.flatMap((one) => one.paths).map(fileOf))]
const size = { raw: 0, gzip: 0, brotli: 0 }
for (const file of files) {
  const content = readFileSync(file)
  size.raw += content.length
  size.gzip += gzipSync(content, { level: 9 }).length
  size.brotli += compressed.get(file).length
}
const rows = [
  ['raw KiB', kib(size.raw), null],
  ['gzip KiB', kib(size.gzip), null],
  ['brotli KiB', kib(size.brotli), limits.brotliKib],
  ['first paint s', median(measured.map((one) => one.firstPaint)), limits.firstPaint],
  ['interactive s', median(measured.map((one) => one.interactive)), limits.interactive],
]
console.log(`Sign-in screen: ${files.length} files (${files.join(', ')})`)
console.table(
  Object.fromEntries(
    rows.map(([name, value, limit]) => [
      name,
      {
        measured: Number(value.toFixed(2)),
        limit: limit ?? '',
        holds: limit === null || value <= limit ? 'yes' : 'NO',
      },
    ]),
  ),
)
if (rows.some(([, value, limit]) => limit !== null && value > limit)) {
  console.error('The sign-in screen breaks a limit')
  process.exit(1)
}
