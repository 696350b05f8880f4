/** Tests of who may open the list of audits, and of what an audit says before it begins. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it.each([
  { holds: ['s23.f002'], tabs: ['预算审计'] },
  { holds: ['s23.f003'], tabs: ['项目审计'] },
  { holds: ['s23.f002', 's23.f003'], tabs: ['预算审计', '项目审计'] },
])('a user with $holds finds the audits in the menu, with the tabs $tabs only', async ({ holds, tabs }) => {
  backend.db.users.update(personaUserId('auditor'), { permissions: holds })
  const { user } = await renderAt('/', { as: 'auditor' })
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '审计管理' }))
  await screen.findByRole('heading', { level: 1, name: '审计管理' })
  const kinds = within(await screen.findByRole('navigation', { name: '审计类别' })).getAllByRole('link')
  expect(kinds.map(({ textContent }) => textContent?.replace(/（.*/, ''))).toEqual(tabs)
  const rows = await screen.findAllByRole('link', { name: /^(继续|填写|开始|查看)/ })
  expect(rows.length).toBeGreaterThan(0)
})

it('a user without either permission is shown which one is needed', async () => {
  backend.db.users.update(personaUserId('auditor'), { permissions: ['s23.f005'] })
  await renderAt('/audit/audit-list', { as: 'auditor' })
  expect(screen.getByText('打开“审计管理”需要“预算审计”或“项目审计”权限，您的账号目前没有。')).toBeTruthy()
})

it.each([
  ['the auditor', 'auditor'],
  ['the leader of the project', 'researcher'],
] as const)('%s reads on the audit’s page what the report says', async (_who, as) => {
  const leader = personaUserId('researcher')
  const { id } =
    backend.db.works.where({ kind: 'BUDGET_AUDIT', state: 'REPORTED', creatorId: leader })[0] ?? expect.fail('none')
  await renderAt(`/audit/audit-list/${id}`, { as })
  expect(await screen.findByText('预算编制依据充分，科目之间无重复列支，与任务书一致。')).toBeVisible()
  expect(screen.getByText('预算审计报告.pdf')).toBeVisible()
  // A link to this page itself would have no effect.
  expect(screen.queryByRole('link', { name: '查看所填内容' })).toBeNull()
})

it('an audit that has not begun says nothing of audited amounts, although its form begins with those under audit', async () => {
  backend.db.users.update(personaUserId('auditor'), { permissions: ['s23.f002', 's23.f003'] })
  const of = (state: string) => backend.db.works.where({ kind: 'BUDGET_AUDIT', state })[0]?.id ?? expect.fail(state)
  const { leave } = await renderAt(`/audit/audit-list/${of('TO_AUDIT')}`, { as: 'auditor' })
  expect((await screen.findByText(/现行预算合计/)).textContent).not.toMatch(/审定合计/)
  leave()
  await renderAt(`/audit/audit-list/${of('REPORTED')}`, { as: 'auditor' })
  expect((await screen.findByText(/现行预算合计/)).textContent).toMatch(/审定合计/)
})
