/** Tests of signing in through WeChat, the one-stop service and OAuth. */
import { giveTicket } from '@mocks/sign-in/tickets'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearNotices } from '@/lib/events/notices'
import { setSessionEntry } from '@/lib/storage/session-storage'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'
import { at, clickButton, fill, title } from '../../../../tests/sign-in-forms'
import { beginPlatformSignIn } from '../platform-sign-in'
import { redisKeyEntry } from '../wechat-binding'

afterEach(clearNotices)

it('WeChat: a bound account is signed in and sent to the requested page', async () => {
  setSessionEntry('redirect_url', '/award/bind')
  const { router } = await renderAt(
    `/user/wxlogin?code=${giveTicket('wx-zhao', Date.now())}&state=${beginPlatformSignIn('wechat')}`,
  )
  await waitFor(() => expect(at(router)).toBe('/award/bind'))
  expect(readToken()).toBeTruthy()
})

it('WeChat: a new account binds to an existing one, in the layout titled 账号绑定', async () => {
  const { user, router } = await renderAt(`/user/wxlogin?code=wx-new&state=${beginPlatformSignIn('wechat')}`)
  await title('账号绑定')
  expect(at(router)).not.toContain('redisKey')
  await user.click(screen.getByRole('tab', { name: '绑定已有账号' }))
  await fill(user, { 账号的手机号码: '13800001002' })
  const panel = within(screen.getByRole('tabpanel', { name: '绑定已有账号' }))
  await user.click(panel.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(backend.db.verificationCodes.all()).toHaveLength(1))
  await user.type(panel.getByLabelText('验证码'), backend.db.verificationCodes.all()[0]?.code ?? '')
  await user.click(panel.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(at(router)).toBe('/'))
  expect(backend.db.wechatAccounts.get('wx-new')?.userId).toBe('user-newResearcher')
})

it('WeChat: a new account registers', async () => {
  const { user, router } = await renderAt(`/user/wxlogin?code=wx-new&state=${beginPlatformSignIn('wechat')}`)
  await title('账号绑定')
  await user.click(screen.getByRole('tab', { name: '注册新账号' }))
  const panel = within(screen.getByRole('tabpanel', { name: '注册新账号' }))
  await fill(user, {
    用户名: 'wei_xin',
    姓名: '魏欣',
    手机号码: '13911110001',
    设置密码: 'abcd1234',
    再次输入密码: 'abcd1234',
  })
  await user.click(panel.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(backend.db.verificationCodes.all()).toHaveLength(1))
  await user.type(panel.getByLabelText('验证码'), backend.db.verificationCodes.all()[0]?.code ?? '')
  await user.click(panel.getByLabelText('我已阅读并同意以下两份文件'))
  await user.click(panel.getByRole('button', { name: '注册并登录' }))
  await waitFor(() => expect(at(router)).toBe('/'))
})

it.each<[string, () => string, RegExp, string]>([
  [
    'a cancelled WeChat sign-in',
    () => `/user/wxlogin?state=${beginPlatformSignIn('wechat')}`,
    /您取消了微信登录/,
    '重新扫码',
  ],
  ['a forged state', () => '/user/wxlogin?code=wx-zhao&state=x', /不是从本页发起的/, '重新扫码'],
  ['a code without a state', () => '/user/wxlogin?code=wx-zhao', /不是从本页发起的/, '重新扫码'],
  [
    'an unknown WeChat code',
    () => `/user/wxlogin?code=forged&state=${beginPlatformSignIn('wechat')}`,
    /微信授权无效或已过期/,
    '重新扫码',
  ],
  ['no redisKey', () => '/user/wxlogin/bind', /没有等待绑定的微信/, '重新扫码'],
  [
    'one-stop called off',
    () => `/authlogin?error=access_denied&state=${beginPlatformSignIn('oneStop')}`,
    /您取消了一网通办登录/,
    '重新登录一网通办',
  ],
  [
    'one-stop down',
    () => `/authlogin?error=server_error&state=${beginPlatformSignIn('oneStop')}`,
    /一网通办暂时无法登录/,
    '重新登录一网通办',
  ],
  [
    'a forged ticket',
    () => `/authlogin?code=x&state=${beginPlatformSignIn('oneStop')}`,
    /一网通办登录失败/,
    '重新登录一网通办',
  ],
  ['no ticket', () => '/authlogin', /没有收到一网通办的登录信息/, '重新登录一网通办'],
  ['no legal person', () => '/checklegal', /没有收到一网通办的登录信息/, '重新登录一网通办'],
  [
    'an unexpected legal person',
    () => '/checklegal?code=ywtb-university&state=1',
    /不是从本平台发起的/,
    '重新登录一网通办',
  ],
])('%s shows its reason with a link', async (_case, address, message, again) => {
  const { router } = await renderAt(address())
  expect((await screen.findAllByText(message))[0]).toBeTruthy()
  expect(screen.getByText(again)).toBeTruthy()
  expect(screen.getByRole('link', { name: '用密码或短信验证码登录' })).toBeTruthy()
  await waitFor(() => expect(at(router)).not.toMatch(/code=|state=/))
  expect(readToken()).toBeUndefined()
})

