/** Tests of account settings: profile, bank account, security. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import { demoPassword } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetSignInAgain } from '@/session/relogin'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'

afterEach(() => {
  vi.restoreAllMocks()
})

const box = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await box(label), { target: { value } })
}
/** An admissible number that is nobody's: 林晓岚's own. */
const certificate = '310104199406123488'

const wrongTelephone = '请输入正确的办公电话，如 021-55660000 或 +852 2345 6789；没有的填“无”'

/** What the page sends to the backend from now on, by operation. */
function requests() {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (typeof body === 'object' && body !== null && 'operationName' in body && 'variables' in body)
      sent.push({ operation: String(body.operationName), variables: body.variables as Record<string, unknown> })
    return real(input, init)
  })
  return sent
}

describe('the profile', () => {
  it('of a new user fills birthday and sex from the certificate, marks missing answers, and keeps the text', async () => {
    backend.db.users.update('user-newResearcher', { userCertificatetype: dictionaryId('user_id_type', '111') })
    const { user, router, leave } = await renderAt('/account/settings', { as: 'newResearcher' })
    expect(router.state.location.pathname).toBe('/account/settings/info')
    const gaps = await screen.findByRole('region', { name: '资料完整度' })
    expect(gaps).toHaveTextContent('不能申报项目，也不能申请成为专家。')

    await type('证件号码', certificate.slice(0, 17))
    expect(await box('出生日期')).toHaveValue('')
    await type('证件号码', certificate)
    expect(await box('出生日期')).toHaveValue('1994-06-12')
    expect(screen.getByRole('radio', { name: '女' })).toBeChecked()

    await type('办公电话', 'nobody')
    await type('职务', '长'.repeat(51))
    await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
    const summary = await screen.findByRole('region', { name: /处需要处理$/ })
    expect(summary).toHaveFocus()
    expect(document.title).toMatch(/^错误：/)
    for (const message of ['请先绑定邮箱', wrongTelephone, '请选择国籍', '请输入正确的身份证号'])
      expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument()
    expect(await box('职务')).toHaveAccessibleDescription(/职务不能超过 50 个字，现在 51 个/)
    await user.click(within(summary).getByRole('link', { name: wrongTelephone }))
    expect(await box('办公电话')).toHaveFocus()
    expect(await box('办公电话')).toHaveValue('nobody')

    await type('证件号码', '')
    expect(await box('出生日期')).toHaveValue('')

    // A reload loses nothing, and a number never lies on the device in the clear.
    await type('证件号码', certificate)
    await waitFor(async () => expect(await storedDrafts()).toContain('userCertificate'))
    expect(await storedDrafts()).not.toContain(certificate)
    leave()
    await renderAt('/account/settings/info', { as: 'newResearcher' })
    expect(await screen.findByText(/已恢复您上次填写但没有保存的 \d 项内容/)).toBeVisible()
    expect(await box('办公电话')).toHaveValue('nobody')
    expect(await box('证件号码')).toHaveValue(certificate)
  })

  it('of a verified user has read-only name and certificate; a save sends the whole payload and refreshes the user', async () => {
    const { user } = await renderAt('/account/settings/info', { as: 'researcher' })
    expect(await screen.findByRole('group', { name: /^姓名/ })).toHaveTextContent('陈思远')
    expect(screen.getByRole('group', { name: /^证件号码/ })).toHaveTextContent('*0436')
    expect(screen.queryByRole('textbox', { name: /^姓名/ })).toBeNull()
    const sent = requests()
    await type('职务', ' 院长 ')
    await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
    expect(await screen.findByText(/操作成功，已保存 \d\d:\d\d/)).toBeVisible()
    const save = sent.find(({ operation }) => operation === 'SaveUser')
    expect(Object.keys(save?.variables ?? {})).toEqual(['user'])
    expect(Object.keys((save?.variables.user ?? {}) as object)).toHaveLength(37)
    expect(save?.variables.user).toMatchObject({ userPosition: '院长', userFullname: '陈思远', isAcademician: 0 })
    const order = sent.map(({ operation }) => operation)
    expect(order.indexOf('CurrentUser')).toBeGreaterThan(order.indexOf('SaveUser'))
    expect(backend.db.users.get('user-researcher')).toMatchObject({
      userPosition: '院长',
      userParty: dictionaryId('political_party', '13'),
    })
  })

  it('merges changes saved in another tab, and reports conflicts', async () => {
    const { user } = await renderAt('/account/settings/info', { as: 'researcher' })
    await type('职务', '院长')
    backend.db.users.update('user-researcher', { userPosition: '系主任', userMajor: '微电子学' })
    await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
    const choice = await screen.findByRole('group', { name: '职务' })
    expect(choice).toHaveTextContent('该项已在别处改为“系主任”')
    expect(await box('职务')).toHaveValue('院长')
    await user.click(within(choice).getByRole('button', { name: '用我填写的' }))
    await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
    expect(await screen.findByText(/操作成功，已保存/)).toBeVisible()
    expect(backend.db.users.get('user-researcher')).toMatchObject({ userPosition: '院长', userMajor: '微电子学' })
    expect(await box('专业')).toHaveValue('微电子学')
  })

  it('shows a refusal at its field or above the form, and keeps the text', async () => {
    const { user } = await renderAt('/account/settings/bank', { as: 'researcher' })
    await type('银行账号', '4111111111111111')
    backend.network.nextCode = 60143
    await user.click(screen.getByRole('button', { name: /保存银行信息$/ }))
    const summary = await screen.findByRole('region', { name: '有 1 处需要处理' })
    expect(within(summary).getByRole('link', { name: /银行账号/ })).toBeVisible()
    expect(await box('银行账号')).toHaveValue('4111111111111111')
    backend.network.offline = true
    await user.click(screen.getByRole('button', { name: /保存银行信息$/ }))
    expect((await screen.findAllByText(/网络无法连接/)).length).toBeGreaterThan(0)
    backend.network.offline = false
    await waitFor(() => expect(screen.getByRole('button', { name: /保存银行信息$/ })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: /保存银行信息$/ }))
    expect(await screen.findByText(/操作成功，已保存/)).toBeVisible()
  })
})

