/** Tests of the page of technical scores. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

it('compares the evaluated technical reports, with their distribution, and narrows them to one field', async () => {
  const { user } = await renderAt('/technical?tab=SCORES', { as: 'supervisingDepartment' })
  const list = await screen.findByRole('table', { name: '已评价的技术报告' })
  const rows = within(list).getAllByRole('row')
  expect(rows).toHaveLength(5)
  expect(rows[1]?.textContent).toMatch(/18272617\s*88优秀/)
  const spread = await screen.findByRole('table', { name: '各项评分比较' })
  expect(within(spread).getByRole('row', { name: '总分 57 73.5 88' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '评价进度' }))
  expect(await screen.findByRole('table', { name: '技术报告评价' })).toBeTruthy()
})
