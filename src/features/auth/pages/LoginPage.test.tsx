/** Sign-in by password and by SMS code, and what the sign-in page shows. */
import { demoPassword, personas } from '@mocks/personas'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { setLocale } from '@/lib/i18n/i18n'
import { setDemoPersonas } from '@/session/demo'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'
import { account, at, descriptionOf, password, typed } from '../../../../tests/sign-in-forms'
import { leaveArrivalNote } from '../arrival-notes'

// Chunks are transformed when first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  setDemoPersonas([])
  clearNotices()
  setLocale('zh')
})

const submit = () => screen.getByRole('button', { name: '登录' })

describe('sign-in by password', () => {
  it('submits with Enter and opens home', async () => {
    const { user, router } = await renderAt('/user/login')
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeTruthy()
    await user.type(account(), 'researcher')
    await user.type(password(), `${demoPassword}{Enter}`)
    await waitFor(() => expect(at(router)).toBe('/'))
    expect(readToken()).toBeTruthy()
  })

  it('returns to the requested page', async () => {
    const { user, router } = await renderAt('/user/login?redirect=%2Fmy-project%3Fpage%3D2')
    await user.type(account(), 'researcher')
    await user.type(password(), demoPassword)
    await user.click(submit())
    await waitFor(() => expect(at(router)).toBe('/my-project?page=2'))
  })

  it('never redirects outside the portal', async () => {
    const { user, router } = await renderAt('/user/login?redirect=%2F%2Fevil.example')
    await user.type(account(), 'researcher')
    await user.type(password(), `${demoPassword}{Enter}`)
    await waitFor(() => expect(at(router)).toBe('/'))
  })

  it('marks each missing field and focuses the first', async () => {
    const { user } = await renderAt('/user/login')
    await user.click(submit())
    expect(descriptionOf(account())).toBe('请输入用户名或手机号码')
    expect(descriptionOf(password())).toBe('请输入密码')
    expect(document.activeElement).toBe(account())
  })

  it('shows a wrong password at its field, and keeps the text', async () => {
    const { user, router } = await renderAt('/user/login')
    await user.type(account(), 'researcher')
    await user.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(descriptionOf(password())).toMatch(/用户名或密码错误/))
    expect(document.activeElement).toBe(password())
    expect(typed(account())).toBe('researcher')
    expect(typed(password())).toBe('wrong')
    expect(at(router)).toBe('/user/login')
    // Said at its field, and nowhere else, also after the time in which a notice would have come.
    await new Promise((done) => setTimeout(done, 120))
    expect(recentNotices()).toEqual([])
  })

  it('shows an unknown account at the account field', async () => {
    const { user } = await renderAt('/user/login')
    await user.type(account(), 'nobody')
    await user.type(password(), 'wrong{Enter}')
    await waitFor(() => expect(descriptionOf(account())).toMatch(/账号不存在/))
  })

  it('shows when a locked account unlocks', async () => {
    const { user } = await renderAt('/user/login')
    await user.type(account(), 'researcher')
    await user.type(password(), 'wrong')
    for (let tries = 0; tries < 6; tries += 1) {
      await user.click(submit())
      await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
    }
    expect(await screen.findByText(/账号已被锁定/)).toBeTruthy()
  })

  it('keeps typed text when the network fails', async () => {
    const { user } = await renderAt('/user/login')
    backend.network.offline = true
    await user.type(account(), 'researcher')
    await user.type(password(), `${demoPassword}{Enter}`)
    const panel = screen.getByRole('tabpanel', { name: '密码登录' })
    await waitFor(() => expect(within(panel).getByRole('alert').textContent).toMatch('网络无法连接'))
    expect(typed(password())).toBe(demoPassword)
  })

  it('reveals the password on request, and accepts a pasted one', async () => {
    const { user } = await renderAt('/user/login')
    await user.click(password())
    await user.paste('from-a-manager')
    expect(typed(password())).toBe('from-a-manager')
    expect(password().getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password().getAttribute('type')).toBe('text')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
  })
})

