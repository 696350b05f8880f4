/** Tests of choosing between two versions in the editor. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openSample, saveStatus, sent } from '../../../tests/smartform/open-sample'
import { items, row, undo } from '../../../tests/smartform/open-table'
import { sampleContent } from '../../../tests/smartform/sample-form'
import type { ContentSnapshot } from '../ports'
import type { SubmitOutcome } from './editor-props'

const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })

/** Opens the sample beside somebody who has saved meanwhile, which is found when the content is read again. */
function openBeside(before: ContentSnapshot['values'], theirs: ContentSnapshot['values'], pageId = 'basics') {
  const run = vi.fn(async (): Promise<SubmitOutcome> => ({ kind: 'done' }))
  const opened = openSample({ content: { values: before }, pageId, submit: { label: '提交', run } })
  const now = sampleContent({ revision: 5, values: theirs, savedBy: '王芳' })
  opened.ports.reload.mockResolvedValue(now)
  return { ...opened, run }
}

describe('two versions after a conflict', () => {
  it('of a table are chosen row by row, with differing cells; changes of one side only are proposed', async () => {
    const before = { items: [row('r1', '设备费', '1'), row('r2', '材料费', '2'), row('r3', '差旅费', '3')] }
    const theirs = { items: [row('r1', '设备费', '5'), row('r2', '材料费', '8'), row('r3', '差旅费', '3')] }
    const { ports, user } = openBeside(before, theirs, 'budget')
    ports.answerWith({ kind: 'conflict' })
    type(/第 1 行 金额/, '4')
    type(/第 3 行 金额/, '9')
    fireEvent.focus(window)
    const panel = await screen.findByRole('region', { name: '有 1 项内容别人也改了，请选择保留哪一个' })
    const choice = (name: RegExp) => within(panel).getByRole('radiogroup', { name })
    expect(choice(/第 1 行（设备费）/).textContent).toContain('金额：4')
    expect(choice(/第 1 行（设备费）/).textContent).not.toContain('科目')
    const mine = (name: RegExp) => within(choice(name)).getByRole<HTMLInputElement>('radio', { name: /我的/ })
    expect(mine(/第 3 行/).checked).toBe(true)
    expect(mine(/第 2 行/).checked).toBe(false)
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    expect(within(panel).getByRole('alert').textContent).toContain('请为每一项选择一个版本')
    await user.click(mine(/第 1 行/))
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    const merged = [row('r1', '设备费', '4'), row('r2', '材料费', '8'), row('r3', '差旅费', '9')]
    await waitFor(() => expect(ports.save).toHaveBeenLastCalledWith('c1', sent(5, { items: merged })))
  })

  it('of a table, once merged, disable undo for a removed row, say so, and lose no row', async () => {
    const before = { items: [row('r1', '设备费', '1'), row('r2', '材料费', '2'), row('r3', '差旅费', '3')] }
    const theirs = { items: [row('r1', '设备费', '1'), row('r2', '材料费', '2'), row('r4', '会议费', '4')] }
    const { ports, user } = openBeside(before, theirs, 'budget')
    ports.answerWith({ kind: 'conflict' })
    await user.click(screen.getByRole('button', { name: '第 3 行的操作' }))
    await user.click(await screen.findByRole('menuitem', { name: /^删除这一行/ }))
    fireEvent.focus(window)
    const panel = await screen.findByRole('region', { name: /别人也改了/ })
    for (const row of within(panel).getAllByRole('radiogroup'))
      await user.click(within(row).getByRole('radio', { name: /对方|王芳|服务器/ }))
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    await waitFor(() => expect(items()).toEqual(['设备费', '材料费', '会议费']))
    await user.click(screen.getByRole('button', { name: undo }))
    expect(screen.getByText('最多 3 行，放不下要恢复的行，请先删除一行').getAttribute('role')).toBe('status')
    expect(items()).toEqual(['设备费', '材料费', '会议费'])
  })

  it('of one answer do not block saving the others', async () => {
    const { ports } = openBeside({ name: '原来' }, { name: '别人的' })
    ports.answerWith({ kind: 'conflict' })
    type(/^项目名称/, '我的')
    fireEvent.focus(window)
    await screen.findByRole('region', { name: /别人也改了/ })
    type(/^项目摘要/, '照常填写')
    await waitFor(() => expect(ports.save).toHaveBeenLastCalledWith('c1', sent(5, { summary: '照常填写' })))
    expect(saveStatus()).toContain('有冲突')
  })

  it('are resolved one page at a time', async () => {
    const before = { name: '原来', direct: '1' }
    const { ports, user } = openBeside(before, { name: '别人的', direct: '7' })
    ports.answerWith({ kind: 'conflict' })
    type(/^项目名称/, '我的')
    fireEvent.click(screen.getByRole('link', { name: /经费预算/ }))
    type(/^直接费用/, '3')
    fireEvent.focus(window)
    const page = within(await screen.findByRole('region', { name: '基本信息' }))
    await user.click(page.getByRole('button', { name: '本页用服务器的' }))
    await user.click(page.getByRole('button', { name: '处理本页' }))
    expect(await screen.findByRole('region', { name: '有 1 项内容别人也改了，请选择保留哪一个' })).toBeTruthy()
    expect(saveStatus()).toContain('有冲突')
  })
})

describe('changes made elsewhere', () => {
  it('are shown beside the former values, and must be viewed before submitting', async () => {
    const required = { name: '名称', summary: '旧摘要', direct: '1', items: [row('r1', '设备费', '1')] }
    const proof = [{ uid: 'k', name: 'a.pdf', url: 'k', size: 1 }]
    const { user, run } = openBeside({ ...required, proof }, { ...required, proof, summary: '新摘要' })
    run.mockResolvedValueOnce({ kind: 'outdated', message: '已被修改' })
    await user.click(screen.getByRole('button', { name: '提交' }))
    const panel = await screen.findByRole('region', { name: '有 1 项内容在别处改过，已载入最新内容，请查看' })
    expect(panel.textContent).toMatch(/最近一次由王芳保存。.*原来：旧摘要现在：新摘要/)
    expect(screen.getByText('有 1 项内容在别处改过，您还没有查看，请查看后再提交。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(run).toHaveBeenCalledTimes(1)
    await user.click(within(panel).getByRole('button', { name: '我已查看' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  })
})
