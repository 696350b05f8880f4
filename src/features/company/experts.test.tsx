import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

it('shows the unit’s experts in the database beside the applications', async () => {
  const { user, router } = await renderAt('/company/unit-1/expert', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('link', { name: '在库专家' }))
  const name = await screen.findByRole('link', { name: '罗明' })
  const row = within(name.closest('tr') ?? document.body)
  expect(row.getByText('2 项，已提交 1 项')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^变更：/ }).length).toBeGreaterThan(0)
  // Filtering keeps the tab.
  await user.type(screen.getByLabelText('关键词'), '罗明')
  await user.click(screen.getByRole('button', { name: '查询' }))
  expect(await screen.findByText('共 1 项')).toBeTruthy()
  expect(router.state.location.search).toContain('tab=database')
})
