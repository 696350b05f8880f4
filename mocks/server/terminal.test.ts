import { expect, it } from 'vitest'
import { call, hear, serverOfFile, signIn } from './started'
import { obeyLine } from './terminal'

const { running } = serverOfFile()

it('names everybody who can sign in, and each of them can', async () => {
  const people = [...(await obeyLine(running(), 'people')).matchAll(/^ +(\w+) +(\S+) +\S+$/gm)]
  expect(people).toHaveLength(10)
  for (const [, name = '', password] of people)
    expect(await signIn(running().address, name, password)).toMatch(/^\w{48}$/)
})

it('gives the links of messages as they lead to this server', async () => {
  const links = (await obeyLine(running(), ' links ')).match(/http:\S+/g) ?? []
  expect(links).toContain(`${running().address}/expert/invite?code=REVIEW-AI`)
  for (const link of links)
    expect((await hear(running().address, link.slice(running().address.length))).status).toBe(200)
})

it('approves what waits for the commission, by its number', async () => {
  const [, number = ''] = /^ +(\S+)/.exec(await obeyLine(running(), 'approve')) ?? []
  expect(await obeyLine(running(), `approve ${number}`)).toMatch(/^ {2}approved: /)
  expect(await obeyLine(running(), `approve ${number}`)).toBe(`  nothing waits under ${number}`)
})

it('lets every login run out', async () => {
  const { address } = running()
  const token = await signIn(address, 'researcher')
  await obeyLine(running(), 'expire')
  expect((await call(address, 'permission', '{ user { userName } }', {}, token)).status).toBe(402)
})

it('makes answers slow', async () => {
  expect(await obeyLine(running(), 'latency soon')).toContain('milliseconds')
  await obeyLine(running(), 'latency 150')
  const begun = performance.now()
  await call(running().address, 'program', '{ guideYears { value } }')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
})

it.each(['help', '?', 'aprove 1'])('lists the commands when asked %s', async (line) => {
  for (const command of ['people', 'links', 'approve', 'expire', 'latency'])
    expect(await obeyLine(running(), line)).toContain(command)
})
