/** The second factor of an administrator: a code, or a certificate key in its place. */
import { demoPassword } from '@mocks/personas'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearNotices } from '@/lib/events/notices'
import { setLocale } from '@/lib/i18n/i18n'
import { setDemoPersonas } from '@/session/demo'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { demoKey } from '../../../../tests/demo-key'
import { renderAt } from '../../../../tests/render'
import { account, at, descriptionOf, password, typed } from '../../../../tests/sign-in-forms'

// Chunks are transformed when first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  setDemoPersonas([])
  clearNotices()
  setLocale('zh')
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