describe('sign-in by SMS code', () => {
  async function openCodeTab() {
    const opened = await renderAt('/user/login')
    await opened.user.click(screen.getByRole('tab', { name: '短信验证码登录' }))
    await screen.findByLabelText('手机号码')
    return opened
  }

  it('refuses an invalid mobile number without sending anything', async () => {
    const { user } = await openCodeTab()
    await user.type(screen.getByLabelText('手机号码'), '12345678901')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(descriptionOf(screen.getByLabelText('手机号码'))).toBe('请输入正确的手机号码')
    expect(backend.db.verificationCodes.all()).toHaveLength(0)
  })

  it('sends a code, counts 60 seconds, and signs in with it', async () => {
    const mobile = backend.db.users.get('user-researcher')?.userMobile ?? ''
    const { user, router } = await openCodeTab()
    await user.type(screen.getByLabelText('手机号码'), `${mobile.slice(0, 3)} ${mobile.slice(3)}`)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    const button = await screen.findByRole('button', { name: /^(60|59) 秒后重新获取$/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('验证码已发送，60 秒后可以重新获取').getAttribute('role')).toBe('status')
    expect(recentNotices()).toMatchObject([{ kind: 'success', title: '发送验证码成功', seconds: 8 }])
    const sent = backend.db.verificationCodes.all()[0]?.code ?? ''
    const field = screen.getByLabelText('验证码')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    await user.type(field, `${sent}{Enter}`)
    await waitFor(() => expect(at(router)).toBe('/'))
  })

  it('shows a wrong code at the code field', async () => {
    const { user } = await openCodeTab()
    await user.type(screen.getByLabelText('手机号码'), backend.db.users.get('user-researcher')?.userMobile ?? '')
    await user.type(screen.getByLabelText('验证码'), '000000{Enter}')
    await waitFor(() => expect(descriptionOf(screen.getByLabelText('验证码'))).toMatch(/验证码/))
  })

  it('reports why a code was not sent', async () => {
    const { user } = await openCodeTab()
    backend.network.nextCode = 60105
    await user.type(screen.getByLabelText('手机号码'), '13800000000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(descriptionOf(screen.getByLabelText('验证码'))).toMatch(/^获取验证码失败：.+/))
    expect(screen.getByRole('button', { name: '获取验证码' }).getAttribute('aria-disabled')).toBeNull()
  })
})

it('the demo accounts are listed by name and sign in with one click', async () => {
  const readCode = async () => backend.db.verificationCodes.all().at(-1)?.code ?? ''
  setDemoPersonas(personas.map((persona) => ({ ...persona, readCode })))
  const { user, router } = await renderAt('/user/login')
  const offered = within(screen.getByRole('region', { name: '演示账号' }))
  expect(offered.getAllByRole('button').map((button) => button.textContent)).toEqual(personas.map(({ name }) => name))
  await user.click(offered.getByRole('button', { name: '单位管理员' }))
  await waitFor(() => expect(at(router)).toBe('/'))
})

it('a demo account whose password was changed says so, and how to go on', async () => {
  setDemoPersonas(personas)
  backend.db.users.update('user-researcher', { password: 'another2026' })
  const { user } = await renderAt('/user/login')
  const offered = within(screen.getByRole('region', { name: '演示账号' }))
  await user.click(offered.getByRole('button', { name: '科研人员' }))
  expect((await offered.findByRole('alert')).textContent).toContain(
    '的密码已改过：请在上方输入 researcher 和新密码登录',
  )
})

it('production has no demo accounts', async () => {
  await renderAt('/user/login')
  expect(screen.queryByText('演示账号')).toBeNull()
})

it('the page explains on arrival why the user is here, and focuses the explanation', async () => {
  leaveArrivalNote('您还未登录或登录已失效')
  await renderAt('/user/login')
  const note = screen.getByText('您还未登录或登录已失效')
  await vi.waitFor(() => expect(document.activeElement).toBe(note.closest('[tabindex="-1"]')))
})

it('the explanation follows the language of the page', async () => {
  leaveArrivalNote('您还未登录或登录已失效')
  const { user } = await renderAt('/user/login')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('You are not signed in, or your session has ended')).toBeTruthy()
})

it('switching to English also sets the document’s language', async () => {
  const { user } = await renderAt('/user/login')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  await user.click(screen.getByRole('button', { name: '中文' }))
  expect(await screen.findByRole('heading', { level: 1, name: '登录' })).toBeTruthy()
})

it('arrow keys switch the sign-in methods and keep the text', async () => {
  const { user } = await renderAt('/user/login')
  await user.type(account(), 'researcher')
  screen.getByRole('tab', { name: '密码登录' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '短信验证码登录' }))
  await user.keyboard('{ArrowRight}')
  expect(typed(account())).toBe('researcher')
})

it('the page has its document title and hides header and footer', async () => {
  await renderAt('/user/login')
  await vi.waitFor(() => expect(document.title).toBe('登录 - 科技管理平台'))
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
