/**
 * Measures what the sign-in screen costs on a slow machine and line: 4× slower CPU, 1.6 Mbit/s, 150 ms per round trip, empty cache, median of
 * five. Serves `dist/` (built before) with brotli, as a static server would. Interactive is when the form answers: the page marks
 * it (`sign-in-interactive`), and a key and a click are tried to hold the mark to its word. Fails when a limit is broken.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { brotliOf, fileOf, freshPage, kib, launch, median, serveBuild } from './throttled-visit.mjs'

const runs = 5
const limits = { brotliKib: 100, firstPaint: 0.7, interactive: 1.3 }

async function measure(browser, address) {
  const { page, context } = await freshPage(browser, true)
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

const server = await serveBuild()
const browser = await launch()
const measured = []
try {
  for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, server.address))
} finally {
  await browser.close()
  server.close()
}

const files = [...new Set(measured.flatMap((item) => item.paths).map(fileOf))]
const size = { raw: 0, gzip: 0, brotli: 0 }
for (const file of files) {
  const content = readFileSync(file)
  size.raw += content.length
  size.gzip += gzipSync(content, { level: 9 }).length
  size.brotli += brotliOf(file).length
}
const rows = [
  ['raw KiB', kib(size.raw), null],
  ['gzip KiB', kib(size.gzip), null],
  ['brotli KiB', kib(size.brotli), limits.brotliKib],
  ['first paint s', median(measured.map((item) => item.firstPaint)), limits.firstPaint],
  ['interactive s', median(measured.map((item) => item.interactive)), limits.interactive],
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
