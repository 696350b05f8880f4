/**
 * Measures what every screen behind the login costs: opened cold with a login on a slow machine and line (4× slower CPU, 1.6 Mbit/s, 150 ms per
 * round trip) and without them, its size until then, and gone to by a link, known and unknown. Serves `dist/` (built before)
 * with brotli and its backend in this process. The screens are those of the route tree: what somebody finds by following links. Says
 * which goals are missed; fails when one of home's is.
 *
 * Usage: node bench/pages.mjs [--only=/,/my-project] [--runs=3] [--parts=line,free,links,line-links]
 */
import { readFileSync } from 'node:fs'
import { createModuleServer } from '../build/module-server.mjs'
import { findScreens, signIn } from './find-screens.mjs'
import { productionBackend } from './production-backend.mjs'
import { brotliOf, cold, fileOf, freshPage, kib, launch, median, serveBuild } from './throttled-visit.mjs'
import { usableAfter, watchUsable } from './time-to-usable.mjs'

const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const only = option('only')?.split(',')
const runs = Number(option('runs') ?? 3)
/** What is measured of each screen: cold on the slow line, cold without it, gone to by a link without it and on it. */
const parts = (option('parts') ?? 'line,free,links,line-links').split(',')
const budgets = JSON.parse(readFileSync('checks/screen-budgets.json', 'utf8'))
/** Seconds. The bench fails when home misses one, and lists what other screens miss. The build holds their sizes. */
const goals = {
  homeOnLine: 2.9,
  listOnLine: 3.1,
  onLine: 3.8,
  homeFree: 0.8,
  known: 0.15,
  unknownFree: 0.4,
  unknownOnLine: 1.2,
  signIn: 1.5,
}
/** How long somebody points at a link before it is pressed, in milliseconds. */
const pointing = 200

/** Goes to a screen by the link on another one: the first time in a document, and once more. */
async function byLink(browser, server, screen, slow) {
  const { page, context } = await freshPage(browser, slow)
  try {
    await signIn(page, server.address, screen.persona)
    await page.addInitScript(watchUsable)
    await page.goto(server.address + screen.from, { waitUntil: 'commit' })
    await usableAfter(page, 0)
    const press = async () => {
      const link = page.locator(`main a[href="${screen.address}"]`).first()
      await link.waitFor()
      // What goes on by itself after a page has come is over.
      await page.waitForTimeout(slow ? 4000 : 1500)
      await link.hover()
      await page.waitForTimeout(pointing)
      await page.evaluate(() => window.usable.leave())
      await link.click({ noWaitAfter: true })
      const begun = await page.evaluate(() => window.usable.pressedAt())
      return (await usableAfter(page, begun)).seconds
    }
    const unknown = await press()
    if (slow) return { unknown }
    await page.goBack()
    return { unknown, known: await press() }
  } finally {
    await context.close()
  }
}

/** From pressing 登录, after typing as a person does, until home is usable. */
async function fromSignIn(browser, server, slow) {
  const { page, context } = await freshPage(browser, slow)
  try {
    await page.addInitScript(watchUsable)
    await page.goto(`${server.address}/user/login`)
    await page.waitForFunction(() => performance.getEntriesByName('sign-in-interactive').length > 0)
    await page.locator('input[name=username]').pressSequentially('researcher', { delay: 120 })
    await page.locator('input[name=password]').pressSequentially('Demo@2026', { delay: 120 })
    await page.evaluate(() => window.usable.leave())
    await page.getByRole('button', { name: '登录', exact: true }).click({ noWaitAfter: true })
    const begun = await page.evaluate(() => window.usable.pressedAt())
    return (await usableAfter(page, begun)).seconds
  } finally {
    await context.close()
  }
}

const times = async (visit) => {
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await visit())
  return all
}
const rounded = (seconds) => (seconds === undefined ? '' : Number(seconds.toFixed(2)))

const modules = await createModuleServer()
const server = await serveBuild(await productionBackend(modules))
const browser = await launch()
const missed = []
const check = (screen, name, value, goal) => {
  if (value !== undefined && value > goal) missed.push(`${screen}: ${name} ${value.toFixed(2)}, goal ${goal}`)
}

async function measure(screen) {
  const { pattern, address } = screen
  const timesOf = (part, visit) => (parts.includes(part) ? times(visit) : [])
  const line = await timesOf('line', () => cold(browser, server, screen, true))
  const free = await timesOf('free', () => cold(browser, server, screen, false))
  const files = [...new Set([...line, ...free].slice(0, 1).flatMap(({ paths }) => paths.map((path) => fileOf(path))))]
  const row = {
    persona: screen.persona,
    'KiB brotli': kib(files.reduce((sum, file) => sum + brotliOf(file).length, 0)),
    files: files.length,
    'line s': rounded(median(line.map((item) => item.seconds))),
    'free s': rounded(median(free.map((item) => item.seconds))),
  }
  if (screen.from !== undefined && screen.from !== address) {
    const links = await timesOf('links', () => byLink(browser, server, screen, false))
    const slow = await timesOf('line-links', () => byLink(browser, server, screen, true))
    row['unknown free s'] = rounded(median(links.map((link) => link.unknown)))
    row['unknown line s'] = rounded(median(slow.map((item) => item.unknown)))
    row['known s'] = rounded(median(links.map((link) => link.known)))
    check(pattern, 'known page by link, s', row['known s'], goals.known)
    check(pattern, 'unknown page by link, s', row['unknown free s'], goals.unknownFree)
    check(pattern, 'unknown page by link on the line, s', row['unknown line s'], goals.unknownOnLine)
  }
  const home = address === '/'
  check(
    pattern,
    'cold on the line, s',
    row['line s'],
    home ? goals.homeOnLine : budgets.lists.includes(pattern) ? goals.listOnLine : goals.onLine,
  )
  if (home) {
    check(pattern, 'KiB', row['KiB brotli'], budgets.home)
    check(pattern, 'cold, s', row['free s'], goals.homeFree)
  }
  return row
}

try {
  const { screens, unreached } = await findScreens(browser, server.address, modules, only)
  const table = {}
  for (const screen of screens) {
    try {
      table[screen.pattern] = await measure(screen)
    } catch (error) {
      table[screen.pattern] = { persona: screen.persona }
      missed.push(`${screen.pattern} (${screen.address}): not measured, ${String(error.message).split('\n')[0]}`)
    }
    console.log(screen.pattern, JSON.stringify(table[screen.pattern]))
  }
  if (!only || only.includes('/')) {
    const onLine = median(await times(() => fromSignIn(browser, server, true)))
    const free = median(await times(() => fromSignIn(browser, server, false)))
    table['登录 → home'] = { 'line s': rounded(onLine), 'free s': rounded(free) }
    check('/', 'from pressing 登录, s', onLine, goals.signIn)
  }
  console.table(table)
  if (unreached.length > 0) console.log(`Not reached by following links: ${unreached.join(', ')}`)
  console.log(missed.length > 0 ? `Goals missed:\n${missed.join('\n')}` : 'Every goal is kept')
  if (missed.some((text) => text.startsWith('/:'))) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
  await modules.close()
}
