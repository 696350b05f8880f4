/** Tests of the sign-in page: password, code, second factor, failures. */
import { demoPassword, personas } from '@mocks/personas'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { setLocale } from '@/lib/i18n/i18n'
import { setDemoPersonas } from '@/session/demo'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { demoKey } from '../../../../tests/demo-key'
import { renderAt } from '../../../../tests/render'
import { leaveArrivalNote } from '../arrival-notes'

// Chunks are transformed when first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  setDemoPersonas([])
  clearNotices()
  setLocale('zh')
})

const account = () => screen.getByLabelText('用户名或手机号码')
const password = () => screen.getByLabelText('密码')
const submit = () => screen.getByRole('button', { name: '登录' })
/** The message that is read with a field. */
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const typed = (field: HTMLElement) => (field as HTMLInputElement).value
const at = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search

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

describe('the second factor of an administrator', () => {
  const mobile = '13800001003'
  const sent = () => backend.db.verificationCodes.where({ target: mobile }).at(-1)?.code ?? ''
  const dialog = () => screen.findByRole('dialog', { name: '二次验证' })
  const inDialog = async () => within(await dialog())

  async function givePassword() {
    const opened = await renderAt('/user/login')
    await opened.user.type(account(), 'unitAdministrator')
    await opened.user.type(password(), `${demoPassword}{Enter}`)
    return { ...opened, step: await inDialog() }
  }

  it('is a code, sent as soon as the password is right', async () => {
    const { user, router, step } = await givePassword()
    expect(step.getByText('验证码已发送至尾号 1003 的手机，请输入验证码完成登录')).toBeTruthy()
    const field = step.getByLabelText('验证码')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(step.getByRole('button', { name: /^(60|59) 秒后重新获取$/ }).getAttribute('aria-disabled')).toBe('true')
    await user.type(field, `${sent()}{Enter}`)
    await waitFor(() => expect(at(router)).toBe('/'))
    expect(readToken()).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '二次验证' })).toBeNull()
  })

  it('shows a wrong code at its field, and an empty one', async () => {
    const { user, step } = await givePassword()
    await user.click(step.getByRole('button', { name: '登录' }))
    expect(descriptionOf(step.getByLabelText('验证码'))).toBe('请输入验证码')
    await user.type(step.getByLabelText('验证码'), '000000x{Enter}')
    await waitFor(() => expect(descriptionOf(step.getByLabelText('验证码'))).toMatch(/验证码错误/))
    expect(readToken()).toBeUndefined()
  })

  it('can be given up, and the sign-in page says that nobody is signed in', async () => {
    const { user, step } = await givePassword()
    await user.click(step.getByRole('button', { name: '取消登录' }))
    expect(await screen.findByText('没有完成二次验证，尚未登录。')).toBeTruthy()
    expect(typed(account())).toBe('unitAdministrator')
    expect(readToken()).toBeUndefined()
    expect(screen.queryByRole('dialog', { name: '二次验证' })).toBeNull()
  })

  it('is the password after a sign-in by code', async () => {
    const { user, router } = await renderAt('/user/login')
    await user.click(screen.getByRole('tab', { name: '短信验证码登录' }))
    await user.type(await screen.findByLabelText('手机号码'), mobile)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /秒后重新获取$/ })
    await user.type(screen.getByLabelText('验证码'), `${sent()}{Enter}`)
    const step = await inDialog()
    expect(step.getByText('管理员账号登录时，须同时验证密码和手机。')).toBeTruthy()
    await user.type(step.getByLabelText('密码'), 'wrong{Enter}')
    await waitFor(() => expect(descriptionOf(step.getByLabelText('密码'))).toMatch(/用户名或密码错误/))
    await user.clear(step.getByLabelText('密码'))
    await user.type(step.getByLabelText('密码'), `${demoPassword}{Enter}`)
    await waitFor(() => expect(at(router)).toBe('/'))
  })
})