it('a forged or expired redisKey leads back to the QR code', async () => {
  setSessionEntry(redisKeyEntry, 'forged')
  const { user } = await renderAt('/user/wxlogin/bind')
  await title('账号绑定')
  await fill(user, { 账号的手机号码: '13800001002' })
  const panel = within(screen.getByRole('tabpanel', { name: '绑定已有账号' }))
  await user.type(panel.getByLabelText('验证码'), '123456')
  await user.click(panel.getByRole('button', { name: '绑定并登录' }))
  expect((await screen.findAllByText(/微信登录等待时间已过/))[0]).toBeTruthy()
  expect(screen.getByRole('link', { name: '重新扫码' })).toBeTruthy()
})

it('WeChat: the QR code appears in a frame with its host as a link, or a message when WeChat has none', async () => {
  backend.network.nextCode = 500
  const { user } = await renderAt('/user/wxlogin')
  await user.click(await screen.findByRole('button', { name: '重试' }))
  const frame = await screen.findByTitle('微信二维码')
  expect(frame.getAttribute('src')).toMatch(/\/simulated\/wechat\?redirect_uri=.*&state=.+/)
  expect(screen.getByRole('link', { name: /前往 localhost/ })).toBeTruthy()
})

it('one-stop: the host is shown before leaving, and nothing when none is configured', async () => {
  vi.stubEnv('VITE_ONE_STOP_URL', 'https://ywtb.example.gov.cn/login')
  const { router } = await renderAt('/ywtblogin')
  expect(await screen.findByText(/前往 ywtb\.example\.gov\.cn 登录/)).toBeTruthy()
  vi.stubEnv('VITE_ONE_STOP_URL', '')
  await router.navigate('/user/login')
  await title('登录')
  expect(screen.queryByRole('link', { name: '一网通办登录' })).toBeNull()
})

it('one-stop: a bound user is signed in; a first visit binds an account', async () => {
  const first = await renderAt(`/authlogin?code=ywtb-lin&state=${beginPlatformSignIn('oneStop')}`)
  expect(await screen.findByText(/林\*\*，您好/)).toBeTruthy()
  expect(screen.queryByLabelText('姓名')).toBeNull()
  await fill(first.user, { 账号的手机号码: '13800001002' })
  const panel = within(screen.getByRole('tabpanel', { name: '绑定已有账号' }))
  await first.user.click(panel.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(backend.db.verificationCodes.all()).toHaveLength(1))
  await first.user.type(panel.getByLabelText('验证码'), backend.db.verificationCodes.all()[0]?.code ?? '')
  await first.user.click(panel.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(at(first.router)).toBe('/'))
  expect(backend.db.oneStopAccounts.get('ywtb-lin')?.userId).toBe('user-newResearcher')
})

it('one-stop: a legal person sees the unit before entering', async () => {
  const { user, router } = await renderAt(`/authlogin?code=ywtb-university&state=${beginPlatformSignIn('oneStop')}`)
  await title('法人核验')
  expect(screen.getByText('上海申江大学')).toBeTruthy()
  await clickButton(user, '确认并进入')
  await waitFor(() => expect(at(router)).toBe('/'))
})
