/**
 * Measures what turning the pages of a long list costs in a browser: 10,000 task books of one unit, and 100,000 messages of one person, thirty pages
 * each, and opening each list in a new document. Says the longest task of the page, and how much its memory grows between the sixth page and the last, after garbage collection.
 * Serves `dist/` (built before) with its backend in this process. Fails when the longest task of the median round, that of the median opening, or the growth, is
 * over its limit.
 *
 * Memory is read in a second browser that makes no machine code: functions that run often are compiled anew and better, and that code
 * counts as heap (some 1.5 MiB over a hundred pages, then no more). What remains is what the portal itself keeps.
 *
 * Usage: node bench/list-pages.mjs [--root=dist]
 */
import { createModuleServer } from '../build/module-server.mjs'
import { signIn } from './find-screens.mjs'
import { productionBackend } from './production-backend.mjs'
import { freshPage, launch, median, serveBuild } from './throttled-visit.mjs'

const root = process.argv.find((word) => word.startsWith('--root='))?.slice('--root='.length) ?? 'dist'
const rounds = 5
const pagesOfRound = 6
/** Milliseconds; KiB of JavaScript heap over all rounds after the first. */
const limits = { task: 50, growth: 256 }

const lists = {
  'task books of a unit': {
    address: '/pre-project-manage?tab=WORKS',
    row: 'main table tbody th a, main table tbody td a',
  },
  'messages of a person': { address: '/mail/2', row: 'main ul li a[id^=message-row]' },
}

const modules = await createModuleServer()
const load = (file) => modules.ssrLoadModule(`/mocks/${file}.ts`)
const { addManyProjects } = await load('db/seeds/many-projects')
const { addManyMessages } = await load('db/seeds/many-messages')
const answer = await productionBackend(modules, ({ db }) => {
  addManyProjects(db, 'unit-1', 10_000)
  addManyMessages(db, 'user-unitAdministrator', 100_000, Date.now())
})
const server = await serveBuild(answer, root)
const browser = await launch()
const interpreting = await launch(['--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'])

/** Heap in use, in KiB, and the number of nodes, after garbage collection. */
async function memoryOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { heap: Math.round(of('JSHeapUsedSize') / 1024), nodes: of('Nodes') }
}

/**
 * The longest task of the page's main thread while `act` runs, in milliseconds of processor time: other processes do not lengthen it; and by
 * the clock.
 */
async function longestTask(act) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,__metadata' })
  await act()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name.includes('RunTask') && event.dur)
  const [tasks = []] = mainThreads.map(tasksOf).sort((a, b) => b.length - a.length)
  const longest = (duration) => Math.round(Math.max(0, ...tasks.map(duration)) / 1000)
  return { processor: longest(({ tdur = 0 }) => tdur), clock: longest(({ dur }) => dur) }
}

/** Turns one page; seconds are not measured here, `npm run bench -- lists` does. */
async function nextPage(page, row) {
  const first = await page.locator(row).first().getAttribute('href')
  await page.getByRole('main').getByRole('button', { name: '下一页' }).click()
  await page.waitForFunction(
    ([selector, before]) => {
      const link = document.querySelector(selector)
      return link && link.getAttribute('href') !== before && !document.querySelector('main [aria-busy=true]')
    },
    [row, first],
  )
}

/** Opens a list in a new document, and waits until what a page does by itself after it has come is over. */
async function open(page, { address, row }) {
  await page.goto(server.address + address)
  await page.locator(row).first().waitFor()
  await page.waitForTimeout(4000)
}

/** Opens a list several times; gives the longest task of each time. */
async function eachOpening(list) {
  const { page, context } = await freshPage(browser, false)
  try {
    await signIn(page, server.address, 'unitAdministrator')
    const all = []
    for (let round = 0; round < rounds; round += 1) all.push(await longestTask(() => open(page, list)))
    return all
  } finally {
    await context.close()
  }
}

/** Opens a list and turns its pages in rounds; gives what `measured` answers for each round, which it is to run. */
async function eachRound(one, list, measured) {
  const { page, context } = await freshPage(one, false)
  try {
    await signIn(page, server.address, 'unitAdministrator')
    await open(page, list)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const turn = async () => {
      for (let turned = 0; turned < pagesOfRound; turned += 1) await nextPage(page, list.row)
    }
    const all = []
    for (let round = 0; round < rounds; round += 1) all.push(await measured(turn, devtools))
    return all
  } finally {
    await context.close()
  }
}

async function measure(list) {
  const opened = await eachOpening(list)
  const longest = await eachRound(browser, list, (turn) => longestTask(turn))
  const memory = await eachRound(interpreting, list, async (turn, devtools) => {
    await turn()
    return memoryOf(devtools)
  })
  const [early, late] = [memory[0], memory.at(-1)]
  return {
    'longest task of each round, ms of processor time': longest.map(({ processor }) => processor).join(' '),
    'longest task of each opening': opened.map(({ processor }) => processor).join(' '),
    'median of the openings, ms': median(opened.map(({ processor }) => processor)),
    'on the clock': longest.map(({ clock }) => clock).join(' '),
    'median of the rounds, ms': median(longest.map(({ processor }) => processor)),
    'heap after each round, KiB': memory.map(({ heap }) => heap).join(' '),
    'growth, KiB': late.heap - early.heap,
    'nodes, first and last round': `${early.nodes} ${late.nodes}`,
  }
}

try {
  for (const [name, list] of Object.entries(lists)) {
    const row = await measure(list)
    console.log(name, JSON.stringify(row, null, 2))
    const longest = Math.max(row['median of the rounds, ms'], row['median of the openings, ms'])
    if (longest > limits.task || row['growth, KiB'] > limits.growth) process.exitCode = 1
  }
} finally {
  await browser.close()
  await interpreting.close()
  server.close()
  await modules.close()
}
