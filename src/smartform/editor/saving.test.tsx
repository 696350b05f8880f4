/** Tests of autosave in the editor: sending, reopening, leaving. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openSample, personOfTest, saveStatus, sent } from '../../../tests/smartform/open-sample'

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^项目名称/ })
const type = (text: string) => fireEvent.change(name(), { target: { value: text } })
/** The window gets the focus again: what waits is sent without waiting for the pause in typing. */
const comeBack = () => fireEvent.focus(window)
const expectStatus = (text: string) => waitFor(() => expect(saveStatus()).toContain(text))

async function closeAndOpen(opening: Parameters<typeof openSample>[0] = {}) {
  cleanup()
  // What was written on leaving is on the device before the next page asks for it.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return openSample(opening)
}

describe('autosave', () => {
  it('is explained at the start, then shows 保存中… and 已保存 with the time', async () => {
    const { ports } = openSample()
    expect(saveStatus()).toContain('填写内容会自动保存')
    type('新药')
    expect(saveStatus()).toContain('未保存')
    await expectStatus('保存中…')
    await expectStatus('已保存')
    expect(saveStatus()).toMatch(/10:42/)
    expect(ports.save).toHaveBeenCalledExactlyOnceWith('c1', sent(1, { name: '新药' }))
  })

  it('sends only changed fields, with the revision they are based on', async () => {
    const { ports } = openSample({ content: { revision: 7, values: { name: '旧', summary: '摘要' } } })
    type('新')
    comeBack()
    await expectStatus('已保存')
    type('更新')
    comeBack()
    await waitFor(() => expect(ports.save).toHaveBeenLastCalledWith('c1', sent(8, { name: '更新' })))
    expect(ports.save).toHaveBeenNthCalledWith(1, 'c1', sent(7, { name: '新' }))
  })

  it('offline: keeps the input, shows it, and saves it when the network is back', async () => {
    const { ports } = openSample()
    ports.answerWith({ kind: 'offline' })
    type('断网时填写')
    comeBack()
    await expectStatus('仅存于本机，会自动重试')
    expect(name().value).toBe('断网时填写')
    fireEvent.online(window)
    await expectStatus('已保存')
    expect(ports.save).toHaveBeenLastCalledWith('c1', sent(1, { name: '断网时填写' }))
  })

  it('expired session: the user can go on typing, the draft stays on the device and is saved after signing in', async () => {
    const { ports } = openSample()
    ports.answerWith({ kind: 'session' })
    type('一')
    comeBack()
    await expectStatus('登录已失效，已存于本机')
    type('一二')
    expect(name().value).toBe('一二')
    comeBack()
    await expectStatus('已保存')
    expect(ports.save).toHaveBeenLastCalledWith('c1', sent(1, { name: '一二' }))
  })

  it.each([
    [{ kind: 'offline' }, '暂时连不上服务器'],
    [{ kind: 'session' }, '登录已失效'],
    [{ kind: 'refused', code: 60403, message: '超过行数限制' }, '超过行数限制'],
  ] as const)('%o on a full device: does not claim to be saved, and asks before closing', async (outcome, expected) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { ports } = openSample()
    ports.answerWith(outcome, outcome)
    type('没有地方存')
    comeBack()
    await expectStatus('本机也无法保存，请不要关闭页面')
    const notice = (await screen.findAllByText(new RegExp(expected)))
      .map((element) => element.closest('[role=alert], [role=status]'))
      .find(Boolean)
    expect(notice?.textContent).toContain('本机也没有存下，请不要关闭页面')
    expect(document.body.textContent).not.toMatch(/内容会保存在本机|仅存于本机|已存于本机|没有丢失/)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    vi.restoreAllMocks()
  })

  it('refused by the server: shows the reason, keeps the input, saves the corrected answer', async () => {
    const { ports } = openSample()
    ports.answerWith({ kind: 'refused', code: 60403, message: '超过行数限制' })
    type('一')
    comeBack()
    expect(await screen.findByText('超过行数限制')).toBeTruthy()
    expect(name().value).toBe('一')
    type('二')
    await expectStatus('已保存')
    expect(screen.queryByText('超过行数限制')).toBeNull()
  })

  it('locked in another tab: shows that, becomes read-only, and keeps the input for copying', async () => {
    const { ports } = openSample()
    ports.answerWith({ kind: 'locked', message: '已在其他页面提交，不能再修改' })
    type('没赶上')
    comeBack()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('已在其他页面提交，不能再修改')
    expect(alert.textContent).toContain('项目名称没赶上')
    expect(saveStatus()).toContain('已锁定')
    expect(screen.queryByRole('textbox', { name: /^项目名称/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '检查填写情况' })).toBeNull()
  })

  it('conflict: offers both versions of each field, and saves the chosen one with the new revision', async () => {
    const { ports, user } = openSample({ content: { values: { name: '原来', partner: 'x' } } })
    ports.answerWith({ kind: 'conflict' })
    ports.reload.mockResolvedValue({ ...(await ports.reload('c1')), revision: 5, values: { name: '别人的' } })
    type('我的')
    comeBack()
    const panel = await screen.findByRole('region', { name: '有 1 项内容别人也改了，请选择保留哪一个' })
    expect(saveStatus()).toContain('有冲突')
    expect(name().value).toBe('我的')
    await user.click(within(panel).getByRole('radio', { name: /我的/ }))
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    await expectStatus('已保存')
    expect(ports.save).toHaveBeenLastCalledWith('c1', sent(5, { name: '我的' }))
  })
})

