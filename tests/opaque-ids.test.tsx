/** Tests that no screen depends on the form of the backend's ids. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readToken } from '@/session/token'
import { backend } from './backend'
import { renderAt } from './render'

/** Another backend's ids: other ones at every run, and none that says what it stands for. */
vi.mock('@mocks/db/seeds/dictionary-id', () => {
  const values = new Map<string, string>()
  return {
    dictionaryId(type: string, code: string) {
      const key = `${type}\n${code}`
      const id = values.get(key) ?? `${crypto.randomUUID()} #/?&é`
      values.set(key, id)
      return id
    },
  }
})

/** The stored seeds have readable ids; without them, seeds are created anew with opaque ids. */
vi.mock('./seeds-of-run', () => ({ readSeeds: () => ({ rows: {}, at: 0 }) }))

const idOf = (type: string, code: string) => backend.db.dictionaries.where({ type, code })[0]?.id
const box = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
async function write(label: string, value: string): Promise<void> {
  fireEvent.change(await box(label), { target: { value } })
}
async function choose(user: UserEvent, label: string, name: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
  const found = await screen.findAllByTitle(name)
  await user.click(found.find((element) => element.matches('.ant-select-item-option')) as HTMLElement)
}

it('account settings identify the resident identity card by its code, and send ids unchanged', async () => {
  expect(idOf('user_id_type', '111')).toContain(' #/?&é')
  const { user, leave } = await renderAt('/account/settings/info', { as: 'newResearcher' })
  await choose(user, '证件类型', '居民身份证')
  await write('证件号码', '310104199406123488')
  expect(await box('出生日期')).toHaveValue('1994-06-12')
  expect(screen.getByRole('radio', { name: '女' })).toBeChecked()
  await write('证件号码', '310104199406123480')
  await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
  expect(await screen.findByRole('link', { name: '请输入正确的身份证号' })).toBeVisible()
  await choose(user, '证件类型', '护照')
  expect(await box('证件号码')).toHaveValue('')
  await write('证件号码', '护照')
  await user.click(screen.getByRole('button', { name: /保存基本信息$/ }))
  expect(await screen.findByRole('link', { name: '请输入正确的护照号码' })).toBeVisible()
  leave()

  await renderAt('/account/settings/info', { as: 'researcher' })
  await choose(user, '政治面貌', '中共党员')
  await user.click(await screen.findByRole('button', { name: /保存基本信息$/ }))
  expect(await screen.findByText(/操作成功，已保存/)).toBeVisible()
  expect(backend.db.users.get('user-researcher')).toMatchObject({
    userParty: idOf('political_party', '01'),
    userMinority: idOf('tribe', '01'),
    userCertificatetype: idOf('user_id_type', '111'),
  })
})

it('registration creates an account and signs in', async () => {
  const { user } = await renderAt('/user/register')
  const values = {
    用户名: 'zhang_wei',
    姓名: '张伟',
    手机号码: '13911110000',
    设置密码: 'abcd1234',
    再次输入密码: 'abcd1234',
  }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  const code = await waitFor(() => {
    const [sent] = backend.db.verificationCodes.where({ target: '13911110000' })
    if (!sent) throw new Error('no code was sent')
    return sent.code
  })
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: code } })
  await user.click(screen.getByLabelText('我已阅读并同意以下两份文件'))
  await user.click(screen.getByRole('button', { name: '注册' }))
  expect(await screen.findByText('注册成功，已登录')).toBeVisible()
  expect(readToken()).toBeTruthy()
})

it('a form shows a dictionary entry by name and saves it with id and code', async () => {
  const [draft] = backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher', state: 'DRAFT' })
  if (!draft) throw new Error('no draft of the researcher')
  const user = userEvent.setup()
  await renderAt(`/smartform/${draft.formId}/${draft.id}/basic`, { as: 'researcher' })
  const entry = backend.db.dictionaries.where({ type: 'user_application_area' }).find(({ code }) => code.length === 6)
  if (!entry) throw new Error('no area of application')
  const area = await screen.findByRole('combobox', { name: /^应用领域/ })
  await user.click(area)
  await user.type(area, entry.name)
  await user.click(await screen.findByTitle(entry.name))
  await waitFor(
    () =>
      expect(backend.db.contents.get(draft.id)?.values.applicationArea).toMatchObject({
        id: entry.id,
        code: entry.code,
      }),
    { timeout: 10_000 },
  )
})
