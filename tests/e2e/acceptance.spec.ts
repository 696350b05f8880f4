/** Browser test of an acceptance: experts, findings, conclusion. */
import type { Person } from '@mocks/backend'
import type { Page } from '@playwright/test'
import { become, enterAs, expertsOf, submitFinding, workOf } from './backend'
import { expect, test } from './test'

/** Experts of other units than the project's; the first one writes at the screen. */
const experts: Readonly<Record<string, Person>> = {
  赵立群: 'expert',
  余梦: { userId: 'user-27' },
  顾清扬: { userId: 'user-31' },
}
const at = (id: string, suffix = '') => `/my-project/work/${id}${suffix}`

async function as(page: Page, person: Person, address: string): Promise<void> {
  await become(page, person)
  await page.goto(address)
}

test('an acceptance is examined by three experts, concluded against their findings, and the leader reads what to mend', async ({
  page,
}) => {
  await enterAs(page, 'supervisingDepartment')
  const { id } = await workOf(page, 'ACCEPTANCE', { states: ['TO_ASSIGN'], unitId: 'unit-1' })

  await test.step('the department assigns them by keyboard, three at least', async () => {
    await page.goto(at(id, '/review'))
    const form = page.getByRole('form', { name: '指派验收专家' })
    // Each expert on lines of their own.
    const overlapping = await form
      .getByRole('group')
      .locator('label')
      .evaluateAll(
        (labels) => labels.filter((label) => label.scrollHeight > label.getBoundingClientRect().height + 1).length,
      )
    expect(overlapping).toBe(0)
    const [first = '', second = '', third = ''] = Object.keys(experts)
    const choice = (name: string) => form.getByRole('checkbox', { name: new RegExp(`^${name}`) })
    await choice(first).press('Space')
    await choice(second).press('Space')
    await form.getByRole('button', { name: '指派 2 位专家' }).press('Enter')
    await expect(form.getByRole('alert')).toContainText('验收专家至少 3 位，还差 1 位')
    await choice(third).press('Space')
    await form.getByRole('button', { name: '指派 3 位专家' }).press('Enter')
    await expect(page.getByRole('region', { name: '专家验收' })).toContainText('专家 3 位 · 已提交 0 位')
  })

  const panel = await expertsOf(page, id)
  const reviewOf = (name: string) => panel.find(({ reviewer }) => reviewer.name === name)?.id ?? ''

  await test.step('an expert declares no interest and scores it beside the application', async () => {
    await as(page, 'expert', '/mail/2')
    await expect(page.getByRole('link', { name: /邀请您验收《/ })).toBeVisible()
    await page.goto(`/expert/review/${reviewOf('赵立群')}`)
    await page.getByRole('button', { name: '没有利害关系，开始评审' }).click()
    const application = page.getByRole('region', { name: '验收申请', exact: true })
    await expect(application.getByText('财务决算表的支出合计')).toBeVisible()
    const form = page.getByRole('region', { name: '评审表', exact: true })
    for (const criterion of ['任务完成情况', '成果水平与应用', '经费使用', '验收材料'])
      await form
        .getByRole('radiogroup', { name: new RegExp(`^${criterion}`) })
        .getByRole('radio', { name: /^4 / })
        .check()
    await expect(form.getByText('总分 80')).toBeVisible()
    await form
      .getByRole('textbox', { name: /^完成情况评价/ })
      .fill('任务书约定的内容全部完成，样机通过了第三方检测，证明充分。')
    await form
      .getByRole('textbox', { name: /^存在问题与整改建议/ })
      .fill('一篇论文尚未见刊，建议见刊以后补充备案，没有其他问题。')
    await form
      .getByRole('radiogroup', { name: /^验收建议/ })
      .getByRole('radio', { name: '通过', exact: true })
      .check()
    await form
      .getByRole('radiogroup', { name: /^对该领域/ })
      .getByRole('radio', { name: '熟悉', exact: true })
      .check()
    await form.getByRole('button', { name: '提交评审意见' }).click()
    await expect(page.getByText('评审意见已提交')).toBeVisible()
  })

  await test.step('the others submit theirs', async () => {
    for (const [name, recommendation] of [
      ['余梦', 'pass'],
      ['顾清扬', 'rectify'],
    ] as const) {
      await become(page, experts[name] ?? 'expert')
      await submitFinding(page, reviewOf(name), recommendation)
    }
  })

  await test.step('the department reads them side by side and departs with a reason', async () => {
    await as(page, 'supervisingDepartment', at(id, '/review'))
    const findings = page.getByRole('table', { name: '专家意见对照' })
    await expect(findings.getByRole('row', { name: /^验收建议/ })).toContainText('限期整改')
    await expect(page.getByText('专家意见汇总：通过')).toBeVisible()
    const form = page.getByRole('form', { name: '审核意见' })
    await form.getByRole('radio', { name: /^限期整改/ }).check()
    await form.getByRole('button', { name: '提交审核意见' }).click()
    await expect(form.getByLabel(/^整改期限/)).toBeFocused()
    await form.getByLabel(/^整改期限/).fill(`${new Date().getFullYear() + 1}-03-31`)
    await form.getByRole('radio', { name: '原验收专家' }).check()
    await form.getByRole('textbox', { name: /^不一致的理由/ }).fill('缺少一项指标的检测报告，补齐后才能结题。')
    await form.getByRole('textbox', { name: /^通知书意见/ }).fill('请补充检测报告，并说明测试费结余的用途。')
    await form.getByRole('button', { name: '提交审核意见' }).click()
    await expect(page.getByText(/^操作成功：.*限期整改/)).toBeVisible()
  })

  await test.step('the leader finds the letter, the date and what to mend', async () => {
    await as(page, { userId: 'user-10' }, at(id))
    const letter = page.getByRole('region', { name: '项目验收整改通知书' })
    await expect(letter).toContainText('请补充检测报告，并说明测试费结余的用途。')
    await expect(letter).toContainText('缺少一项指标的检测报告')
    await letter.getByRole('button', { name: '下载通知书' }).click()
    await expect(letter.getByRole('status')).toContainText('项目验收整改通知书.pdf')
    await expect(page.getByRole('button', { name: '继续填报' })).toBeVisible()
  })
})
