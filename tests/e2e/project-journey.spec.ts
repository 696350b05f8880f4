/** Browser test of a project from its declaration to its audit. */
import type { PersonaId } from '@mocks/personas'
import { completeAnswers } from '@mocks/resolvers/complete-answers'
import type { Page } from '@playwright/test'
import type { RowValue } from '@/smartform/schema/values'
import {
  become,
  begin,
  content,
  decide,
  expertsOf,
  formAddress,
  saveAnswers,
  submit,
  submitFinding,
  workOf,
} from './backend'
import { approveAsCommission, heading, judge, readCode } from './support'
import { expect, test } from './test'

const mobiles = { researcher: '13800001001', unitAdministrator: '13800001003', supervisingDepartment: '13800001010' }
const file = (name: string) => [{ uid: name, name, url: `private/test/${name}`, size: 2048 }]

/** The page a work is filled in, decided about or looked at. */
const at = (id: string, suffix = '') => `/my-project/work/${id}${suffix}`

/** Switches the person at the keyboard and opens an address. */
async function as(page: Page, persona: PersonaId, address: string): Promise<void> {
  await become(page, persona)
  await page.goto(address)
}

/** Checks everything once more and submits it. */
async function handIn(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(heading(page, done)).toBeVisible()
}

/** Signs with the code sent to the mobile. */
async function sign(page: Page, persona: keyof typeof mobiles, id: string, party: string): Promise<void> {
  await as(page, persona, at(id))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await readCode(page, mobiles[persona]))
  await page.getByRole('button', { name: '确认签署' }).click()
  const signatures = page.getByRole('region', { name: '签署', exact: true })
  await expect(signatures.getByRole('listitem').filter({ hasText: party })).toContainText('已于')
}

