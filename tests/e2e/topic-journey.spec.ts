/** Browser test of a topic from its invitation to the project's task book. */
import type { RowValue } from '@/smartform/schema/values'
import { become, content, enterAs, saveAnswers, workOf } from './backend'
import { answer, approveAsCommission, expectSaved, heading, judge, turnTo } from './support'
import { expect, test } from './test'

const year = String(new Date().getFullYear()).slice(2)
const declared = `content-${year}DZ1100-001`
const topic = '课题一：巡检机器人多模态感知'

test('a topic is bound by its invited leader, filled in, confirmed, and taken over into the task book', async ({
  page,
}) => {
  const row = () => page.getByRole('row').filter({ hasText: topic })

  await test.step('the project’s leader invites the leader of a topic, and reminds of the invitation', async () => {
    await enterAs(page, 'researcher')
    await approveAsCommission(page, declared, '')
    await page.goto(`/my-project/topics/${declared}`)
    await page.getByRole('button', { name: `邀请负责人：${topic}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /手机号码/ }).fill('13800001005')
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await expect(row()).toContainText('待关联')
    await page.getByRole('button', { name: `提醒：${topic}` }).click()
    await expect(row()).toContainText('上次提醒')
  })

  await test.step('the topic’s leader follows the message, binds the topic, and submits its task book', async () => {
    await become(page, 'expert')
    await page.goto('/mail/2')
    await page.getByRole('link', { name: new RegExp(`邀请您负责${topic}`) }).click()
    await page.getByRole('link', { name: '前往办理' }).click()
    await page.getByRole('button', { name: '确认关联' }).click()
    await page.getByRole('link', { name: '去填报' }).click()
    await page.getByRole('link', { name: /^开始填报：/ }).click()
    await answer(page, '课题目标').fill('完成巡检机器人多模态感知的全部研究内容。')
    await answer(page, '研究内容与分工').fill('负责感知模型与数据集。')
    await answer(page, '研究内容与分工').press('Tab')
    await expectSaved(page)
    const id = new URL(page.url()).pathname.split('/')[3] ?? ''
    const { values } = await content(page, id)
    const costs = (values.directCosts as RowValue[]).map((cost) => ({
      ...cost,
      cells: { ...cost.cells, special: cost.id === 'labour' ? '13.4' : '0' },
    }))
    const milestone = { period: values.cycle ?? null, work: '样机', deliverable: '样机一套' } as RowValue['cells']
    await saveAnswers(page, id, { directCosts: costs, milestones: [{ id: 's1', cells: milestone }] })
    await page.goto(`/my-project/work/${id}/form/budget`)
    const indirect = answer(page, '间接费用：专项资金')
    await indirect.fill('20.5')
    await indirect.press('Tab')
    await expect(page.getByText('课题的每项专项资金不能超过 20 万元，请调减。').first()).toBeVisible()
    await indirect.fill('1.6')
    await indirect.press('Tab')
    await expectSaved(page)
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交课题任务书', exact: true }).click()
    await expect(heading(page, '课题任务书已提交')).toBeVisible()
  })

  await test.step('the project’s leader confirms it, compares the sums, and takes it over', async () => {
    await become(page, 'researcher')
    await page.goto(`/my-project/topics/${declared}`)
    await page.getByRole('link', { name: new RegExp(`^去确认：${topic}`) }).click()
    await judge(page, /^确认/)
    await page.goto(`/my-project/topics/${declared}`)
    const labour = page.getByRole('table', { name: '与任务书对照' }).getByRole('row').filter({ hasText: '劳务费' })
    await expect(labour).toContainText('13.4')
    await page.getByRole('button', { name: '带入任务书' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '带入' }).click()
    await expect(page.getByText('已带入 1 个课题')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: '打开任务书' }).click()
    await page.waitForURL(/\/form\//)
    await turnTo(page, '约定条款')
    await expect(page.getByRole('table', { name: /^课题与经费分配/ }).first()).toContainText(topic)
  })
})

test('a confirmed topic that exceeds the project’s acceptance is named, and taken over with the sums raised', async ({
  page,
}) => {
  await enterAs(page, 'researcher')
  const { id } = await workOf(page, 'TOPIC_ACCEPTANCE', { states: ['SUBMITTED'] })
  await page.goto(`/my-project/work/${id}/review`)
  await judge(page, /^确认/)
  await page.goto(`/my-project/topics/content-${Number(year) - 1}DZ1200-001`)
  const sums = page.getByRole('table', { name: '与验收对照' })
  const labour = sums.getByRole('row').filter({ hasText: '劳务费' })
  await expect(labour).toContainText('课题超出')
  await page.getByRole('button', { name: '带入验收' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('劳务费 0 → 3.1')
  await question.getByRole('button', { name: '带入' }).click()
  await expect(labour).toContainText('未超出')
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: '打开验收' }).click()
  await expect(page.getByRole('table', { name: /^课题完成情况/ }).first()).toContainText(
    '课题二：信号协同控制与示范应用',
  )
})
