/**
 * For the benches of the production build: signs in as a persona, and finds an address of every page behind the
 * login.
 */
import { matchRoutes } from 'react-router-dom'
import { personaToken } from '../tests/e2e/personas-login.mjs'
import { usableAfter, watchUsable } from './time-to-usable.mjs'

/** Gives a page the login of one of the demonstration's people. */
export async function signIn(page, address, persona) {
  const token = await personaToken(page.request, persona, address)
  await page.context().addCookies([{ name: 'portal_token', value: token, url: address, sameSite: 'Strict' }])
}

const joined = (...parts) => `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** The full patterns of the tree's pages: those that are drawn, not their layouts. */
function patternsOf(routes, above = '') {
  return routes.flatMap(({ path = '', index, children, lazy }) => {
    const pattern = joined(above, path)
    if (children) return patternsOf(children, pattern)
    return lazy || index ? [pattern] : []
  })
}

/**
 * The screens of the route tree behind the login: an address of each, with somebody who may open it and the screen whose link leads
 * there. Each person follows the links to what nobody has seen yet, from home on.
 * @param only addresses or patterns to look for, all of them where absent
 */
export async function findScreens(browser, address, modules, only) {
  const [{ memberPages }, { workPrintRoutes }, { personaIds }] = await Promise.all(
    ['/src/app/member-pages.ts', '/src/work/routes.tsx', '/mocks/personas.ts'].map((file) =>
      modules.ssrLoadModule(file),
    ),
  )
  const routes = [...memberPages, ...workPrintRoutes]
  const all = [...new Set(patternsOf(routes))].filter((pattern) => !pattern.startsWith('/test/'))
  const isRequested = (pattern, path) => !only || only.includes(pattern) || only.includes(path)
  const patternAt = (path) => {
    const matches = matchRoutes(routes, new URL(path, address).pathname)
    return matches && joined(...matches.map(({ route }) => route.path ?? ''))
  }
  const found = new Map()
  for (const persona of personaIds) {
    if (all.every((pattern) => found.has(pattern) || !isRequested(pattern, found.get(pattern)?.address))) break
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await signIn(page, address, persona)
    await page.addInitScript(watchUsable)
    const queue = [{ place: '/' }]
    const requestedPaths = new Set()
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { place, from } = next
      const pattern = patternAt(place)
      if (!pattern || requestedPaths.has(pattern) || (found.has(pattern) && pattern !== '/')) continue
      requestedPaths.add(pattern)
      await page.goto(address + place)
      const usable = await usableAfter(page, 0).catch(() => null)
      const here = await page.evaluate(() => location.pathname + location.search)
      const arrived = patternAt(here)
      if (!usable || !arrived || /^\/(403|404|500)/.test(here)) continue
      if (!found.has(arrived))
        found.set(arrived, { pattern: arrived, address: here, persona, from: here === place ? from : undefined })
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('main a[href^="/"]')].map((element) => element.getAttribute('href')),
      )
      for (const link of new Set(links)) queue.push({ place: link, from: here })
      if (place === '/') for (const pattern of all) if (!pattern.includes(':')) queue.push({ place: pattern })
      if (only && [...found.keys()].filter((key) => isRequested(key, found.get(key).address)).length === only.length)
        break
    }
    await context.close()
  }
  const screens = [...found.values()].filter(({ pattern, address: path }) => isRequested(pattern, path))
  return { screens, unreached: only ? [] : all.filter((pattern) => !found.has(pattern)) }
}
