import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, hear, makePlace, signIn, startIn } from './started'
import { obeyLine } from './terminal'

const place = makePlace()
let server: Awaited<ReturnType<typeof startIn>>
beforeAll(async () => {
  server = await startIn(place)
})
afterAll(async () => {
  await server.close()
  place.remove()
})

it('names everybody who can sign in, and each of them can', async () => {
  const people = [...(await obeyLine(server, 'people')).matchAll(/^ +(\w+) +(\S+) +\S+$/gm)]
  expect(people).toHaveLength(10)
  for (const [, name = '', password] of people) expect(await signIn(server.address, name, password)).toMatch(/^\w{48}$/)
})

it('gives the links of messages as they lead to this server', async () => {
  const links = (await obeyLine(server, ' links ')).match(/http:\S+/g) ?? []
  expect(links).toContain(`${server.address}/expert/invite?code=REVIEW-AI`)
  for (const link of links) expect((await hear(server.address, link.slice(server.address.length))).status).toBe(200)
})

it('approves what waits for the commission, by its number', async () => {
  const [, number = ''] = /^ +(\S+)/.exec(await obeyLine(server, 'approve')) ?? []
  expect(await obeyLine(server, `approve ${number}`)).toMatch(/^ {2}approved: /)
  expect(await obeyLine(server, `approve ${number}`)).toBe(`  nothing waits under ${number}`)
})

it('makes answers slow', async () => {
  expect(await obeyLine(server, 'latency soon')).toContain('milliseconds')
  await obeyLine(server, 'latency 150')
  const begun = performance.now()
  await call(server.address, 'program', '{ guideYears { value } }')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
})

it.each(['help', '?', 'aprove 1'])('says what there is when asked %s', async (line) => {
  for (const command of ['people', 'links', 'approve', 'latency'])
    expect(await obeyLine(server, line)).toContain(command)
})
