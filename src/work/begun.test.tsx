/** Tests of how work items that are not started are shown. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

const seeded = (kind: string, state: string) => backend.db.works.where({ kind, state })[0]?.id ?? ''

it('an audit that is not started shows no page as done: its amounts arrive filled, and the auditor has verified none', async () => {
  const id = seeded('BUDGET_AUDIT', 'TO_AUDIT')
  await renderAt(`/audit/audit-list/${id}/budget-audit/lines`, { as: 'auditor' })
  const pages = await screen.findAllByRole('link', { name: /^\d\. 审计/ })
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    expect(page.textContent).not.toContain('已完成')
    expect(page.textContent).toMatch(/必填还差 [13] 项/)
  }
})

it('a technical evaluation that is not started is offered as new, not as a draft', async () => {
  const id = seeded('TECHNICAL_EVALUATION', 'TO_EVALUATE')
  const { leave } = await renderAt(`/my-project/work/${id}`, { as: 'supervisingDepartment' })
  expect(await screen.findByRole('button', { name: '开始填报' })).toBeTruthy()
  leave()
  backend.db.contents.update(id, { savedAt: 1 })
  await renderAt(`/my-project/work/${id}`, { as: 'supervisingDepartment' })
  expect(await screen.findByRole('button', { name: '继续填报' })).toBeTruthy()
})

it('a draft and an item under review have their own next deadline', async () => {
  await renderAt('/my-project', { as: 'researcher' })
  const list = await screen.findByRole('region', { name: '我的项目' })
  for (const state of ['DRAFT', 'UNIT_REVIEW']) {
    const own = backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher', state })[0]
    const row = (await within(list).findByText(own?.title ?? '')).closest('tr') ?? list
    expect(within(row).getAllByText(/^\d{4}-\d\d-\d\d 前$/).length, state).toBeGreaterThan(0)
  }
})