describe('a certificate key in place of the code', () => {
  const own = { name: '王建华', idNumber: backend.db.users.get('user-unitAdministrator')?.userCertificate ?? '' }
  afterEach(() => {
    delete window.certificateKey
  })

  /** The second step of an administrator at a computer with this adapter, and a code half typed. */
  async function secondStep(key: Window['certificateKey']) {
    window.certificateKey = key
    const opened = await renderAt('/user/login')
    await opened.user.type(account(), 'unitAdministrator')
    await opened.user.type(password(), `${demoPassword}{Enter}`)
    const step = within(await screen.findByRole('dialog', { name: '二次验证' }))
    await opened.user.type(step.getByLabelText('验证码'), '12')
    return { ...opened, step }
  }

  it('is not offered on a computer without an adapter', async () => {
    const { step } = await secondStep(undefined)
    expect(step.queryByText(/Key/)).toBeNull()
  })

  const sign = demoKey(own).sign

  it('signs in; meanwhile the person reads what to do, and a cancelled PIN is tried again', async () => {
    let cancel = () => {}
    const asked = vi.fn(
      (_text: string) =>
        new Promise<never>((_resolve, reject) => {
          cancel = () => reject(new Error('cancelled'))
        }),
    )
    const key: NonNullable<Window['certificateKey']> = { sign: asked }
    const { user, step } = await secondStep(key)
    await user.click(step.getByRole('button', { name: '用证书 Key 验证' }))
    expect(await step.findByText('请插入证书 Key，在弹出的窗口中输入 PIN 码。')).toBeVisible()
    await user.click(step.getByRole('button', { name: '正在等待证书 Key…' }))
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(JSON.parse(asked.mock.calls[0]?.[0] ?? '')).toMatchObject({ account: 'unitAdministrator' })
    cancel()
    expect(await step.findByText(/Key 没有签名。请确认/)).toBeVisible()
    key.sign = sign
    await user.click(step.getByRole('button', { name: '用证书 Key 验证' }))
    await waitFor(() => expect(readToken()).toBeTruthy())
    expect(screen.queryByRole('dialog', { name: '二次验证' })).toBeNull()
  })

  it.each<[string, NonNullable<Window['certificateKey']>['sign']]>([
    ['of a colleague', demoKey({ ...own, name: '周敏' }).sign],
    [
      'whose text has run out meanwhile',
      (text) => {
        backend.advance(11 * 60_000)
        return sign(text)
      },
    ],
  ])('%s signs nobody in, says so, and leaves the way back to the code with what was typed', async (_case, wrong) => {
    const { user, step } = await secondStep({ sign: wrong })
    await user.click(step.getByRole('button', { name: '用证书 Key 验证' }))
    expect(await step.findByText(/签名没有通过验证/)).toBeVisible()
    expect(readToken()).toBeUndefined()
    await user.click(step.getByRole('button', { name: '改用短信验证码' }))
    expect(step.queryByText(/签名没有通过验证/)).toBeNull()
    expect(step.getByLabelText('验证码')).toHaveValue('12')
    expect(step.getByLabelText('验证码')).toHaveFocus()
  })

  it.each(['改用短信验证码', '取消登录'])('that answers after %s signs nobody in', async (way) => {
    let answer = () => {}
    const { user, step } = await secondStep({
      sign: (text) =>
        new Promise((resolve) => {
          answer = () => resolve(sign(text))
        }),
    })
    await user.click(step.getByRole('button', { name: '用证书 Key 验证' }))
    await waitFor(() => expect(backend.db.textsToSign.all()).toHaveLength(1))
    await user.click(step.getByRole('button', { name: way }))
    answer()
    await new Promise((resolve) => setTimeout(resolve, 300))
    // Its text was not used.
    expect(backend.db.textsToSign.all()).toHaveLength(1)
    expect(readToken()).toBeUndefined()
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
