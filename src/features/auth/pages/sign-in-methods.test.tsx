/** Tests of registration, password reset and renaming a unit. */
import { demoPassword } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearNotices } from '@/lib/events/notices'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'
import {
  at,
  clickButton,
  field,
  fill,
  messageOf,
  passSecondFactor,
  proveMobile,
  title,
} from '../../../../tests/sign-in-forms'

afterEach(clearNotices)

it('registering requires consent to both texts, signs the user in, and opens the requested page', async () => {
  const { user, router } = await renderAt('/user/register?redirect=%2Faward%2Fbind')
  await title('注册账户')
  await clickButton(user, '注册')
  expect(messageOf('用户名')).toBe('请输入用户名')
  expect(document.activeElement).toBe(field('用户名'))
  await fill(user, {
    用户名: 'researcher',
    姓名: '张伟',
    手机号码: '139 1111 0000',
    设置密码: 'abcd1234',
    再次输入密码: 'abcd1234',
  })
  await proveMobile(user, '13911110000')
  await clickButton(user, '注册')
  expect(messageOf('我已阅读并同意以下两份文件')).toBe('请阅读并同意用户协议和隐私政策')
  expect(screen.getByRole('link', { name: '用户协议（新窗口）' }).getAttribute('href')).toBe('/legal/agreement')
  expect(screen.getByRole('link', { name: '隐私政策（新窗口）' }).getAttribute('href')).toBe('/legal/privacy')
  await user.click(field('我已阅读并同意以下两份文件'))
  await clickButton(user, '注册')
  await waitFor(() => expect(messageOf('用户名')).toMatch(/已被其他账号使用/))
  // The rule stays beside the error.
  expect(screen.getByText('4 至 20 位字母、数字或下划线，以字母开头')).toBeTruthy()
  await user.clear(field('用户名'))
  await fill(user, { 用户名: 'zhang_wei' })
  await clickButton(user, '注册')
  await title('注册结果')
  expect(screen.getByText('注册成功，已登录')).toBeTruthy()
  expect(screen.getByText('您的用户名是 zhang_wei，以后可以用它或手机号码登录。')).toBeTruthy()
  expect(readToken()).toBeTruthy()
  expect(screen.getByRole('link', { name: '去实名认证' }).getAttribute('href')).toBe('/account/settings/security')
  await user.click(screen.getByRole('link', { name: '继续办理' }))
  await waitFor(() => expect(at(router)).toBe('/award/bind'))
})

it('registering takes back a message when its field is mended, and keeps it until then', async () => {
  const { user } = await renderAt('/user/register')
  await title('注册账户')
  await clickButton(user, '注册')
  expect(messageOf('用户名')).toBe('请输入用户名')
  expect(messageOf('设置密码')).toBe('请输入密码')
  await user.type(field('用户名'), 'zha')
  expect(messageOf('用户名')).toBe('请输入用户名')
  await user.type(field('用户名'), 'ng')
  expect(screen.queryByText('请输入用户名')).toBeNull()
  expect(messageOf('设置密码')).toBe('请输入密码')
  await user.click(field('我已阅读并同意以下两份文件'))
  expect(screen.queryByText('请阅读并同意用户协议和隐私政策')).toBeNull()
})

it.each([
  ['/legal/agreement', '用户协议', /弄虚作假/],
  ['/legal/privacy', '隐私政策', /不用于商业推广/],
])('%s can be read without a session', async (path, name, words) => {
  await renderAt(path)
  await title(name)
  expect(screen.getByText(words)).toBeTruthy()
})

it('the result page without a registration redirects to the form', async () => {
  await renderAt('/user/registerResult')
  expect(await screen.findByText('没有找到刚刚完成的注册')).toBeTruthy()
  expect(screen.getByRole('link', { name: '注册账户' }).getAttribute('href')).toBe('/user/register')
})

it('a password is reset in three steps, and an expired code leads back to the code step', async () => {
  const { user } = await renderAt('/user/forgetpassword')
  await title('忘记密码')
  await fill(user, { 手机号码: '13800001001', 验证码: '000000' })
  await clickButton(user, '下一步')
  await waitFor(() => expect(messageOf('验证码')).toMatch(/验证码错误或已失效/))
  await user.clear(field('验证码'))
  await proveMobile(user, '13800001001')
  await clickButton(user, '下一步')
  await screen.findByLabelText('新密码')
  await fill(user, { 新密码: demoPassword, 再次输入密码: demoPassword })
  await clickButton(user, '重置密码')
  await waitFor(() => expect(messageOf('新密码')).toMatch(/不能与原密码相同/))
  for (const label of ['新密码', '再次输入密码']) await user.clear(field(label))
  await fill(user, { 新密码: 'Neu12345', 再次输入密码: 'Neu12345' })
  backend.advance(6 * 60_000)
  await clickButton(user, '重置密码')
  await waitFor(() => expect(messageOf('验证码')).toMatch(/验证码已失效/))
  backend.advance(-6 * 60_000)
  await clickButton(user, '下一步')
  await screen.findByLabelText('新密码')
  await clickButton(user, '重置密码')
  expect(await screen.findByText('密码已重置')).toBeTruthy()
  expect(backend.db.users.get('user-researcher')?.password).toBe('Neu12345')
})

