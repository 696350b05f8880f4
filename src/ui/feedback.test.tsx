/** Tests of confirmations and toast messages. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { recentNotices } from '@/lib/events/notices'
import { useDialogs, useMessages } from './feedback'
import { usualLook } from './look'
import { PortalTheme } from './PortalTheme'

/** Whether the code of dialogs can be loaded. */
const line = vi.hoisted(() => ({ up: true }))
vi.mock('@/lib/loading/lazy-import', async (original) => {
  const real = await original<typeof import('@/lib/loading/lazy-import')>()
  return {
    ...real,
    loadChunk: (load: () => Promise<unknown>) => (line.up ? load() : Promise.reject(new Error('gone'))),
  }
})
const agreed = vi.fn()
const onOk = vi.fn<() => Promise<void>>()
const onCancel = vi.fn()

function Page() {
  const dialogs = useDialogs()
  const messages = useMessages()
  return (
    <>
      <button
        type="button"
        onClick={() => void dialogs.agreed({ title: '真的要删除吗？', okText: '确认删除' }).then(agreed)}
      >
        问
      </button>
      <button
        type="button"
        onClick={() => dialogs.confirm({ title: '撤回？', okText: '撤回', cancelText: '取消', onOk, onCancel })}
      >
        撤
      </button>
      <button type="button" onClick={() => messages.success('复制完毕')}>
        说
      </button>
    </>
  )
}

beforeEach(() => {
  agreed.mockClear()
  onCancel.mockClear()
  line.up = true
})

it('dialog code that cannot be loaded is reported, and the next click retries', async () => {
  line.up = false
  render(
    <PortalTheme look={usualLook}>
      <Page />
    </PortalTheme>,
  )
  await userEvent.click(screen.getByRole('button', { name: '问' }))
  await vi.waitFor(() => expect(recentNotices().at(-1)?.title).toBe('没有打开'))
  expect(screen.queryByRole('dialog')).toBeNull()
  line.up = true
  await userEvent.click(screen.getByRole('button', { name: '问' }))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

it('a confirmation resolves with the user’s choice, and shows a transient message', async () => {
  render(
    <PortalTheme look={usualLook}>
      <Page />
    </PortalTheme>,
  )
  await userEvent.click(screen.getByRole('button', { name: '问' }))
  await userEvent.click(await screen.findByRole('button', { name: '确认删除' }))
  await vi.waitFor(() => expect(agreed).toHaveBeenCalledWith(true))
  await userEvent.click(screen.getByRole('button', { name: '说' }))
  expect(await screen.findByText('复制完毕')).toBeTruthy()
})

it('a confirmation stays until its call has ended, whatever is pressed', async () => {
  let answer = () => {}
  onOk.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  render(
    <PortalTheme look={usualLook}>
      <Page />
    </PortalTheme>,
  )
  await userEvent.click(screen.getByRole('button', { name: '撤' }))
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: '取消' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  answer()
})
