/** Tests of the dialog: name and focus. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog, loadDialog } from './Dialog'
import { usualLook } from './look'
import { PortalTheme } from './PortalTheme'

await loadDialog()

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <PortalTheme look={usualLook}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <Dialog open title="重新登录" footer={null} zIndex={1900} onCancel={() => setOpen(false)}>
          <input aria-label="密码" />
          <button type="button">获取验证码</button>
        </Dialog>
      )}
    </PortalTheme>
  )
}

it('a dialog has its name and gives the focus to its first field', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  const dialog = await screen.findByRole('dialog', { name: '重新登录' })
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')))
})

it.each<[string, () => Promise<unknown>]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
])('a dialog closes by %s and returns the focus', async (_how, close) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')))
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' })))
})

it('a dialog over another keeps the focus', async () => {
  render(
    <>
      <PortalTheme look={usualLook}>
        <Dialog open title="新增经历" onCancel={() => {}}>
          <input aria-label="单位" />
        </Dialog>
      </PortalTheme>
      <Page />
    </>,
  )
  await userEvent.click(await screen.findByLabelText('单位'))
  screen.getByText('打开').click()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')))
  screen.getByText('获取验证码').focus()
  expect(document.activeElement).toBe(screen.getByText('获取验证码'))
})
