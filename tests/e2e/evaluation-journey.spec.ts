/** Browser tests of a performance evaluation and a technical report evaluation. */
import type { RowValue } from '@/smartform/schema/values'
import { become, content, enterAs, saveAnswers, workOf } from './backend'
import { answer, expectSaved, heading, judge } from './support'
import { expect, test } from './test'

const reason = '一件专利仍在实质审查。'
const file = (name: string) => [{ uid: name, name, url: `private/test/${name}`, size: 2048 }]

test('a performance evaluation is filled in from resume and acceptance, and a goal that is short gets its reason', async ({
  page,
}) => {
  await enterAs(page, 'researcher')
  const { id } = await workOf(page, 'PERFORMANCE', { states: ['TO_CONFIRM'], scope: 'TO_FILL' })
  await page.goto(`/my-project/evaluation-confirm/${id}`)
  await page.getByRole('button', { name: '信息一致，开始填报' }).click()
  await page.getByRole('button', { name: '加入一种基于小样本学习的环境感知方法' }).click()
  await expect(page.getByText('1 行来自个人履历和验收材料')).toBeVisible()
  for (const [cell, text] of [
    ['第 2 行 现在达到', '0'],
    ['第 2 行 未达到的原因', reason],
  ] as const) {
    await answer(page, cell).fill(text)
    await answer(page, cell).press('Tab')
  }
  await expectSaved(page)
  const { values } = await content(page, id)
  const goals = (values.goals as RowValue[]).map((row) => ({
    ...row,
    cells: { ...row.cells, proof: file('证明.pdf') },
  }))
  await saveAnswers(page, id, { goals, satisfaction: 'high', social: '应用良好。', lessons: '尽早联合测试。' })
  await page.goto(`/performance-smartform/performance-evaluation/${id}/check`)
  await expect(page.getByText(reason)).toBeVisible()
  await page.getByRole('button', { name: '提交绩效评价', exact: true }).click()
  await expect(heading(page, '绩效评价已提交')).toBeVisible()
  await become(page, 'unitAdministrator')
  await page.goto(`/performance-confirm/${id}`)
  await expect(page.getByText(reason)).toBeVisible()
  await judge(page, /^通过/, '属实')
})

test('a technical report is scored beside its text, its leader answers a question, and the next report follows', async ({
  page,
}) => {
  await test.step('the department asks the leader from the first report in the list', async () => {
    await enterAs(page, 'supervisingDepartment', '/technical')
    await page.getByRole('link', { name: '基于小样本学习的开放环境感知技术研发', exact: true }).click()
    await expect(page.getByRole('region', { name: '技术报告' })).toContainText('完成全部研究内容')
    await page.getByRole('button', { name: '向负责人提问' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^提问内容/ }).fill('第三方检测的样本量有多少？')
    await dialog.getByRole('button', { name: '发出问题' }).click()
    await expect(page.getByRole('main')).toContainText('待负责人答复')
  })
  const desk = page.url()

  await test.step('the leader follows the message, and answers', async () => {
    await become(page, 'researcher')
    await page.goto('/mail/2')
    await page.getByRole('link', { name: /技术报告的提问/ }).click()
    await page.getByRole('link', { name: '前往办理' }).click()
    await answer(page, '答复').fill('三百例。')
    await page.getByRole('button', { name: '提交答复' }).click()
    await expect(page.getByRole('region', { name: '提问与答复' })).toContainText('已答复')
  })

  await test.step('the department reads the answer beside its scores, submits them, and turns to the next report', async () => {
    await become(page, 'supervisingDepartment')
    await page.goto(desk)
    await expect(page.getByRole('region', { name: '技术报告' })).toContainText('三百例。')
    const form = page.getByRole('region', { name: '评价表' })
    for (const [name, score] of [
      ['报告完整性', '18'],
      ['技术先进性与创新性', '25'],
      ['数据与结论的可靠性', '25'],
      ['可推广性', '16'],
    ] as const)
      await answer(page, name).fill(score)
    await expect(form.getByText('总分 84')).toBeVisible()
    await form.getByRole('radio', { name: '良好' }).check()
    await answer(page, '评价意见').fill('技术路线清楚，检测样本充分，结论可靠，同意按良好等级评价。')
    await form.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByText('这份已评价，还有 2 份待评价')).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page.getByText('待评价的第 1 份，共 2 份')).toBeVisible()
  })
})
