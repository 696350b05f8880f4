/** Tests of which of a unit's pages a person may open. */
import { personaUserId } from '@mocks/personas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { currentSession, setSession } from '@/session/session'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** The menu takes a right away while the page is open. */
async function withdraw(right: string) {
  await act(async () => {
    const session = currentSession()
    if (session) setSession({ ...session, access: new Set([...session.access].filter((text) => text !== right)) })
  })
}

it.each([
  ['unitAdministrator', '/company/unit-1/staff', '导出 Excel', 's01.f019.export'],
  ['researcher', '/my-project', '申报项目', 's02.f009.add'],
] as const)('%s at %s sees the button %s only with the right %s', async (as, path, button, right) => {
  await renderAt(path, { as })
  await screen.findByRole('button', { name: button })
  await withdraw(right)
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
})

it('departments are ranked by their people, with the top three highlighted', async () => {
  await renderAt('/company/unit-1/dashboard', { as: 'unitAdministrator' })
  const ranking = await screen.findByRole('list', { name: '各部门人数，从多到少' })
  const lines = within(ranking).getAllByRole('listitem')
  const counts = lines.map((line) => Number(line.lastElementChild?.textContent))
  expect(counts.length).toBeGreaterThan(3)
  expect(counts).toEqual(counts.toSorted((count, other) => other - count))
  expect(lines.filter((line) => line.dataset.top)).toHaveLength(3)
})

it.each([
  [['s02.f006'], ['单位项目']],
  [['s02.f015'], ['成果转化绩效']],
  [['s02.f026'], ['外国专家项目']],
  [
    ['s02.f006', 's02.f026'],
    ['单位项目', '外国专家项目'],
  ],
])(
  'a unit’s administrator with %j only finds the unit in the menu, with the sections %j',
  async (permissions, sections) => {
    backend.db.users.update(personaUserId('unitAdministrator'), { permissions })
    const { router, user } = await renderAt('/', { as: 'unitAdministrator' })
    const menu = await screen.findByRole('navigation', { name: '主菜单' })
    await user.click(await within(menu).findByRole('link', { name: '单位管理' }))
    const links = within(await screen.findByRole('navigation', { name: '单位管理' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(sections)
    expect(await screen.findByRole('heading', { level: 1, name: sections[0] })).toBeTruthy()
    expect((await screen.findAllByText(/共 \d+ 项/)).length).toBeGreaterThan(0)
    await router.navigate('/company/unit-1/staff')
    expect(await screen.findByRole('heading', { level: 1, name: '你无权访问该页面' })).toBeTruthy()
  },
)
