/** Tests of the sign-in dialog over a page whose login has ended. */
import { demoPassword } from '@mocks/personas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { permission } from '@/api/permission'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { CurrentUserDocument } from '@/session/graphql/session.permission.generated'
import { sendOwnToken } from '@/session/network'
import { forgetSignInAgain } from '@/session/relogin'
import { currentSession } from '@/session/session'
import { readToken, removeToken, saveToken } from '@/session/token'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { passSecondFactor } from '../../tests/sign-in-forms'
import { replaceBrowser } from './entry-browser'

const tidy: (() => void)[] = []
afterEach(() => {
  for (const callback of tidy.splice(0)) callback()
  forgetSignInAgain()
  clearNotices()
})

/** The researcher is on a page with something that is not on the server, and the login ends. */
async function loseLogin() {
  const port = { loadAnew: vi.fn(), replace: vi.fn() }
  const send = vi.fn()
  tidy.push(replaceBrowser(port), watchUnsaved({ unsaved: () => true, send }))
  const page = await renderAt('/my-project', { as: 'researcher' })
  await screen.findByRole('table')
  const ended = readToken()
  await backend.network.expireNow()
  const ask = () => permission.query(CurrentUserDocument, {}, { fetchPolicy: 'no-cache' }).catch(() => {})
  await act(ask)
  const dialog = within(await screen.findByRole('dialog', { name: '重新登录' }))
  return { ...page, port, send, dialog, ended, ask }
}

it('the sign-in dialog opens over the page with a message, and resends the waiting calls for the same user', async () => {
  const { user, port, send, dialog, ended, router, ask } = await loseLogin()
  expect(dialog.getByText('您还未登录或登录已失效')).toBeTruthy()
  // Said in the dialog, and nowhere beside it.
  expect(screen.getAllByText('您还未登录或登录已失效')).toHaveLength(1)
  expect(recentNotices()).toEqual([])
  expect(dialog.getByLabelText('用户名或手机号码')).toHaveProperty('value', 'researcher')
  expect(readToken()).toBeUndefined()
  // What the page goes on asking brings no second dialog and leads nowhere.
  await act(ask)
  await user.type(dialog.getByLabelText('密码'), 'wrong{Enter}')
  expect(await dialog.findByText(/用户名或密码错误/)).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  await user.clear(dialog.getByLabelText('密码'))
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readToken()).not.toBe(ended)
  expect(screen.getByRole('table')).toBeTruthy()
  expect(port.loadAnew).not.toHaveBeenCalled()
  // The page goes on without a new document.
  await act(() => router.navigate('/project-declare'))
  await screen.findByRole('heading', { level: 1, name: '项目申报' })
  expect(port.loadAnew).not.toHaveBeenCalled()
})

it('what failed to load without a login is loaded again once the same user has signed in, and not before', async () => {
  const { user, dialog } = await loseLogin()
  const retry = document.body.appendChild(document.createElement('button'))
  tidy.push(() => retry.remove())
  retry.dataset.retry = ''
  const load = vi.fn()
  retry.addEventListener('click', load)
  await user.type(dialog.getByLabelText('密码'), 'wrong{Enter}')
  expect(await dialog.findByText(/用户名或密码错误/)).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  await user.clear(dialog.getByLabelText('密码'))
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('the password has the focus, also where a closing dialog takes it away', async () => {
  const { user, dialog } = await loseLogin()
  const password = dialog.getByLabelText('密码')
  await waitFor(() => expect(document.activeElement).toBe(password))
  const close = dialog.getByRole('button', { name: /close|关闭/i })
  act(() => close.focus())
  await waitFor(() => expect(document.activeElement).toBe(password))
  // The person goes there themselves.
  await user.keyboard('{Shift>}')
  act(() => close.focus())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(close)
})

it('another user gets a new document at home, and nothing of the first user is sent', async () => {
  const { user, port, send, dialog } = await loseLogin()
  await user.clear(dialog.getByLabelText('用户名或手机号码'))
  await user.type(dialog.getByLabelText('用户名或手机号码'), 'unitAdministrator')
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user, '13800001003')
  await waitFor(() => expect(port.loadAnew).toHaveBeenCalledWith('/'))
  expect(send).not.toHaveBeenCalled()
  // This document sends nothing in the new person's name.
  const answer = await permission.query(CurrentUserDocument, {}, { fetchPolicy: 'no-cache' }).catch(() => null)
  expect(answer).toBeNull()
  sendOwnToken()
})

it('when another user signed in in another tab, nothing is sent and the page reloads for them', async () => {
  const port = { loadAnew: vi.fn(), replace: vi.fn() }
  tidy.push(replaceBrowser(port))
  await renderAt('/my-project', { as: 'researcher' })
  await screen.findByRole('table')
  saveToken(backend.signIn('unitAdministrator'))
  const ask = () => permission.query(CurrentUserDocument, {}, { fetchPolicy: 'no-cache' }).catch(() => null)
  expect(await act(ask)).toBeNull()
  expect(port.loadAnew).toHaveBeenCalledWith('/my-project')
  expect(readToken()).toBeTruthy()
})

it('the dialog can be dismissed and reopened, and closes after a sign-in in another tab', async () => {
  const { user, send, dialog } = await loseLogin()
  await user.type(dialog.getByLabelText('用户名或手机号码'), '2')
  await user.type(dialog.getByLabelText('密码'), 'half')
  await user.click(dialog.getByRole('button', { name: /close|关闭/i }))
  expect(currentSession()?.user.userName).toBe('researcher')
  await user.click(await screen.findByRole('button', { name: '重新登录' }))
  // The name is as it was typed; a password is never kept.
  expect(screen.getByLabelText('用户名或手机号码')).toHaveProperty('value', 'researcher2')
  expect(screen.getByLabelText('密码')).toHaveProperty('value', '')
  saveToken(backend.signIn('researcher'))
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  removeToken(readToken())
})
