/** Fills in a declaration page by page, for the browser test of the whole journey (`journey.spec.ts`). */
import { expect, type Page } from '@playwright/test'
import { answer, choose, days, look } from './support'

/** Title of the journey's declaration. */
export const name = '城市道路交通信号协同优化大模型关键技术研究'

const ledger = (page: Page) => page.getByRole('region', { name: '规则核对' })

export async function fillBasics(page: Page): Promise<void> {
  await answer(page, '项目名称').fill(name)
  await look(page, '应用领域', '大模型与算法')
  await days(page.getByRole('group', { name: /^项目执行期/ }), '2027-01-01', '2028-12-31')
  await answer(page, '关键词').fill('交通信号')
  await choose(page, '研究类型', '应用研究')
  await answer(page, '技术成熟度').fill('４')
  await choose(page, '是否有合作单位', '否')
}

export async function fillTeam(page: Page): Promise<void> {
  await expect(answer(page, '姓名')).toHaveValue('陈思远')
  await look(page, '职称', '教授')
  await answer(page, '第 1 行 投入时间').fill('12')
  await page.getByRole('button', { name: '添加一行' }).click()
  await answer(page, '第 2 行 姓名').fill('李明')
  await answer(page, '第 2 行 身份证号').fill('310101199203047710')
  await answer(page, '第 2 行 手机号码').fill('13912345678')
  await page.getByRole('combobox', { name: /^第 2 行 角色/ }).selectOption({ label: '骨干' })
  await answer(page, '第 2 行 所在单位').fill('上海申江大学')
  await answer(page, '第 2 行 投入时间').fill('18')
  await expect(page.getByRole('status', { name: /^总人月数/ })).toHaveText('30')
}

export async function fillPlan(page: Page): Promise<void> {
  await answer(page, '立项依据与研究意义').fill('本市干线信号仍以定时为主，协同不足。')
  await answer(page, '研究目标与考核指标').fill('主干道平均行程时间下降 15%。')
  await answer(page, '研究内容与技术路线').fill('数据融合、策略学习、仿真与路口验证。')
  await answer(page, '创新点').fill('信号控制大模型。')
  await answer(page, '预期成果与效益').fill('在两个区的 60 个路口应用。')
  await choose(page, '是否分设课题', '否')
  const schedule = page.getByRole('region', { name: /^进度安排/ })
  await page.getByRole('button', { name: '添加一行' }).click()
  await days(schedule, '2027-01-01', '2028-12-31')
  await answer(page, '第 1 行 工作内容').fill('完成研究与应用验证')
  await answer(page, '第 1 行 阶段成果').fill('总结报告')
  await answer(page, '第 1 行 数量').fill('3')
}

/** 50 万元 of direct cost, and 7 万元 of indirect, which is too much. */
export async function fillBudget(page: Page): Promise<void> {
  const cost = (row: number) => answer(page, `第 ${row} 行 专项资金`)
  await cost(6).fill('5')
  await cost(8).fill('40')
  await cost(9).fill('5')
  await expect(page.getByRole('status', { name: /^直接费用合计/ })).toHaveText('50.00')
  const indirect = answer(page, '间接费用：专项资金')
  await indirect.fill('5')
  await expect(ledger(page)).toContainText('间接费用占专项资金直接费用 10% ≤ 12%，还可增加 1 万元')
  await indirect.press('End')
  await indirect.press('Backspace')
  await indirect.pressSequentially('7')
  await expect(indirect).toBeFocused()
  await expect(ledger(page)).toContainText('间接费用占专项资金直接费用 14% > 12%，超出 1 万元')
  await expect(page.getByRole('status', { name: /^项目总经费/ })).toHaveText('57.00')
}
