/** Tests of the return to another system after sign-in. */
import { demoPassword } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as leaving from '@/lib/routing/leave-portal'
import { readToken } from '@/session/token'
import { renderAt } from '../../../tests/render'
import { at, clickButton, fill } from '../../../tests/sign-in-forms'

const leave = vi.spyOn(leaving, 'leavePortal')

beforeEach(() => {
  vi.stubEnv('VITE_ONE_STOP_URL', 'https://ywtb.example.gov.cn/login')
  vi.stubEnv('VITE_NEW_PORTAL_URL', '')
  leave.mockReset().mockResolvedValue(undefined as never)
})
afterEach(() => vi.unstubAllEnvs())

async function signInAfter(path: string) {
  const { user, router } = await renderAt(path)
  await fill(user, { 用户名或手机号码: 'researcher', 密码: demoPassword })
  const named = screen.queryByText(/^登录成功后将前往/)?.textContent
  await clickButton(user, '登录')
  await waitFor(() => expect(readToken()).toBeTruthy())
  return { router, named }
}

it.each(['/user/login', '/'])(
  'a user who opens %s from the one-stop service sees the target and is redirected there',
  async (path) => {
    const back = 'https://ywtb.example.gov.cn/item/7?step=2'
    const { named } = await signInAfter(`${path}?redirect_url=${encodeURIComponent(back)}`)
    expect(named).toBe('登录成功后将前往 ywtb.example.gov.cn。')
    await waitFor(() => expect(leave).toHaveBeenCalledWith(back))
  },
)

it('an address of an unregistered system stays in the portal', async () => {
  const { router, named } = await signInAfter(`/user/login?redirect_url=${encodeURIComponent('https://evil.example/')}`)
  await waitFor(() => expect(at(router)).toBe('/'))
  expect(named).toBeUndefined()
  expect(leave).not.toHaveBeenCalled()
})
