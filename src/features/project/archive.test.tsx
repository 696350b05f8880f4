import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('the documents of a project download with progress, and continue after a reported failure', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined }))
  const book = backend.db.works.where({
    kind: 'TASK_BOOK',
    state: 'RETURNED',
    creatorId: personaUserId('researcher'),
  })[0]
  const { user } = await renderAt(`/declare-status-list/${book?.projectId}`, { as: 'researcher' })
  const section = await screen.findByRole('region', { name: '全部材料' })
  backend.weather.nextCode = 500
  await user.click(within(section).getByRole('button', { name: '下载全部材料' }))
  await within(section).findByRole('alert')
  await user.click(within(section).getByRole('button', { name: '重试' }))
  await within(section).findByText(/^已生成 \d+ 份，共 \d+ 份，正在生成：/)
  backend.weather.nextCode = 500
  expect((await within(section).findByRole('alert')).textContent).toContain('从这里接着生成')
  await user.click(within(section).getByRole('button', { name: '继续下载' }))
  expect(await within(section).findByText(/^已下载《.*项目材料\.zip》，共 \d+ 份材料$/)).toBeTruthy()
  expect(within(section).queryByRole('alert')).toBeNull()
})