it('the bank tab suggests a similar sub-branch, marks a wrong number, and has extra fields for foreigners', async () => {
  const { user, leave } = await renderAt('/account/settings/bank', { as: 'researcher' })
  expect(screen.queryByRole('heading', { name: '境外人员信息' })).toBeNull()
  await type('开户银行支行', '工商银行上海市五角场支行')
  await type('银行账号', '1234')
  await user.click(screen.getByRole('button', { name: /保存银行信息$/ }))
  const summary = await screen.findByRole('region', { name: '有 2 处需要处理' })
  expect(summary).toHaveTextContent(
    '开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。请输入正确的银行账号',
  )
  await type('开户银行支行', '中国工商银行上海市大学路支行')
  await type('银行账号', '４１１１ 1111 1111 1111')
  await user.click(screen.getByRole('button', { name: /保存银行信息$/ }))
  expect(await screen.findByText(/操作成功，已保存/)).toBeVisible()
  expect(backend.db.users.get('user-researcher')).toMatchObject({
    userBankAccount: '4111111111111111',
    userSubBankName: '中国工商银行上海市大学路支行',
  })
  leave()
  // Who comes from abroad and chose nothing reads English.
  await renderAt('/account/settings/bank', { as: 'invitedExpert' })
  expect(await screen.findByRole('heading', { name: 'For people from abroad' })).toBeVisible()
})

it('the e-mail address is read-only in the form and changes by verification code only', async () => {
  const { user } = await renderAt('/account/settings/info', { as: 'researcher' })
  const visible = await screen.findByRole('group', { name: /^邮箱/ })
  expect(screen.queryByRole('textbox', { name: /^邮箱/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '更换邮箱' }))
  const present = backend.db.users.get('user-researcher')?.userEmail ?? ''
  await type('新邮箱', present)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await box('新邮箱')).toHaveAccessibleDescription(/与现在的邮箱相同/)
  expect(backend.db.verificationCodes.where({ target: present })).toHaveLength(0)
  // An at sign is all that is asked of an address a code is sent to.
  await type('新邮箱', 'siyuan@intranet')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  const codes = () => backend.db.verificationCodes.where({ target: 'siyuan@intranet' })
  await waitFor(() => expect(codes()).toHaveLength(1))
  await type('验证码', codes()[0]?.code ?? '')
  await user.click(screen.getByRole('button', { name: '确认更换' }))
  await waitFor(() => expect(visible).toHaveTextContent('siyuan@intranet'))
})

it('an ended login keeps the dialog with the new address: the person signs in over it', async () => {
  onTestFinished(forgetSignInAgain)
  const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: '更换邮箱' }))
  await type('新邮箱', 'siyuan@example.cn')
  await type('验证码', '123456')
  await backend.network.expireNow()
  await user.click(screen.getByRole('button', { name: '确认更换' }))
  await user.type(await screen.findByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull())
  expect(await box('新邮箱')).toHaveValue('siyuan@example.cn')
})

it('the bank tab uses the saved certificate, and points out an unsaved change of it', async () => {
  const { user } = await renderAt('/account/settings/info', { as: 'newResearcher' })
  await user.click(await screen.findByRole('combobox', { name: /^证件类型/ }))
  await user.click(await screen.findByTitle('护照'))
  await user.click(screen.getByRole('link', { name: '银行信息' }))
  expect(await screen.findByText(/证件类型的修改还没有保存/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: '境外人员信息' })).toBeNull()
})

