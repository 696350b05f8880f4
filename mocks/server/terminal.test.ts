/** Tests of what the operator of `npm run serve` can type in the terminal. */
import { expect, it } from 'vitest'
import { runCommand } from './terminal'
import { call, requestExactly, serverOfFile, signIn } from './test-server'

const { running } = serverOfFile()

it('the terminal lists every persona, and each can sign in', async () => {
  const people = [...(await runCommand(running(), 'people')).matchAll(/^ +(\w+) +(\S+) +\S+$/gm)]
  expect(people).toHaveLength(10)
  for (const [, name = '', password] of people) {
    const mobile = running().backend.db.users.where({ userName: name })[0]?.userMobile ?? ''
    expect(await signIn(running().address, name, { password, mobile })).toMatch(/^\w{48}$/)
  }
})

it('the terminal lists the links in messages with the address of this server', async () => {
  const links = (await runCommand(running(), ' links ')).match(/http:\S+/g) ?? []
  expect(links).toContain(`${running().address}/expert/invite?code=REVIEW-AI`)
  for (const link of links)
    expect((await requestExactly(running().address, link.slice(running().address.length))).status).toBe(200)
})

it('the terminal approves an item of the commission by its number', async () => {
  const [, number = ''] = /^ +(\S+)/.exec(await runCommand(running(), 'approve')) ?? []
  expect(await runCommand(running(), `approve ${number}`)).toMatch(/^ {2}approved: /)
  expect(await runCommand(running(), `approve ${number}`)).toBe(`  nothing waits under ${number}`)
})

it('the terminal expires every session', async () => {
  const { address } = running()
  const token = await signIn(address, 'researcher')
  await runCommand(running(), 'expire')
  expect((await call(address, 'permission', '{ user { userName } }', {}, token)).status).toBe(402)
})

it('the terminal delays responses', async () => {
  expect(await runCommand(running(), 'latency soon')).toContain('milliseconds')
  await runCommand(running(), 'latency 150')
  const begun = performance.now()
  await call(running().address, 'program', '{ guideYears { value } }')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(149)
})

it.each(['help', '?', 'aprove 1'])('the terminal lists its commands when the input is %s', async (line) => {
  for (const command of ['people', 'links', 'approve', 'expire', 'latency'])
    expect(await runCommand(running(), line)).toContain(command)
})
