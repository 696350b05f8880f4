/** Tests of the printed paper of a work item. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../tests/render'

it('a task book has a line for each of its three parties', async () => {
  await renderAt('/print/task-book-content-25692100-001', { as: 'researcher' })
  const paper = within(await screen.findByRole('article'))
  for (const line of ['项目负责人（签字）：', '承担单位（盖章）：', '主管部门（盖章）：'])
    expect(await paper.findByText(line)).toBeTruthy()
  expect(paper.queryByText('填报人（签字）：')).toBeNull()
})

it('a nomination is signed by its nominator', async () => {
  await renderAt('/print/work-report-1-1', { as: 'academician' })
  const paper = within(await screen.findByRole('article'))
  expect(await paper.findByText('提名者（签字）：')).toBeTruthy()
  expect(paper.queryByText(/^填报人/)).toBeNull()
})
