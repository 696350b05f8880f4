/** Tests of checking and submitting in the editor. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openSample, sent } from '../../../tests/smartform/open-sample'
import { complete } from '../../../tests/smartform/sample-form'
import type { NamedProblem } from '../engine/engine'
import type { SubmitOutcome } from './editor-props'

const submitting = (outcome: SubmitOutcome = { kind: 'done' }) => {
  const run = vi.fn(async () => outcome)
  return { run, submit: { label: '提交申报书', run } }
}

describe('checking and submitting', () => {
  it('what submitting means is said above a button that submits at once', () => {
    const { submit } = submitting()
    openSample({ submit: { ...submit, note: '提交后不能再修改。' } })
    const button = screen.getByRole('button', { name: '提交申报书' })
    const note = screen.getByText('提交后不能再修改。')
    expect(note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('a submit button that is always enabled lists missing answers of all pages, moves the focus there and marks the title', async () => {
    document.title = '申报书'
    const { submit, run } = submitting()
    const { user } = openSample({ submit })
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    const summary = screen.getByRole('region', { name: '有 5 处需要处理' })
    expect(document.activeElement).toBe(summary)
    expect(document.title).toBe('错误：申报书')
    expect(run).not.toHaveBeenCalled()
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '请填写项目名称',
      '请填写项目摘要',
      '预算明细至少要有 1 行，现在 0 行',
      '请填写直接费用',
      '请上传证明材料',
    ])
    // Above the heading, and the same words at the field.
    const heading = screen.getByRole('heading', { level: 1 })
    expect(summary.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const name = screen.getByRole('textbox', { name: /^项目名称/ })
    expect(document.getElementById('field-name-messages')?.textContent).toContain('请填写项目名称')

    await user.click(within(summary).getByRole('link', { name: '请填写项目名称' }))
    expect(document.activeElement).toBe(name)
    fireEvent.change(name, { target: { value: '新药' } })
    expect(screen.getByRole('region', { name: '有 4 处需要处理' })).toBeTruthy()
  })

  it('keeps a field in the summary while its answer is wrong in another way, in the words displayed at the field', async () => {
    const { user } = openSample(submitting())
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    const name = screen.getByRole('textbox', { name: /^项目名称/ })
    fireEvent.change(name, { target: { value: '超过十个字的项目名称填在这里' } })
    const summary = screen.getByRole('region', { name: '有 5 处需要处理' })
    const entry = within(summary).getByRole('link', { name: '项目名称不能超过 10 个字，现在 14 个' })
    expect(document.getElementById('field-name-messages')?.textContent).toContain(entry.textContent)
    fireEvent.change(name, { target: { value: '新药' } })
    expect(screen.getByRole('region', { name: '有 4 处需要处理' })).toBeTruthy()
  })

  it('links from the summary to a field on another page', async () => {
    const { user } = openSample(submitting())
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    await user.click(screen.getByRole('link', { name: '请填写直接费用' }))
    expect(screen.getByRole('heading', { level: 1, name: '经费预算' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^直接费用/ }))
  })

  it('saves everything, then submits', async () => {
    const { submit, run } = submitting()
    const { user, ports } = openSample({ submit, content: { values: complete } })
    fireEvent.change(screen.getByRole('textbox', { name: /^项目名称/ }), { target: { value: '新疫苗' } })
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    await waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(ports.save).toHaveBeenCalledExactlyOnceWith('c1', sent(1, { name: '新疫苗' }))
  })

  it('does not submit unsaved changes, and explains why', async () => {
    const { submit, run } = submitting()
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, ports } = openSample({ submit, content: { values: complete } })
    ports.answerWith({ kind: 'offline' })
    fireEvent.change(screen.getByRole('textbox', { name: /^项目名称/ }), { target: { value: '新疫苗' } })
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    const notice = await screen.findByText(/还没有全部保存到服务器/)
    expect(notice.textContent).toContain('仅存于本机，会自动重试')
    expect(run).not.toHaveBeenCalled()
    // It stands above the page, the button below it.
    expect(
      broughtIntoView.mock.contexts.some((element) => element instanceof Element && element.contains(notice)),
    ).toBe(true)
    await user.click(screen.getByRole('button', { name: '立即重试' }))
    await waitFor(() => expect(screen.queryByText(/还没有全部保存到服务器/)).toBeNull())
  })

  it('shows a refusal of the server at its field and in the summary, until the field changes', async () => {
    const problem = { severity: 'error' as const, paths: ['name'], message: '项目名称与已立项项目重复', code: 603210 }
    const { user } = openSample({
      ...submitting({ kind: 'problems', problems: [problem] }),
      content: { values: complete },
    })
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    expect(await screen.findByRole('link', { name: problem.message })).toBeTruthy()
    const name = screen.getByRole('textbox', { name: /^项目名称/ })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(name, { target: { value: '另一个' } })
    expect(screen.queryByText(problem.message)).toBeNull()
  })

  it('shows in place why submitting failed', async () => {
    const { user } = openSample({
      ...submitting({ kind: 'failed', message: '申报已截止' }),
      content: { values: complete },
    })
    await user.click(screen.getByRole('button', { name: '提交申报书' }))
    expect((await screen.findByRole('alert')).textContent).toContain('申报已截止')
  })

  it('has one primary button: the next page, or on the last page the submission', async () => {
    const { submit } = submitting()
    openSample({ submit })
    const primary = [...document.querySelectorAll('.ant-btn-primary')].map((button) => button.textContent)
    expect(primary).toEqual([screen.queryByRole('button', { name: '下一页' }) ? '下一页' : '提交申报书'])
  })

  it('检查填写情况 runs on a half-filled form, adds the server’s problems, and reports when there are none', async () => {
    const { user, ports } = openSample({ content: { values: complete } })
    ports.check.mockResolvedValueOnce([{ severity: 'warning', paths: ['direct'], message: '预算偏高' }])
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    expect(await screen.findByRole('region', { name: '有 1 条提醒，不影响提交' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '检查填写情况' }))
    expect(await screen.findByText('检查完成，没有发现问题，还没有提交。')).toBeTruthy()
    expect(document.title.startsWith('错误：')).toBe(false)
  })

  it.each([
    ['nothing was wrong before', complete, 1],
    ['something was wrong before', { ...complete, summary: '' }, 2],
  ])(
    'the focus stays with a user who moved on during a slow check, and the result is announced: %s',
    async (_, values, n) => {
      const { user, ports } = openSample({ content: { values } })
      let answer: (found: readonly NamedProblem[]) => void = () => {}
      ports.check.mockReturnValueOnce(new Promise((found) => (answer = found)))
      await user.click(screen.getByRole('button', { name: '检查填写情况' }))
      const summary = screen.getByLabelText(/^项目摘要/)
      await user.click(summary)
      await waitFor(() => expect(ports.check).toHaveBeenCalled())
      answer([{ severity: 'error', paths: ['direct'], message: '预算偏高' }])
      expect(await screen.findByText('服务器又发现 1 处，已列在页首。')).toBeVisible()
      expect(await screen.findByRole('region', { name: `有 ${n} 处需要处理` })).toBeTruthy()
      expect(summary).toHaveFocus()
    },
  )
})
