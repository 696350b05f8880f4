/** Tests of downloading a project's archive. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { interceptCall, lineBreaks } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

afterEach(() => void vi.restoreAllMocks())

it('the documents of a project download with progress, and continue after a reported failure', async () => {
  const book = backend.db.works.where({
    kind: 'TASK_BOOK',
    state: 'RETURNED',
    creatorId: personaUserId('researcher'),
  })[0]
  const { user } = await renderAt(`/declare-status-list/${book?.projectId}`, { as: 'researcher' })
  const section = await screen.findByRole('region', { name: '全部材料' })
  interceptCall('BeginArchive', lineBreaks)
  await user.click(within(section).getByRole('button', { name: '下载全部材料' }))
  await within(section).findByRole('alert')
  vi.restoreAllMocks()
  let asked = 0
  let ready = () => {}
  interceptCall('Archive', async (go) => {
    asked += 1
    if (asked !== 2) return go()
    await new Promise<void>((resolve) => {
      ready = resolve
    })
    return lineBreaks()
  })
  await user.click(within(section).getByRole('button', { name: '重试' }))
  await within(section).findByText(/^已生成 1 份，共 3 份，正在生成：/)
  ready()
  expect((await within(section).findByRole('alert')).textContent).toContain('从这里接着生成')
  await user.click(within(section).getByRole('button', { name: '继续下载' }))
  expect(await within(section).findByText(/^已下载《.*项目材料\.zip》，共 3 份材料$/)).toBeTruthy()
  expect(within(section).queryByRole('alert')).toBeNull()
})
