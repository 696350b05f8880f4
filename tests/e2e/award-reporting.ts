/** Takes an award report from its filing to its acceptance in a real browser, for `award-journey.spec.ts`. */
import type { Page } from '@playwright/test'
import { become, content, enterAs, saveAnswers, workOf } from './backend'
import { heading, judge } from './support'
import { expect, test } from './test'

/** Fields of a report that its nomination fills. */
const known = ['award', 'category', 'nominationNumber', 'nominator', 'projectName', 'persons', 'units']

interface Row {
  id: string
  cells: Record<string, unknown>
}

/**
 * The nominee (the expert persona) files the report that started with the binding. The named persons and the
 * academician confirm, the formal examination asks for material once, and the accepted report becomes public.
 */
export async function reportToAccepted(page: Page, achievement: string): Promise<void> {
  await enterAs(page, 'expert', '/reporting')
  const { id } = await workOf(page, 'AWARD_REPORT', { keyword: achievement })

  await test.step('filled in, it tells who has not confirmed yet', async () => {
    const { values } = await content(page, 'work-report-4-5')
    const typed = Object.entries(values).filter(([field]) => !known.includes(field))
    const { values: begun } = await content(page, id)
    const [first] = begun.persons as unknown as Row[]
    const contribution = '提出总体技术路线，主持关键技术攻关。'
    const colleague = {
      ...{ name: '陈思远', mobile: '13800001001', certificate: '310101199203047710' },
      ...{ title: '教授', unit: '上海申江大学', contribution },
    }
    const unit = { unit: { id: 'unit-1', name: '上海申江大学' }, contribution }
    await saveAnswers(page, id, {
      ...Object.fromEntries(typed),
      persons: [
        { id: first?.id, cells: { ...first?.cells, contribution } },
        { id: 'p2', cells: colleague },
      ],
      units: [{ id: 'u1', cells: unit }],
    })
    await page.goto(`/reporting/form/${id}/check`)
    await page.getByRole('button', { name: '提交提名者确认' }).click()
    await expect(page.getByText(/陈思远、上海申江大学/).first()).toBeVisible()
  })

  await test.step('each person and unit confirms', async () => {
    for (const [persona, kind] of [
      ['researcher', 'AWARD_PERSON'],
      ['unitAdministrator', 'AWARD_UNIT'],
    ] as const) {
      await become(page, persona)
      const part = await workOf(page, kind, { belongsTo: id })
      await page.goto(`/award/contribution/${part.id}`)
      await page.getByRole('button', { name: '确认排名与贡献' }).click()
      await expect(page.getByRole('main')).toContainText('已确认')
    }
  })

  await test.step('handed in, confirmed by the nominator, and sent back once by the formal examination', async () => {
    await enterAs(page, 'expert', `/reporting/form/${id}/check`)
    await page.getByRole('button', { name: '提交提名者确认' }).click()
    await expect(heading(page, '提名材料已提交')).toBeVisible()
    await enterAs(page, 'academician', `/reporting/list/${id}/filed`)
    await judge(page, /^通过/)
    await enterAs(page, 'supervisingDepartment', `/reporting/list/${id}/filed`)
    await judge(page, /^补正/, '盖章页缺少公章，请补充\n查新报告超过两年')
  })

  await test.step('answered once, and accepted', async () => {
    await enterAs(page, 'expert', `/reporting/list/${id}`)
    await page.getByRole('link', { name: '查看补正材料' }).click()
    const found = page.getByRole('note').filter({ hasText: '审查意见' })
    await expect(found).toContainText(/盖章页缺少公章，请补充\n查新报告超过两年/, { useInnerText: true })
    const material = await workOf(page, 'AWARD_MATERIAL', { belongsTo: id })
    const { values } = await content(page, material.id)
    const { values: report } = await content(page, id)
    const points = (values.points as unknown as Row[]).map((row) => ({
      ...row,
      cells: { ...row.cells, answer: '已补充盖章页' },
    }))
    await saveAnswers(page, material.id, { points, sealed: report.sealed, commitment: true })
    await page.goto(`/material/${material.id}/form/check`)
    await page.getByRole('button', { name: '提交补正材料' }).click()
    await expect(heading(page, '补正材料已提交')).toBeVisible()
    await enterAs(page, 'supervisingDepartment', `/material/${material.id}/filed`)
    await judge(page, /^通过/)
  })

  await test.step('shown to everybody', async () => {
    await page.context().clearCookies()
    await page.goto('/award/accepted')
    await expect(page.getByRole('row', { name: new RegExp(achievement) })).toContainText('公示中')
  })
}
