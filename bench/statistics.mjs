/**
 * Measures what the statistics of bases cost with 2,000 reports of six years: how long their backend takes to answer, and how long until what
 * it answered is painted; medians over the kinds of base. Serves `dist-demo/` (built before), or asks the server at `BENCH_URL`. Fails
 * when a limit is broken.
 */
import { chromium } from '@playwright/test'
import { preview } from 'vite'

const limits = { answered: 100, drawn: 300 }
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function serve() {
  if (process.env.BENCH_URL) return { address: process.env.BENCH_URL, close: () => {} }
  const server = await preview({ mode: 'demo', build: { outDir: 'dist-demo' }, preview: { port: 5390 } })
  return { address: 'http://localhost:5390', close: () => server.close() }
}

/** Narrows the statistics to one kind by its number in the table: when they were asked for, answered and painted. */
function narrow(index) {
  const statusText = () => document.querySelector('main p[role="status"]')?.textContent
  const rows = document.querySelectorAll('section[aria-labelledby="base-counts"] tbody tr')
  const link = rows[index]?.querySelector('a')
  const before = statusText()
  // The browser keeps so many and no more.
  performance.clearResourceTimings()
  const began = performance.now()
  link.click()
  return new Promise((resolve) => {
    const look = () => {
      if (statusText() === before && performance.now() - began < 10_000) return requestAnimationFrame(look)
      // The frame after the one it changed in has it on screen.
      requestAnimationFrame(() => {
        const painted = performance.now()
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime, responseEnd }) => {
            return name.includes('/api/innovation/graphql') && startTime >= began && responseEnd <= painted
          })
          .toSorted((a, b) => a.startTime - b.startTime)
        const [first] = answers
        resolve(first ? { answered: first.duration, drawn: painted - first.responseEnd } : null)
      })
    }
    requestAnimationFrame(look)
  })
}

const { address, close } = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(120_000)
  await page.goto(`${address}/user/login`)
  await page.getByRole('button', { name: /业务主管处室/ }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.getByRole('button', { name: '演示' }).click()
  await page.getByRole('button', { name: '加入 2000 份年度报告' }).click()
  await page.getByText('已多出六年的 2000 份').waitFor()
  const times = []
  for (let index = 0; index < 8; index += 1) {
    await page.goto(`${address}/base/statistics`)
    await page.locator('section[aria-labelledby="base-counts"] tbody tr').nth(index).waitFor()
    await page.waitForTimeout(1500)
    const time = await page.evaluate(narrow, index)
    if (time) times.push(time)
  }
  if (times.length === 0) throw new Error('No answer was seen')
  const answered = median(times.map((time) => time.answered))
  const drawn = median(times.map((time) => time.drawn))
  console.log(
    `statistics of 2,000 reports: answered in ${answered.toFixed(0)} ms, painted ${drawn.toFixed(0)} ms after it`,
  )
  if (answered > limits.answered || drawn > limits.drawn) process.exitCode = 1
} finally {
  await browser.close()
  close()
}