it('a name that is too long is pointed out before it costs one of the day’s identity checks', async () => {
  const { user } = await renderAt('/account/settings/security', { as: 'newResearcher' })
  await type('姓名', '林'.repeat(51))
  await user.click(screen.getByRole('button', { name: '提交实名认证' }))
  expect(await box('姓名')).toHaveAccessibleDescription(/姓名不能超过 50 个字，现在 51 个/)
})

it('a user with intermediate real-name level continues to the advanced one with a bank account', async () => {
  backend.db.users.update('user-researcher', { userGrade: 2 })
  const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
  expect(await screen.findByText('中级实名')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '提交实名认证' }))
  expect(await box('银行账号')).toHaveAccessibleDescription(/请输入银行账号/)
  await type('银行账号', backend.db.users.get('user-researcher')?.userBankAccount ?? '')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(backend.db.verificationCodes.all()).toHaveLength(1))
  await type('验证码', backend.db.verificationCodes.all()[0]?.code ?? '')
  await user.click(screen.getByRole('button', { name: '提交实名认证' }))
  expect(await screen.findByText('高级实名')).toBeVisible()
  expect(screen.queryByRole('button', { name: '提交实名认证' })).toBeNull()
})

it('shows a failed dictionary at its field with a retry; the answer stays', async () => {
  const { user } = await renderAt('/account/settings/info', { as: 'researcher' })
  const select = await screen.findByRole('combobox', { name: /^民族/ })
  backend.network.offline = true
  fireEvent.mouseDown(select)
  expect(await screen.findByText('选项没有加载成功。')).toBeVisible()
  expect(screen.getByText('汉族')).toBeVisible()
  backend.network.offline = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('选项没有加载成功。')).toBeNull())
  fireEvent.mouseDown(select)
  expect(await screen.findByTitle('蒙古族')).toBeInTheDocument()
})

describe('security', () => {
  it('changes the password, and shows a wrong old one at its field', async () => {
    backend.signIn('researcher')
    const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '修改密码' }))
    const dialog = await screen.findByRole('dialog', { name: '修改密码' })
    const fill = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
    fill('原密码', 'wrong')
    fill('新密码', 'Another2026')
    fill('确认新密码', 'Another2027')
    await user.click(within(dialog).getByRole('button', { name: /确认修改$/ }))
    expect(await within(dialog).findByText('两次输入的新密码不一致')).toBeInTheDocument()
    fill('确认新密码', 'Another2026')
    await user.click(within(dialog).getByRole('button', { name: /确认修改$/ }))
    expect(await within(dialog).findByText('原密码错误，请重新输入')).toBeInTheDocument()
    const elsewhere = () => document.querySelectorAll('button[aria-label^="让"]')
    expect(elsewhere()).not.toHaveLength(0)
    fill('原密码', 'Demo@2026')
    await user.click(within(dialog).getByRole('button', { name: /确认修改$/ }))
    await waitFor(() => expect(backend.db.users.get('user-researcher')?.password).toBe('Another2026'))
    // The message says that the other devices are signed out: the list beside it no longer holds them.
    await waitFor(() => expect(elsewhere()).toHaveLength(0))
    expect(screen.getByText(/（本机）$/)).toBeInTheDocument()
  })

  it('focuses the first field of an opened dialog, and returns the focus to its button', async () => {
    const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
    const button = await screen.findByRole('button', { name: '修改密码' })
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: '修改密码' })
    await waitFor(() => expect(within(dialog).getByLabelText('原密码')).toHaveFocus())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('certifies a new user, and shows a wrong name at its field', async () => {
    backend.db.users.update('user-newResearcher', {
      userCertificatetype: dictionaryId('user_id_type', '111'),
      userFullname: '林小岚',
    })
    const { user } = await renderAt('/account/settings/security', { as: 'newResearcher' })
    const { uncertifiedPerson } = await import('@mocks/real-name')
    await type('证件号码', uncertifiedPerson.certificate)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(backend.db.verificationCodes.all()).toHaveLength(1))
    const sent = backend.db.verificationCodes.all().at(-1)
    await type('验证码', sent?.code ?? '')
    await user.click(screen.getByRole('button', { name: /提交实名认证$/ }))
    expect(await screen.findByText('姓名与证件号码不一致，请核对后重新认证')).toBeVisible()
    if (sent) backend.db.verificationCodes.update(sent.id, { spent: false })
    await type('姓名', '林晓岚')
    await user.click(screen.getByRole('button', { name: /提交实名认证$/ }))
    expect(await screen.findByText(/已可以申报项目和申请成为专家/)).toBeVisible()
    expect(backend.db.users.get('user-newResearcher')).toMatchObject({ isCertification: 1, userGrade: 2 })
  })
})
