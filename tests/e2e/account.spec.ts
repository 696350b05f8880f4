/** Browser tests of the certificate upload and the self-assessment. */
import type { Page } from '@playwright/test'
import { endAllLogins, enterAs, setNetwork } from './backend'
import { answer, attach, heading, pdf, pick, signInAs, uploadField } from './support'
import { expect, test } from './test'

const settings = '/account/settings'
const save = (page: Page, what: string) => page.getByRole('button', { name: what })

test.describe('attaching a certificate', () => {
  test('wrong files are refused each with a reason; a PDF uploads, can be viewed, and is removed after confirmation', async ({
    page,
  }) => {
    await enterAs(page, 'researcher', `${settings}/info`)
    const field = uploadField(page, '职称证明')
    await expect(field).toContainText('支持 pdf，最多 1 个文件，每个小于 10 MB')
    for (const [file, reason] of [
      [{ ...pdf('改名.pdf'), buffer: Buffer.from('MZ not a pdf') }, '文件内容与扩展名不符'],
      [{ ...pdf('空的.pdf'), buffer: Buffer.alloc(0) }, '文件是空的'],
      [pdf('照片.png'), '请上传pdf格式'],
      [pdf('太大.pdf', 10 * 1024 * 1024 + 1), '请上传小于10M的文件'],
    ] as const) {
      await attach(page, '职称证明', file)
      await expect(field.getByRole('listitem').filter({ hasText: file.name })).toContainText(reason)
    }
    await attach(page, '职称证明', pdf('职称.pdf'))
    await field.getByRole('button', { name: '职称.pdf', exact: true }).click()
    const preview = page.getByRole('dialog', { name: '职称.pdf' })
    await expect(preview.getByTitle('预览 职称.pdf')).toHaveAttribute('src', /^blob:/)
    await preview
      .getByRole('button', { name: 'Close' })
      .or(preview.getByRole('button', { name: '关闭' }))
      .click()
    await attach(page, '职称证明', pdf('第二份.pdf'))
    await expect(field.getByRole('alert')).toContainText('只能上传1个文件')
    await field.getByRole('button', { name: '删除 职称.pdf' }).click()
    const question = page.getByRole('dialog', { name: '是否确认删除？' })
    await question.getByRole('button', { name: /删\s?除/ }).click()
    await expect(field.getByRole('button', { name: '删除 职称.pdf' })).toHaveCount(0)
  })

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

test('the certificate number fills birthday and sex, and a half-filled profile is restored after the session ended', async ({
  page,
}) => {
  await enterAs(page, 'newResearcher', `${settings}/info`)
  await pick(page, page.getByRole('combobox', { name: /^证件类型/ }), '居民身份证')
  await answer(page, '证件号码').fill('１１０１０５ 19491231-002ｘ')
  await expect(answer(page, '出生日期')).toHaveValue('1949-12-31')
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()
  await answer(page, '职务').click()
  await expect(answer(page, '证件号码')).toHaveValue('11010519491231002X')
  await answer(page, '职务').fill('研究助理')
  await expect(page.getByText(/尚未保存，会暂存在本机/)).toBeVisible()
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('11010519491231002X')
  await endAllLogins(page)
  await page.reload()
  await expect(heading(page, '登录')).toBeVisible()
  await signInAs(page, '新用户')
  await expect(page).toHaveURL(/account\/settings\/info/)
  await expect(answer(page, '职务')).toHaveValue('研究助理')
  await expect(answer(page, '证件号码')).toHaveValue('11010519491231002X')
})

test.describe('the self-assessment', () => {
  const choose = (page: Page, n: number, option: string) =>
    page
      .getByRole('radiogroup', { name: new RegExp(`^${n}\\.`) })
      .getByRole('radio', { name: option, exact: true })
      .check()

  test('passes with a qualification and its proof, can be left, and is shown as filed', async ({ page }) => {
    await enterAs(page, 'researcher', '/')
    await page.goto('/my-project')
    await page.goto('/definition/view/unit-1')
    for (const n of [1, 2, 3, 4]) await choose(page, n, '符合')
    await choose(page, 5, '是')
    for (const n of [6, 7, 8]) await choose(page, n, '否')
    await attach(page, '第 5 题的证明材料', pdf('高新技术企业证书.pdf'))
    await expect(page.getByRole('button', { name: '删除 高新技术企业证书.pdf' })).toBeVisible()
    await page.getByRole('checkbox', { name: '我已阅读并承诺' }).check()
    await page.getByRole('button', { name: '提交自评' }).click()
    await page
      .getByRole('dialog', { name: '提交成功' })
      .getByRole('button', { name: /返\s?回/ })
      .click()
    await expect(page).not.toHaveURL(/definition/)
    await page.goto('/definition/view/unit-1')
    await expect(page.getByText('以下是上次提交的内容')).toBeVisible()
    await expect(page.getByRole('button', { name: '高新技术企业证书.pdf' })).toBeVisible()
  })

  test('failed can be repeated with the same answers, and cancelling shows the filed one', async ({ page }) => {
    await enterAs(page, 'expert', '/definition/view/unit-2')
    for (const n of [1, 2, 3]) await choose(page, n, '符合')
    await choose(page, 4, '不符合')
    for (const n of [5, 6, 7, 8]) await choose(page, n, '否')
    const figures = [100, 30, 1000, 60, 900]
    for (const [index, value] of figures.entries())
      await page.getByRole('textbox', { name: new RegExp(`^${index + 9}\\.`) }).fill(String(value))
    await page.getByRole('radio', { name: '没有知识产权' }).check()
    await page.getByRole('checkbox', { name: '我已阅读并承诺' }).check()
    await page.getByRole('button', { name: '提交自评' }).click()
    const failed = page.getByRole('dialog', { name: '自评未通过' })
    await failed.getByRole('button', { name: '重新评估' }).click()
    await expect(page.getByRole('textbox', { name: /^9\./ })).toHaveValue('100')
    await page.getByRole('checkbox', { name: '我已阅读并承诺' }).check()
    await page.getByRole('button', { name: '提交自评' }).click()
    await failed.getByRole('button', { name: /取\s?消/ }).click()
    await expect(page.getByText('以下是上次提交的内容')).toBeVisible()
  })
})

test('bank information is saved, and mistakes show the exact texts', async ({ page }) => {
  await enterAs(page, 'researcher', `${settings}/bank`)
  await answer(page, '开户银行支行').fill('工商银行上海市五角场支行')
  await save(page, '保存银行信息').click()
  await expect(page.getByRole('region', { name: '有 1 处需要处理' })).toContainText(
    '开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。',
  )
  await answer(page, '开户银行支行').fill('中国工商银行上海市大学路支行')
  await save(page, '保存银行信息').click()
  await expect(page.getByText(/操作成功，已保存/)).toBeVisible()
})
