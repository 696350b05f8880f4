/** Tests of the idle lock. */
import { demoPassword, type PersonaId } from '@mocks/personas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendOwnToken } from '@/session/network'
import { askToSignInAgain, forgetSignInAgain } from '@/session/relogin'
import { readToken, saveToken } from '@/session/token'
import { backend } from '../../../tests/backend'
import { demoKey } from '../../../tests/demo-key'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'
import { replaceBrowser } from '../entry-browser'
import { idleLimits, idleStateAt } from './idle-clock'
import { idleLockDelay } from './use-idle-lock'

const minute = 60_000
const usual = { ...idleLimits }
const tidy: (() => void)[] = []

beforeEach(() => {
  localStorage.removeItem('portal-last-activity')
  localStorage.removeItem('portal-idle-lock')
  idleLockDelay.after = 0
  idleLimits.step = 20
  // Only the clock is set: timers run as they are.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  for (const callback of tidy.splice(0)) callback()
  forgetSignInAgain()
  vi.useRealTimers()
  Object.assign(idleLimits, usual)
  idleLockDelay.after = minute
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** A page with something typed, whose idle clock runs. */
async function typedPage(as: PersonaId = 'researcher') {
  const port = { loadAnew: vi.fn(), replace: vi.fn() }
  tidy.push(replaceBrowser(port))
  const page = await renderAt('/account/settings/info', { as })
  const position = await screen.findByRole('textbox', { name: /^职务/ })
  await page.user.clear(position)
  await page.user.type(position, '研究员')
  await waitFor(() => expect(localStorage.getItem('portal-last-activity')).not.toBeNull())
  return { ...page, port, position, token: readToken() ?? '' }
}

it('a word comes two minutes before the lock, and any activity takes it away', async () => {
  const { user, position } = await typedPage()
  pass(28 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '即将锁定本页' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('2 分钟后本页将锁定')
  await user.click(dialog.getByRole('button', { name: '继续使用' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '即将锁定本页' })).toBeNull())
  expect(readToken()).toBeDefined()
  await waitFor(() => expect(position).toHaveFocus())
})

it('after 30 minutes the page is locked, its login ends at the server, and the same person opens it with all that was typed', async () => {
  const { user, position, token, port } = await typedPage()
  pass(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '本页已锁定' }))
  expect(dialog.getByText(/您已 30 分钟没有操作/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^(关闭|Close)$/ })).toBeNull()
  expect(readToken()).toBeUndefined()
  await waitFor(() => expect(backend.db.sessions.get(token)).toBeUndefined())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '本页已锁定' })).toBeVisible()
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(position).toHaveValue('研究员')
  await waitFor(() => expect(position).toHaveFocus())
  expect(port.loadAnew).not.toHaveBeenCalled()
})

it('another person at a locked page gets a new document', async () => {
  const { user, port } = await typedPage()
  pass(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '本页已锁定' }))
  await user.clear(dialog.getByLabelText('用户名或手机号码'))
  await user.type(dialog.getByLabelText('用户名或手机号码'), 'unitAdministrator')
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user, '13800001003')
  await waitFor(() => expect(port.loadAnew).toHaveBeenCalledWith('/'))
  // This document sends nothing in the new person's name; the next test's does.
  sendOwnToken()
})

it('an administrator opens a locked page with a certificate key, and what was typed is there', async () => {
  const { userFullname: name = '', userCertificate } = backend.db.users.get('user-unitAdministrator') ?? {}
  window.certificateKey = demoKey({ name, idNumber: userCertificate ?? '' })
  tidy.push(() => delete window.certificateKey)
  const { user, position, port } = await typedPage('unitAdministrator')
  pass(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '本页已锁定' }))
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await user.click(await screen.findByRole('button', { name: '用证书 Key 验证' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(position).toHaveValue('研究员')
  expect(port.loadAnew).not.toHaveBeenCalled()
})

it('activity in another tab keeps this one open', async () => {
  await typedPage()
  const later = Date.now() + 29 * minute
  localStorage.setItem('portal-last-activity', String(later - minute))
  vi.setSystemTime(later)
  await new Promise((resolve) => setTimeout(resolve, 5 * idleLimits.step))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a page that locked in another tab locks here too, whatever has been done in that tab since', async () => {
  await typedPage()
  pass(5 * minute)
  localStorage.setItem('portal-idle-lock', String(Date.now() - 10))
  localStorage.setItem('portal-last-activity', String(Date.now()))
  expect(await screen.findByRole('dialog', { name: '本页已锁定' })).toBeVisible()
})

it('a lock is known to the other tabs, and the tab that wrote it stays open after the sign-in', async () => {
  const { user } = await typedPage()
  pass(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '本页已锁定' }))
  expect(Number(localStorage.getItem('portal-idle-lock'))).toBeGreaterThan(Date.now() - minute)
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  pass(minute)
  await new Promise((resolve) => setTimeout(resolve, 5 * idleLimits.step))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a locked page opens once its person has signed in in another tab', async () => {
  await typedPage()
  pass(31 * minute)
  await screen.findByRole('dialog', { name: '本页已锁定' })
  saveToken(backend.signIn('researcher'))
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal-last-activity' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a sign-in dialog that was closed over an ended login becomes the lock, which cannot be closed', async () => {
  const { user } = await typedPage()
  act(() => askToSignInAgain('登录已失效'))
  await user.click(
    within(await screen.findByRole('dialog', { name: '重新登录' })).getByRole('button', { name: '关闭' }),
  )
  await screen.findByRole('button', { name: '重新登录' })
  pass(31 * minute)
  const dialog = within(await screen.findByRole('dialog', { name: '本页已锁定' }))
  expect(dialog.queryByRole('button', { name: /^(关闭|Close)$/ })).toBeNull()
})

it.each([
  [0, 'active'],
  [28 * minute - 1, 'active'],
  [28 * minute, 'warning'],
  [30 * minute, 'locked'],
] as const)('after %i ms without activity the page is %s', (idle, state) => {
  expect(idleStateAt(1_000_000 + idle, 1_000_000)).toBe(state)
})
