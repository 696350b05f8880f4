/** Tests of remarks at fields, from the reviewer to the leader. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

it('a reviewer opens one field with a remark, and the leader finds the rest locked with the reason', async () => {
  const { db } = backend
  const found = db.works.where({ kind: 'ACCEPTANCE', state: 'UNIT_REVIEW' }).find(({ unitId }) => unitId === 'unit-1')
  const open = found ?? db.works.where({ kind: 'ACCEPTANCE', state: 'TO_ASSIGN' })[0]
  if (!open) throw new Error('no acceptance')
  db.works.update(open.id, { state: 'UNIT_REVIEW', creatorId: personaUserId('researcher'), unitId: 'unit-1' })
  const { user, leave } = await renderAt(`/my-project/work/${open.id}/review`, { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
  fireEvent.change(screen.getByRole('textbox', { name: /^意见/ }), { target: { value: '请补充检测结论' } })
  expect(screen.getByRole('button', { name: '批注：任务完成情况' })).toBeTruthy()
  expect(screen.getByText('项目编号')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '批注：项目编号' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: '添加一处' }))
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  expect((await screen.findByText('请选择意见对应的填写项')).getAttribute('role')).toBe('alert')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '第 1 处的填写项' }))
  const option = (await screen.findAllByText('任务完成情况')).find((element) => element.closest('.ant-select-item'))
  fireEvent.click(option as HTMLElement)
  fireEvent.change(screen.getByRole('textbox', { name: '第 1 处需要怎样修改' }), { target: { value: '补充检测结论' } })
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  await waitFor(() => expect(db.works.get(open.id)?.state).toBe('RETURNED'))
  expect(db.contents.get(open.id)?.comments).toMatchObject([{ path: 'completed', need: 'REQUIRED' }])
  leave()

  await renderAt(`/my-project/work/${open.id}/form/results`, { as: 'researcher' })
  expect(await screen.findByText('审核人只开放了指出的内容和随之要改的内容，其他内容已审核，保持不变。')).toBeTruthy()
  expect(await screen.findByText('必须修改：')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: /^任务完成情况/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^成果应用与效益/ })).toBeNull()
})