it('an invalid day is saved and returns as typed; its error appears on leaving the page, not while typing', async () => {
  const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始日期' })
  const { ports, unmount } = openSample()
  fireEvent.change(start(), { target: { value: '明年三月初' } })
  comeBack()
  const period = { start: '明年三月初', end: null }
  await waitFor(() => expect(ports.save).toHaveBeenCalledWith('c1', sent(1, { period })))
  expect(screen.queryByText(/真实日期/)).toBeNull()
  unmount()
  openSample({ content: { values: { period } } })
  expect(start().value).toBe('明年三月初')
  fireEvent.click(screen.getByRole('link', { name: /经费预算/ }))
  fireEvent.click(screen.getByRole('link', { name: /基本信息/ }))
  expect(screen.getAllByText(/要写成 2026-01-31 这样的真实日期，现在是“明年三月初”/).length).toBeGreaterThan(0)
})

describe('reopening unsaved work', () => {
  async function leaveUnsaved(text: string, userId = personOfTest()) {
    const { ports } = openSample({ userId })
    ports.answerWith({ kind: 'offline' }, { kind: 'offline' }, { kind: 'offline' })
    type(text)
    comeBack()
    await expectStatus('仅存于本机，会自动重试')
  }

  it('restores it when the server’s base is unchanged, shows that, and saves it', async () => {
    await leaveUnsaved('写了一半')
    const { ports } = await closeAndOpen()
    expect(await screen.findByText(/已恢复 .* 存于本机、尚未保存的 1 项内容/)).toBeTruthy()
    expect(name().value).toBe('写了一半')
    await expectStatus('已保存')
    expect(ports.save).toHaveBeenCalledWith('c1', sent(1, { name: '写了一半' }))
    await closeAndOpen({ content: { revision: 2, values: { name: '写了一半' } } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText(/已恢复/)).toBeNull()
  })

  it('offers it beside the server’s version when another user saved since', async () => {
    await leaveUnsaved('我写的')
    const { user, ports } = await closeAndOpen({ content: { revision: 4, values: { name: '别人写的' } } })
    const panel = await screen.findByRole('region', { name: /本机有 1 项上次未保存的内容/ })
    expect(name().value).toBe('别人写的')
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    expect(within(panel).getByRole('alert').textContent).toContain('请为每一项选择一个版本')
    await user.click(within(panel).getByRole('button', { name: '全部用我的' }))
    await user.click(within(panel).getByRole('button', { name: '按选择处理' }))
    expect(name().value).toBe('我写的')
    await expectStatus('已保存')
    expect(ports.save).toHaveBeenLastCalledWith('c1', sent(4, { name: '我写的' }))
  })

  it('never offers one user’s work to another', async () => {
    await leaveUnsaved('张三的秘密')
    await closeAndOpen({ userId: 'u2' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText(/已恢复/)).toBeNull()
    expect(name().value).toBe('')
  })

  it('shows it for copying when the content has been submitted meanwhile', async () => {
    await leaveUnsaved('来不及保存的')
    await closeAndOpen({ content: { revision: 4, editable: false, lockedReason: '已提交，不能修改' } })
    expect(await screen.findByText('来不及保存的')).toBeTruthy()
    expect(screen.getByText('已提交，不能修改')).toBeTruthy()
  })
})

describe('leaving the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('asks for confirmation only while changes are not even stored on the device', async () => {
    const { ports } = openSample()
    expect(leave()).toBe(false)
    ports.answerWith({ kind: 'offline' })
    type('刚输入')
    expect(leave()).toBe(true)
    comeBack()
    await waitFor(() => expect(leave()).toBe(false))
  })
})
