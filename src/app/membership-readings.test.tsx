/** Tests that gateways which filter memberships differently are understood. */
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../tests/render'

afterEach(() => vi.restoreAllMocks())

/** A gateway that narrows `userUnits(applyStatus: 0)`, and one without a status, to the memberships of status 0 alone. */
function takeZeroLiterally() {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init)
    const { query = '', variables = {} } = JSON.parse(String(init?.body ?? '{}'))
    const selections = [...String(query).matchAll(/(?:(\w+): )?userUnits\(applyStatus: ([$\w]+)\)/g)]
    if (selections.length === 0) return response
    const { data, ...rest } = await response.json()
    for (const [, alias = 'userUnits', argument = ''] of selections) {
      const status = argument.startsWith('$') ? variables[argument.slice(1)] : JSON.parse(argument)
      const requestedStatus = status ?? 0
      data[alias] = data[alias].filter(
        (item: { applyStatus?: number }) => (item.applyStatus ?? requestedStatus) === requestedStatus,
      )
    }
    return Response.json({ data, ...rest })
  })
}

it('an administrator opens their unit through a gateway that filters memberships by status 0 literally', async () => {
  takeZeroLiterally()
  const { router } = await renderAt('/company', { as: 'unitAdministrator' })
  expect(await screen.findByRole('navigation', { name: '单位管理' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/company\/unit-1\//)
})

it('a resume shows the approved unit, and the profile form offers it, through a gateway that filters by status 0 literally', async () => {
  takeZeroLiterally()
  const { router, user } = await renderAt('/resume/work', { as: 'researcher' })
  const card = await screen.findByRole('region', { name: '个人名片' })
  expect(within(card).getByText('上海申江大学')).toBeTruthy()
  await router.navigate('/account/settings/info')
  await user.click(await screen.findByRole('combobox', { name: /单位/ }))
  for (const name of ['上海申江大学', '浦源人工智能研究院'])
    expect((await screen.findAllByTitle(name)).length).toBeGreaterThan(0)
})
