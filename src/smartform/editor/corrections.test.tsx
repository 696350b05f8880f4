/** Tests of the comments of a returned form in the editor. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakePorts, openSample } from '../../../tests/smartform/open-sample'
import type { PinnedComment } from '../ports'

const comment = (id: string, path: string): PinnedComment => ({
  id,
  path,
  text: `请修改${id}`,
  author: '李审核',
  at: 1,
})

/** A declaration that was returned with two comments. */
function openReturned() {
  const values = { name: '旧名称', summary: '旧摘要' }
  const answerComment = vi.fn(async () => {})
  const ports = { ...fakePorts(), answerComment }
  const comments = [comment('名称', 'name'), comment('摘要', 'summary')]
  const { user } = openSample({ ports, content: { values, comments, returned: { values, comments, seen: true } } })
  return { user, answerComment }
}

const chosenSide = (id: string) => {
  const name = `对“请修改${id}”的处理`
  const group = screen.getByRole('radiogroup', { name })
  return group.querySelector('.ant-radio-wrapper-checked')?.textContent
}

it('a changed field counts as handled until it is changed back', async () => {
  openReturned()
  expect(await screen.findByText('审核意见（共 2 条批注，2 条待处理）')).toBeTruthy()
  const name = screen.getByRole('textbox', { name: /^项目名称/ })
  fireEvent.change(name, { target: { value: '新名称' } })
  expect(screen.getByText('审核意见（共 2 条批注，1 条待处理）')).toBeTruthy()
  expect([chosenSide('名称'), chosenSide('摘要')]).toEqual(['已修改', '待处理'])
  fireEvent.change(name, { target: { value: '旧名称' } })
  expect(screen.getByText('审核意见（共 2 条批注，2 条待处理）')).toBeTruthy()
})

it('a comment at a total counts as handled once what the total is computed from is changed, and shows that change', async () => {
  const values = { direct: '10', indirect: '1', people: '3' }
  const comments = [{ ...comment('总经费', 'total'), need: 'required' as const }]
  const content = { values, comments, returned: { values, comments, seen: true } }
  openSample({ ports: { ...fakePorts(), answerComment: async () => {} }, content, pageId: 'budget' })
  expect(await screen.findByText('审核意见（共 1 条批注，1 条待处理）')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /^参加人数/ }), { target: { value: '4' } })
  expect(screen.getByText('与提交时相同，还没有修改')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /^直接费用/ }), { target: { value: '9' } })
  expect(screen.getByText('审核意见（共 1 条批注，0 条待处理）')).toBeTruthy()
  expect(screen.queryByText('与提交时相同，还没有修改')).toBeNull()
  const change = screen.getByText('修改前后').closest('details') as HTMLElement
  expect(change).toHaveTextContent('直接费用提交时：10.00现在：9.00')
})

it('a page is not complete while a mandatory comment is open', async () => {
  const values = { name: '旧名称', summary: '旧摘要' }
  const comments = [{ ...comment('名称', 'name'), need: 'required' as const }]
  const ports = { ...fakePorts(), answerComment: async () => {} }
  const { user } = openSample({ ports, content: { values, comments, returned: { values, comments, seen: true } } })
  const [page] = within(screen.getByRole('navigation', { name: '填写页面' })).getAllByRole('link')
  expect(page).toHaveTextContent(/填写中.*1 条批注待处理/)
  const name = screen.getByRole('textbox', { name: /^项目名称/ })
  fireEvent.change(name, { target: { value: '新名称' } })
  expect(page).not.toHaveTextContent('批注待处理')
  fireEvent.change(name, { target: { value: '旧名称' } })
  expect(page).toHaveTextContent('1 条批注待处理')
  await user.click(await screen.findByRole('radio', { name: '已修改' }))
  await waitFor(() => expect(page).not.toHaveTextContent('批注待处理'))
})

it('已说明 counts as open until it has an explanation, which is requested', async () => {
  const { user, answerComment } = openReturned()
  expect(await screen.findByText('审核意见（共 2 条批注，2 条待处理）')).toBeTruthy()
  const [explained] = screen.getAllByRole('radio', { name: '已说明' })
  if (explained) await user.click(explained)
  expect(screen.getByText('请填写说明')).toBeTruthy()
  expect(screen.getByText('审核意见（共 2 条批注，2 条待处理）')).toBeTruthy()
  expect(answerComment).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox', { name: '说明（必填）' }), { target: { value: '已备案' } })
  expect(screen.getByText('审核意见（共 2 条批注，1 条待处理）')).toBeTruthy()
})

it('an explanation that was typed and not sent is kept, and sent when the form is opened again', async () => {
  const { user } = openReturned()
  await screen.findByText(/共 2 条批注/)
  const [explained] = screen.getAllByRole('radio', { name: '已说明' })
  if (explained) await user.click(explained)
  await user.type(screen.getByRole('textbox', { name: '说明（必填）' }), '名称已经备案')
  await new Promise((resolve) => setTimeout(resolve, 500))
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { answerComment } = openReturned()
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: '说明（必填）' })
  expect(again.value).toBe('名称已经备案')
  await waitFor(() => expect(answerComment).toHaveBeenCalledWith('c1', '名称', 'explained', '名称已经备案'))
  expect(await screen.findByText('已记录')).toBeTruthy()
})

it('an explanation over its limit is kept, marked at its field, and not sent', async () => {
  const { user, answerComment } = openReturned()
  await screen.findByText(/共 2 条批注/)
  const [explained] = screen.getAllByRole('radio', { name: '已说明' })
  if (explained) await user.click(explained)
  const field = screen.getByRole('textbox', { name: '说明（必填）' })
  const write = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  write('字'.repeat(503))
  expect(field).toHaveAccessibleDescription(/所填说明不能超过 500 个字，现在 503 个 503 \/ 500 字，多出 3 字/)
  expect(field).toHaveValue('字'.repeat(503))
  expect(answerComment).not.toHaveBeenCalled()
  write('字'.repeat(500))
  await waitFor(() => expect(answerComment).toHaveBeenCalledWith('c1', '名称', 'explained', '字'.repeat(500)))
  expect(field).toBeValid()
})

it('answers to comments are sent one after another, so that the server ends with the last', async () => {
  const { user, answerComment } = openReturned()
  const answered: (() => void)[] = []
  answerComment.mockImplementation(() => new Promise<void>((resolve) => answered.push(resolve)))
  await screen.findByText(/共 2 条批注/)
  const choose = async (name: string) => {
    const [first] = screen.getAllByRole('radio', { name })
    if (first) await user.click(first)
  }
  await choose('已修改')
  await choose('待处理')
  await choose('已修改')
  await waitFor(() => expect(answerComment).toHaveBeenCalledTimes(1))
  answered[0]?.()
  await waitFor(() => expect(answerComment).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('已记录')).toBeNull()
  answered[1]?.()
  expect(await screen.findByText('已记录')).toBeTruthy()
  expect(answerComment.mock.calls.at(-1)).toEqual(['c1', '名称', 'changed', ''])
})
