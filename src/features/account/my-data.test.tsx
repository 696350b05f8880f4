/** Tests of the tab 我的数据: personal data, consents, readers, devices. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

afterEach(() => void vi.restoreAllMocks())

const me = personaUserId('researcher')
const region = (name: string) => screen.findByRole('region', { name })

describe('the page of one’s own data', () => {
  it('lists what is held by kind, guarded values masked, with what it is for and where it is corrected', async () => {
    backend.db.users.update(me, { userBankAccount: '6222021001001000998' })
    await renderAt('/account/settings/data', { as: 'researcher' })
    const held = within(await region('保存的信息'))
    expect(held.getByRole('heading', { name: '银行账号（敏感：金融账户信息）' })).toBeVisible()
    expect(held.getByText('银行账号：***************0998')).toBeVisible()
    expect(document.body).not.toHaveTextContent('6222021001001000998')
    expect(held.getByRole('link', { name: '更正银行账号' })).toHaveAttribute('href', '/account/settings/bank')
    expect(held.getByText(/支付评审费/)).toBeVisible()
    const names = within(held.getByRole('heading', { name: '姓名' }).closest('li') as HTMLElement)
    expect(await names.findByText(/^用在 \d+ 份材料中：.+/)).toBeVisible()
  })

  it('says which office has read one’s profile, and when', async () => {
    const reader = personaUserId('unitAdministrator')
    backend.db.profileReads.insert({
      id: `${me} ${reader}`,
      userId: me,
      readerId: reader,
      lastAt: Date.now(),
      times: 2,
    })
    await renderAt('/account/settings/data', { as: 'researcher' })
    const reads = within(await region('谁看过我的证件和银行信息'))
    expect((await reads.findAllByText('账户资料'))[0]).toBeVisible()
    expect(reads.getByText(/管理员 看过，最近 .+，共 2 次/)).toBeVisible()
  })

  it('exports everything as one file, without the password', async () => {
    const { user } = await renderAt('/account/settings/data', { as: 'researcher' })
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(await screen.findByRole('button', { name: '导出我的数据' }))
    await waitFor(() => expect(createObjectURL).toHaveBeenCalled())
    const file = createObjectURL.mock.calls[0]?.[0]
    const data = JSON.parse(await (file as Blob).text())
    expect(data.profile.userFullname).toBe('陈思远')
    expect(data.profile).not.toHaveProperty('password')
    expect(data.papers.length).toBeGreaterThan(0)
  })

  it('takes a request for erasure, one at a time, and says who answers it by when', async () => {
    const { user } = await renderAt('/account/settings/data', { as: 'researcher' })
    const erase = within(await region('删除信息'))
    expect(erase.getByText(/已提交的材料、审核评审记录和付款记录，依法归档/)).toBeVisible()
    await user.click(erase.getByRole('button', { name: '申请删除信息' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /^要删除的信息/ }), '籍贯')
    await user.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(await erase.findByText('籍贯')).toBeVisible()
    expect(erase.getByText(/办理中，最迟 \d{4}-\d\d-\d\d 答复/)).toBeVisible()
    expect(erase.queryByRole('button', { name: '申请删除信息' })).toBeNull()
    expect(erase.getByText('收到答复后，可以再次申请。')).toBeVisible()
  })
})

describe('the separate consent to the bank account', () => {
  it('is withdrawn in three presses, which say first what stops, clear the account and refuse it from then on', async () => {
    backend.db.users.update(me, { userBankAccount: '6222021001001000998' })
    const { user } = await renderAt('/account/settings/bank', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '撤回对保存银行账号的同意' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/不能再向您付款或做高级实名认证/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '撤回同意' }))
    const account = await screen.findByRole('textbox', { name: /^银行账号/ })
    await waitFor(() => expect(account).toHaveValue(''))
    expect(backend.db.users.get(me)?.userBankAccount).toBeNull()
    expect(await screen.findByText(/^您已于 .+ 撤回同意。$/)).toBeVisible()
  })

  it('is asked once, and kept with its time and the version of its text', async () => {
    for (const { id } of backend.db.consents.where({ userId: me })) backend.db.consents.remove(id)
    const { user } = await renderAt('/account/settings/bank', { as: 'researcher' })
    await user.click(await screen.findByRole('checkbox', { name: /^同意本平台为付款和高级实名认证/ }))
    expect(await screen.findByText(/^您已于 .+ 单独同意（文本 .+）。$/)).toBeVisible()
    expect(backend.db.consents.where({ userId: me, kind: 'BANK_ACCOUNT' })).toMatchObject([
      { textVersion: expect.any(String), givenAt: expect.any(Number), withdrawnAt: null },
    ])
  })
})

describe('the signed-in devices', () => {
  it('tell the sign-in before, and another one is signed out from here, this one not', async () => {
    const elsewhere = backend.signIn('researcher')
    const { user } = await renderAt('/account/settings/security', { as: 'researcher' })
    const devices = within(await region('登录的设备'))
    expect(await devices.findByText(/^上次登录：\d{4}-\d\d-\d\d \d\d:\d\d/)).toBeVisible()
    expect(devices.getAllByText(/（本机）$/)).toHaveLength(1)
    const buttons = devices.getAllByRole('button', { name: /^让 .+ 退出登录（.+ 登录）$/ })
    expect(buttons).toHaveLength(devices.getAllByRole('listitem').length - 1)
    for (const button of buttons.slice(0, 1)) await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(backend.db.sessions.get(elsewhere)).toBeUndefined())
  })
})
