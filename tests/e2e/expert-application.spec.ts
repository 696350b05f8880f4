/** Browser test of an expert application with return and correction. */
import { dictionaryId } from '@mocks/db/seeds/dictionary-id'
import type { Page } from '@playwright/test'
import { content, enterAs, saveAnswers } from './backend'
import { answer, heading, turnTo } from './support'
import { expect, test } from './test'

const branch = {
  ...{ id: dictionaryId('user_application_area', '010301'), code: '010301', name: '大模型与算法' },
  path: ['电子信息', '人工智能', '大模型与算法'],
}
const proof = [{ uid: 'f1', name: '聘书.pdf', url: 'private/test/proof.pdf', size: 2048 }]

/** Decides about the open item beside its submitted content. */
async function judge(page: Page, decision: RegExp, opinion?: string): Promise<void> {
  const form = page.getByRole('form', { name: '审核意见' })
  await form.getByRole('radio', { name: decision }).check()
  if (opinion) await form.getByRole('textbox').first().fill(opinion)
  await form.getByRole('button', { name: '提交审核意见' }).click()
  await expect(page.getByText(/^操作成功：/)).toBeVisible()
}

async function handIn(page: Page, id: string): Promise<void> {
  await page.goto(`/expert/apply?work=${id}&page=check`)
  await page.getByRole('button', { name: '提交专家申请', exact: true }).click()
  await expect(heading(page, '专家申请已提交')).toBeVisible()
}

test('an expert application is prefilled from the resume, returned by the unit, corrected, passed, and approved by the commission', async ({
  page,
}) => {
  await enterAs(page, 'researcher', '/expert/apply')
  await page.getByRole('button', { name: '开始填报' }).click()
  await expect(answer(page, '职务')).toHaveValue('教授')
  await expect(page.getByText('来自个人履历 · 工作经历 2019-09 至今').first()).toBeVisible()
  const id = new URL(page.url()).searchParams.get('work') ?? ''
  await turnTo(page, '经历与成果')
  await expect(page.getByText('3 行来自个人履历 · 工作经历')).toBeVisible()
  await saveAnswers(page, id, {
    disciplines: [{ id: 'd1', cells: { area: branch, keywords: '多模态大模型' } }],
    ...{ languages: ['zh', 'en'], tasks: ['proposal'], proof, promise: true },
    expertise: '长期从事人工智能研究，主持市级以上科技计划项目多项。',
  })
  await handIn(page, id)

  await enterAs(page, 'unitAdministrator', '/company/unit-1/expert?state=1')
  await page.getByRole('link', { name: '陈思远', exact: true }).first().click()
  await judge(page, /^退回修改/, '请写明任职起始时间。')

  await enterAs(page, 'researcher', '/expert/info')
  await expect(page.getByText('请写明任职起始时间。').first()).toBeVisible()
  await page.goto('/expert/apply')
  await expect(page.getByText('请写明任职起始时间。')).toBeVisible()
  await page.getByRole('button', { name: '继续填报' }).click()
  await turnTo(page, '评审领域')
  await answer(page, '专业特长').fill('长期从事人工智能研究，2019 年起任教授，主持市级以上科技计划项目多项。')
  await expect
    .poll(async () => (await content(page, id)).values.expertise)
    .toBe('长期从事人工智能研究，2019 年起任教授，主持市级以上科技计划项目多项。')
  await handIn(page, id)
  await page.goto('/expert/apply')
  await expect(page.getByText('您的专家申请已经提交，正在审核，不能另行申请。')).toBeVisible()

  await enterAs(page, 'unitAdministrator', `/expert/info/user-researcher/unit-1/apply?work=${id}`)
  await judge(page, /^通过/)
  await enterAs(page, 'supervisingDepartment', '/commission')
  await page.getByRole('link', { name: '陈思远的专家入库申请', exact: true }).click()
  await judge(page, /^通过/)

  await enterAs(page, 'researcher', '/expert/editInfo')
  await expect(heading(page, '专家信息')).toBeVisible()
  await expect(page.getByText('多模态大模型').first()).toBeVisible()
})