test('a project goes from its declaration to its audit, through all its roles', async ({ page }) => {
  test.setTimeout(300_000)
  let projectId = ''
  let book = ''

  await test.step('the researcher declares; a member confirms; nobody hands it in before', async () => {
    await become(page, 'researcher')
    projectId = await begin(page)
    const answers = completeAnswers((await content(page, projectId)).values)
    const member: RowValue = {
      id: 'm2',
      cells: {
        name: '赵立群',
        certificate: '310101199203047710',
        mobile: '13800001005',
        role: 'core',
        unit: '上海人工智能研究院',
        months: '6',
        duty: '测试',
      },
    }
    await saveAnswers(page, projectId, { ...answers, members: [...(answers.members as RowValue[]), member] })
    await page.goto(formAddress(projectId, 'check'))
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(page.getByText(/赵立群/).first()).toBeVisible()
    await expect(heading(page, '申报书已提交')).toHaveCount(0)
    await become(page, 'expert')
    const part = await workOf(page, 'MEMBER_PART', { belongsTo: projectId })
    await page.goto(`/my-project/confirm/${part.id}`)
    await page.getByRole('button', { name: '确认参与' }).click()
    await expect(page.getByRole('main')).toContainText('已确认')
  })

  await test.step('handed in, recommended, accepted, and approved by the commission', async () => {
    await become(page, 'researcher')
    await submit(page, projectId)
    await become(page, 'unitAdministrator')
    await decide(page, projectId, 'PASS', '同意推荐')
    await become(page, 'supervisingDepartment')
    await decide(page, projectId, 'PASS', '予以受理')
    await approveAsCommission(page, projectId, '城市交通信号协同优化')
  })

  await test.step('the task book is begun with what was declared, handed in, returned once, and handed in again', async () => {
    await become(page, 'researcher')
    book = (await workOf(page, 'TASK_BOOK', { projectId })).id
    await page.goto('/my-project?tab=TASK_BOOK')
    await page
      .getByRole('row')
      .filter({ hasText: '待填报' })
      .getByRole('link', { name: /^开始填报：/ })
      .first()
      .click()
    await expect(page.getByRole('textbox', { name: /^研究目标与考核指标/ })).toHaveValue('研究目标')
    await saveAnswers(page, book, { otherTerms: '' })
    await page.goto(at(book, '/form/check'))
    await handIn(page, '提交任务书', '任务书已提交')
    await as(page, 'unitAdministrator', at(book, '/review'))
    await judge(page, /^退回修改/, '请补充进度安排的阶段成果\n请写明测试地点')
    await as(page, 'researcher', at(book, '/form/check'))
    // Each reason on a line of its own, as it was typed.
    await expect(page.getByText('请补充进度安排的阶段成果').first()).toContainText(/成果\n请写明/, {
      useInnerText: true,
    })
    await handIn(page, '提交任务书', '任务书已提交')
    await as(page, 'unitAdministrator', at(book, '/review'))
    await judge(page, /^通过/, '同意签订')
  })

  await test.step('three parties sign in order', async () => {
    await sign(page, 'researcher', book, '项目负责人')
    await sign(page, 'unitAdministrator', book, '承担单位')
    await sign(page, 'supervisingDepartment', book, '主管部门')
    await expect(page.getByRole('main')).toContainText('已签订')
  })

  let change = ''
  await test.step('the leader changes, and the new one holds what follows', async () => {
    await as(page, 'researcher', `/declare-status-list/${projectId}`)
    await page.getByRole('button', { name: '申请合同变更' }).click()
    await expect(page).toHaveURL(/\/my-project\/work\/[^/]+\/form\//)
    change = (await workOf(page, 'CONTRACT_CHANGE', { projectId })).id
    await saveAnswers(page, change, {
      changeKind: 'leader',
      newLeaderName: '周敏',
      newLeaderMobile: '13800001004',
      reason: '原负责人调任。',
      proofs: file('调任文件.pdf'),
    })
    await page.goto(at(change, '/form/check'))
    await handIn(page, '提交变更申请', '变更申请已提交')
    await as(page, 'unitAdministrator', at(change, '/review'))
    await judge(page, /^同意/, '情况属实')
    await as(page, 'supervisingDepartment', at(change, '/review'))
    await judge(page, /^同意/, '同意变更')
  })

  await test.step('two monthly reports of the platform', async () => {
    for (const wait of ['first', 'second']) {
      await become(page, 'researcher')
      const report = await workOf(page, 'MONTHLY_REPORT', { scope: 'TO_FILL', states: ['NOT_FILLED', 'FILLING'] })
      const { values } = await content(page, report.id)
      const former = (id: string) => String((values as Record<string, unknown>)[`${id}Former`] ?? '10')
      const total = Number(former('totalServed')) + 40
      await saveAnswers(page, report.id, {
        served: former('served'),
        services: former('services'),
        income: former('income'),
        hours: former('hours'),
        totalServed: String(total),
        case: `${wait}：为一家中小企业完成模型评测。`,
      })
      await page.goto(`/monthly-report-form/${report.id}/check/${report.id}`)
      await handIn(page, '提交月报', '月报已提交')
    }
  })

  let acceptance = ''
  await test.step('the new leader applies for acceptance; unit, department and three experts pass it', async () => {
    await become(page, 'departmentAdministrator')
    acceptance = (await workOf(page, 'ACCEPTANCE', { projectId })).id
    const { values } = await content(page, acceptance)
    const { indicators: rows, spending } = values as { indicators: RowValue[]; spending: RowValue[] }
    await saveAnswers(page, acceptance, {
      completed: '完成全部研究内容。',
      effect: '在两个区应用。',
      indicators: rows.map(({ id, cells }) => ({ id, cells: { ...cells, reached: String(cells.amount || '0') } })),
      spending: spending.map(({ id, cells }) => ({ id, cells: { ...cells, spent: cells.inForce, note: '' } })),
      spentTotal: String(spending.reduce((sum, { cells }) => sum + Math.round(Number(cells.inForce) * 100), 0) / 100),
      report: file('验收报告.pdf'),
      proofs: file('成果证明.pdf'),
      accounts: file('财务决算表.pdf'),
    })
    await page.goto(at(acceptance, '/form/check'))
    await handIn(page, '提交验收申请', '验收申请已提交')
    for (const persona of ['unitAdministrator', 'supervisingDepartment'] as const) {
      await as(page, persona, at(acceptance, '/review'))
      await judge(page, /^通过/, '同意')
    }
    await page.goto(at(acceptance, '/review'))
    const form = page.getByRole('form', { name: '指派验收专家' })
    const experts = { 余梦: 'user-27', 顾清扬: 'user-31', 范俊: 'user-38' }
    // Each expert on lines of their own.
    const overlapping = await form
      .getByRole('group')
      .locator('label')
      .evaluateAll(
        (labels) => labels.filter((label) => label.scrollHeight > label.getBoundingClientRect().height + 1).length,
      )
    expect(overlapping).toBe(0)
    for (const name of Object.keys(experts)) await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
    await form.getByRole('button', { name: '指派 3 位专家' }).click()
    await expect(page.getByRole('region', { name: '专家验收' })).toBeVisible()
    const panel = await expertsOf(page, acceptance)
    for (const [name, userId] of Object.entries(experts)) {
      await become(page, { userId })
      await submitFinding(page, panel.find(({ reviewer }) => reviewer.name === name)?.id ?? '', 'pass')
    }
    await as(page, 'supervisingDepartment', at(acceptance, '/review'))
    await page.getByRole('radio', { name: /^通过/ }).check()
    await page.getByRole('textbox', { name: /^通知书意见/ }).fill('完成了任务书规定的任务。')
    await page.getByRole('button', { name: '提交审核意见' }).click()
    await expect(page.getByText(/^操作成功：/)).toBeVisible()
  })

  await test.step('the letter is there for the leader, a PDF', async () => {
    await as(page, 'departmentAdministrator', at(acceptance))
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: '下载结题证书' }).click()
    expect((await opened).url()).toMatch(/^blob:/)
    await (await opened).close()
    await expect(page.getByText(/^已生成《.*结题证书\.pdf》$/)).toBeVisible()
  })

  await test.step('what the commission holds is confirmed, the performance filed and confirmed', async () => {
    const { id } = await workOf(page, 'PERFORMANCE', { projectId })
    await page.goto(`/performance-form/${id}`)
    await page.getByRole('button', { name: '信息一致，开始填报' }).click()
    await expect(page).toHaveURL(/\/performance-smartform\//)
    const { values } = await content(page, id)
    const goals = (values as { goals: RowValue[] }).goals
    const paper = { name: '信号控制大模型', type: 'PAPER', code: 'P1', on: '2026-10', goal: 'papers', source: null }
    await saveAnswers(page, id, {
      achievements: [{ id: 'a1', cells: { ...paper, proof: file('录用通知.pdf') } }],
      goals: goals.map((row) => ({ ...row, cells: { ...row.cells, proof: file('成果证明.pdf') } })),
      satisfaction: 'high',
      social: '应用良好。',
      lessons: '数据融合是关键。',
    })
    await page.goto(`/performance-smartform/performance-evaluation/${id}/check`)
    await handIn(page, '提交绩效评价', '绩效评价已提交')
    await as(page, 'unitAdministrator', `/performance-confirm/${id}`)
    await judge(page, /^通过/, '属实')
    await as(page, 'supervisingDepartment', `/performance-confirm/${id}`)
    await judge(page, /^通过/, '确认')
  })

  await test.step('the costs are audited, and the project’s page tells its whole life', async () => {
    await become(page, 'auditor')
    const { id } = await workOf(page, 'PROJECT_AUDIT', { projectId })
    const { values } = await content(page, id)
    const lines = (values as { lines: RowValue[] }).lines
    await saveAnswers(page, id, {
      lines: lines.map((row) => ({
        ...row,
        cells: { ...row.cells, spent: row.cells.inForce ?? '0', vouched: row.cells.inForce ?? '0' },
      })),
      verified: true,
      accountant: '310000120034',
      vouchedTotal: '55',
      opinion: '支出真实、合规。',
      file: file('项目审计报告.pdf'),
    })
    await page.goto(`/audit/audit-list/${id}/project-audit/check`)
    await handIn(page, '出具审计报告', '审计报告已出具')
    await as(page, 'researcher', `/declare-status-list/${projectId}`)
    const life = page.getByRole('region', { name: '项目全过程' })
    for (const [noun, state] of [
      ['任务书', '已签订'],
      ['合同变更', '已同意'],
    ] as const)
      await expect(life.getByRole('listitem').filter({ hasText: noun })).toContainText(state)
    await as(page, 'supervisingDepartment', `/declare-status-list/${projectId}`)
    for (const [noun, state] of [
      ['验收', '通过'],
      ['项目审计', '已出报告'],
      ['绩效评价', '已确认'],
    ] as const)
      await expect(life.getByRole('listitem').filter({ hasText: noun })).toContainText(state)
    await expect(page.getByRole('figure', { name: '预算与支出' })).toContainText('支出以')
    await expect(page.getByRole('button', { name: '打印全过程' })).toBeVisible()
    // On paper it stands without menu and buttons.
    await page.emulateMedia({ media: 'print' })
    await expect(life).toBeVisible()
    await expect(page.getByRole('button', { name: '打印全过程' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
  })
})
