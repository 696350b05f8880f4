/** Tests of the default width of dialogs. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../tests/render'

afterEach(() => vi.restoreAllMocks())

/** Counts the calls of an operation that leave the page. */
function callsOf(operation: string) {
  const sent = vi.spyOn(window, 'fetch')
  return () => sent.mock.calls.filter(([, init]) => String(init?.body).includes(`"${operation}"`)).length
}

async function openMessages() {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /^通知和消息/ }))
  await user.click(await screen.findByRole('tab', { name: /^消息（\d+）$/ }))
  return screen.findByRole('button', { name: '将“单位关联申请已通过”标为已读' })
}

it.each([
  ['double-clicked', (button: HTMLElement) => userEvent.dblClick(button)],
  [
    'pressed twice with Enter',
    async (button: HTMLElement) => {
      button.focus()
      await userEvent.keyboard('{Enter}{Enter}')
    },
  ],
])('a button that is %s acts once, at once', async (_how, press) => {
  const button = await openMessages()
  const calls = callsOf('MarkMessageRead')
  await press(button)
  await waitFor(() => expect(calls()).toBe(1))
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(calls()).toBe(1)
})

it('a dialog without a width of its own is 350 px wide, as a confirmation and as a form', async () => {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /用户菜单/ }))
  await user.click(await screen.findByRole('menuitem', { name: '注销登录' }))
  const dialog = await screen.findByRole('dialog', { name: '真的要注销登录吗 ?' })
  expect(dialog.style.width).toBe('350px')
})

it('the dialog that asks for a unit is 350 px wide', async () => {
  const { user } = await renderAt('/resume', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: '申请关联单位' }))
  expect((await screen.findByRole('dialog', { name: '申请关联单位' })).style.width).toBe('350px')
})
