/** Tests that the embedded backend passes the check for gateways. */
import { startBackend } from '@mocks/node'
import { expect, it } from 'vitest'
import { checkGateway, reportOf } from '../../checks/gateway/check-gateway'
import { readContract } from '../../checks/gateway/contract'
import { isFault } from '../../checks/gateway/difference'

const backend = startBackend()

const contracts = readContract('.')
const gateway = { url: 'http://localhost', timeout: 20_000 }

it.each(['researcher', 'unitAdministrator', 'academician', 'supervisingDepartment', 'expert'] as const)(
  'the embedded backend satisfies its own contract by introspection and in its responses: %s',
  async (persona) => {
    const token = backend.signIn(persona)
    const expired = backend.signIn(persona)
    backend.db.sessions.update(expired, { expiresAt: 0 })
    const sessions = backend.db.sessions.all().length
    const results = await checkGateway({ ...gateway, token, expired }, contracts)
    expect(
      results.flatMap(({ endpoint, differences }) =>
        differences.filter(isFault).map((difference) => [endpoint, difference]),
      ),
    ).toEqual([])
    expect(new Set(results.map(({ compared }) => compared))).toEqual(new Set(['introspection']))
    expect(results.reduce((sum, { played }) => sum + played, 0)).toBeGreaterThan(50)
    const { lines, exitCode } = reportOf(results, [token, expired])
    expect(exitCode).toBe(0)
    expect(lines.at(-1)).toBe('All 15 endpoints fit the contract.')
    expect(lines.join('\n')).not.toContain(token)
    // The login it was lent is still there: nothing was ended.
    expect(backend.db.sessions.all()).toHaveLength(sessions)
  },
)

it('the embedded backend satisfies its contract without introspection and session, by its refusals', async () => {
  const results = await checkGateway(gateway, contracts, { probeOnly: true })
  expect(results.flatMap(({ differences }) => differences.filter(isFault))).toEqual([])
  expect(new Set(results.map(({ compared }) => compared))).toEqual(new Set(['probing']))
})
