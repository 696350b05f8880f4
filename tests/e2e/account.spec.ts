/** Browser test of an upload: its progress, what ends it, and what continues it. */
import { enterAs, setNetwork } from './backend'
import { attach, heading, pdf, uploadField } from './support'
import { expect, test } from './test'

const settings = '/account/settings'

test.describe('attaching a certificate', () => {
  test('an upload shows its progress, can be cancelled, continues on another tab, and is retried after a network failure', async ({
    page,
  }) => {
    await enterAs(page, 'researcher', `${settings}/info`)
    const field = uploadField(page, '证件扫描件')
    await expect(field).toBeVisible()
    await setNetwork(page, { delay: 2500 })
    await attach(page, '证件扫描件', pdf('扫描.pdf', 400_000))
    await expect(field.getByRole('button', { name: '选择文件' })).toBeDisabled()
    await field.getByRole('button', { name: '取消上传 扫描.pdf' }).click()
    await expect(field.getByRole('listitem')).toHaveCount(0)

    await attach(page, '证件扫描件', pdf('扫描.pdf', 400_000))
    await page.getByRole('link', { name: '银行信息' }).click()
    await expect(heading(page, '银行信息')).toBeVisible()
    await setNetwork(page, { delay: 0 })
    await page.getByRole('link', { name: '基本信息', exact: true }).first().click()
    await expect(field.getByRole('button', { name: '删除 扫描.pdf' })).toBeVisible()

    await setNetwork(page, { offline: true })
    await attach(page, '职称证明', pdf('断线.pdf'))
    const other = uploadField(page, '职称证明')
    await expect(other.getByRole('alert')).toContainText('网络无法连接')
    await setNetwork(page, { offline: false })
    await other.getByRole('button', { name: '重试 断线.pdf' }).click()
    await expect(other.getByRole('button', { name: '删除 断线.pdf' })).toBeVisible()
  })
})