it.each<[string, string, string, string, RegExp | null, string?]>([
  ['/user/newlogin', '登录', 'researcher', demoPassword, null],
  ['/user/newlogin', '登录', 'unitAdministrator', demoPassword, null, '13800001003'],
  ['/user/newlogin', '登录', 'researcher', 'wrong', /用户名或密码错误/],
  ['/user/businessLogin', '业务登录', 'unitAdministrator', demoPassword, null, '13800001003'],
  ['/user/businessLogin', '业务登录', 'researcher', demoPassword, /没有操作权限/],
  ['/user/adminlogin', '登录', 'supervisingDepartment', demoPassword, null, '13800001010'],
  ['/user/adminlogin', '登录', 'unitAdministrator', demoPassword, /没有操作权限/],
])('%s (%s) as %s with %s: %s', async (path, heading, account, password, refusal, mobile) => {
  const { user, router } = await renderAt(path)
  await title(heading)
  await fill(user, { 用户名或手机号码: account, 密码: password })
  await clickButton(user, '登录')
  if (mobile) await passSecondFactor(user, mobile)
  if (refusal === null) await waitFor(() => expect(at(router)).toBe('/'))
  else expect((await screen.findAllByText(refusal))[0]).toBeTruthy()
})

it('consent is requested for registered systems only, with name, host and shared data', async () => {
  const back = encodeURIComponent('https://report.example.gov.cn/back')
  const { router } = await renderAt(`/oauth/userLogin?redirectUrl=${back}&state=9`, { as: 'researcher' })
  await title('授权')
  expect(await screen.findByText('“科技报告服务系统”请求使用您在本平台的账号登录。')).toBeTruthy()
  expect(screen.getByText('report.example.gov.cn')).toBeTruthy()
  expect(screen.getByRole('button', { name: '以 陈思远 的身份授权并登录' })).toBeTruthy()
  const refuse = screen.getByRole('link', { name: '拒绝并返回 report.example.gov.cn' })
  expect(refuse.getAttribute('href')).toBe('https://report.example.gov.cn/back?error=access_denied&state=9')

  for (const [input, message] of [
    ['https://evil.example/', /接入应用未登记/],
    ['javascript:alert(1)', /返回地址不可用/],
    ['', /没有收到要登录的系统/],
  ] as const) {
    await router.navigate(`/oauth/userLogin?redirectUrl=${encodeURIComponent(input)}`)
    expect((await screen.findAllByText(message))[0]).toBeTruthy()
    expect(screen.queryByRole('button', { name: /授权/ })).toBeNull()
  }
})

it('renaming a unit is requested, and the state of the request is shown', async () => {
  const { user, router } = await renderAt('/user/unitupdate/apply')
  await title('单位/机构更名')
  await clickButton(user, '提交更名申请')
  expect(messageOf('现单位名称')).toBe('请选择单位')
  await fill(user, {
    现单位名称: '上海申江大学',
    统一社会信用代码: '91350100M000100Y43',
    变更后名称: '上海申江科技大学',
    变更依据: '教发函〔2026〕8 号',
    联系人姓名: '王建华',
    联系人手机号码: '13911110002',
  })
  // The unit is known now, so nothing asks for it any longer.
  await waitFor(() => expect(screen.queryByText('请选择单位')).toBeNull())
  await proveMobile(user, '13911110002')
  await waitFor(() => expect(document.querySelector('datalist option')).toBeTruthy())
  await clickButton(user, '提交更名申请')
  await waitFor(() => expect(messageOf('统一社会信用代码')).toMatch(/不一致/))
  // A unit's name has at most 100 characters, as in its information.
  await user.clear(field('变更后名称'))
  await fill(user, { 变更后名称: '新'.repeat(101) })
  await clickButton(user, '提交更名申请')
  expect(messageOf('变更后名称')).toBe('不能超过 100 个字，现在 101 个')
  await user.clear(field('变更后名称'))
  await fill(user, { 变更后名称: '上海申江科技大学' })
  await user.clear(field('统一社会信用代码'))
  const creditCode = backend.db.units.get('unit-1')?.unitUniformSocialCredit ?? ''
  await fill(user, { 统一社会信用代码: creditCode })
  await clickButton(user, '提交更名申请')
  expect(await screen.findByText('更名申请正在核对')).toBeTruthy()
  const number = backend.db.unitRenames.where({ unitId: 'unit-1' })[0]?.id ?? ''
  await router.navigate('/user/unitupdate/progress')
  await router.navigate('/user/unitupdate/x')
  expect((await screen.findAllByText(/地址不完整/))[0]).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '查询更名申请的进度' }))
  await waitFor(() => expect(field('申请编号')).toBeTruthy())
  await fill(user, { 申请编号: number.toLowerCase(), 统一社会信用代码: creditCode })
  await clickButton(user, '查询')
  expect(await screen.findByText('上海申江科技大学')).toBeTruthy()
})
