/** Tests of a project's page and its timeline. */
import type { WorkRow } from '@mocks/db/rows-work'
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { backend } from '../../../tests/backend'
import { interceptCall } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

/** The researcher's seeded work of a kind and state. */
function mine(kind: string, state: string): WorkRow {
  const found = backend.db.works.where({ kind, state, creatorId: personaUserId('researcher') })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}

describe('a project after its approval', () => {
  it('has a tab for each kind of work, with its count, linking to each item', async () => {
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    const tabs = screen.getByRole('navigation', { name: '我的项目' })
    await user.click(await within(tabs).findByRole('link', { name: '任务书与合同（3）' }))
    const book = mine('TASK_BOOK', 'RETURNED')
    const list = await screen.findByRole('region', { name: '任务书与合同' })
    await user.click(await within(list).findByRole('link', { name: book.title }))
    expect(await screen.findByRole('heading', { level: 1, name: book.title })).toBeTruthy()
    expect(screen.getAllByText(/考核指标与立项通知不一致/).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: '继续填报' })).toBeTruthy()
  })

  it('is one list of steps on the page of its declaration, from the application to what has not begun', async () => {
    const passed = mine('ACCEPTANCE', 'PASSED')
    await renderAt(`/declare-status-list/${passed.projectId}`, { as: 'researcher' })
    const life = await screen.findByRole('region', { name: '项目全过程' })
    const links = within(life).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '项目申报书',
      '任务书',
      '各方签署',
      '预算审计',
      '预算',
      '验收',
      '结题证书',
      '项目审计',
      '技术报告评价',
      '绩效评价',
    ])
    const steps = within(life).getAllByRole('listitem')
    const [now] = steps.filter((step) => step.getAttribute('aria-current') === 'step')
    expect(now?.textContent).toMatch(/^技术报告评价待评价基础研究处 办理\d{4}-\d\d-\d\d 前/)
    expect(life.textContent).toMatch(/绩效评价待核对陈思远 办理\d{4}-\d\d-\d\d 前.*等待您办理/)
    expect(life.textContent).toMatch(/结题证书已完成\d{4}-\d\d-\d\d可以下载至 \d{4}-\d\d-\d\d。/)
    expect(within(life).queryByRole('button', { name: '申请合同变更' })).toBeNull()
  })

  it('says first what comes next, who has it, and until when', async () => {
    const book = mine('TASK_BOOK', 'RETURNED')
    await renderAt(`/declare-status-list/${book.projectId}`, { as: 'unitAdministrator' })
    const next = (await screen.findByText('下一步：')).closest('p')
    expect(next?.textContent).toMatch(/^下一步：任务书退回修改陈思远 办理\d{4}-\d\d-\d\d 前/)
    const facts = screen.getByRole('region', { name: '当前状态' })
    expect(next?.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const life = screen.getByRole('region', { name: '项目全过程' })
    expect(life.textContent).toContain('验收未开始陈思远 办理')
    expect(life.textContent).not.toContain('预算审计')
  })

  it('is shown to a topic’s leader as far as they may see it, without the declaration', async () => {
    const topic = backend.db.topicLinks.where({ boundBy: personaUserId('expert') })[0] ?? expect.fail('no topic')
    const project = backend.db.works.get(topic.projectId ?? '') ?? expect.fail('no project')
    await renderAt(`/declare-status-list/${project.id}`, { as: 'expert' })
    expect(await screen.findByRole('heading', { level: 1, name: project.title ?? '' })).toBeTruthy()
    const life = screen.getByRole('region', { name: '项目全过程' })
    expect(life.textContent).toContain('课题')
    expect(life.textContent).not.toMatch(/项目申报书|绩效评价/)
  })

  it('keeps the declaration readable when its life cannot be loaded, and loads it on retry', async () => {
    const { projectId, title } = mine('ACCEPTANCE', 'PASSED')
    interceptCall('ProjectLife', async () => Response.error())
    const { user } = await renderAt(`/declare-status-list/${projectId}`, { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(await screen.findByRole('region', { name: '当前状态' })).toBeTruthy()
    vi.restoreAllMocks()
    await user.click(await screen.findByRole('button', { name: /重\s?试/ }))
    expect(await screen.findByRole('region', { name: '项目全过程' })).toBeTruthy()
  })

  it('shows its next deadline in the list and on its page, and its budget against the spending, with numbers', async () => {
    const { projectId } = mine('PROJECT_AUDIT', 'REPORTED')
    const { user, leave } = await renderAt('/my-project?state=APPROVED', { as: 'researcher' })
    const list = await screen.findByRole('region', { name: '我的项目' })
    const [date] = await within(list).findAllByText(/^\d{4}-\d\d-\d\d 前$/)
    const row = date?.closest('tr') ?? list
    await user.click(within(row).getAllByRole('link')[0] ?? row)
    const next = (await screen.findByText('下一步：')).closest('p')
    expect(next?.textContent).toContain(date?.textContent)
    leave()
    await renderAt(`/declare-status-list/${projectId}`, { as: 'researcher' })
    const plot = await screen.findByRole('figure', { name: '预算与支出' })
    expect(plot.textContent).toMatch(/实际支出合计 [\d.]+ 万元，占现行预算的 [\d.]+%。 超出预算的科目：劳务费。/)
    expect(within(plot).getByRole('img', { name: '预算与支出条形图' })).toBeTruthy()
    const numbers = within(plot).getByRole('table', { hidden: true })
    expect(
      within(numbers)
        .getAllByRole('columnheader', { hidden: true })
        .map((element) => element.textContent),
    ).toEqual(['预算科目（万元）', '批准预算', '现行预算', '实际支出'])
  })

  it('has a returned task book, which is corrected, submitted, and waits for the unit', async () => {
    const { id, title } = mine('TASK_BOOK', 'RETURNED')
    const { user } = await renderAt(`/my-project/work/${id}/form/check`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: /提交任务书/ }))
    await waitFor(() => expect(backend.db.works.get(id)?.state).toBe('UNIT_REVIEW'))
    expect(await screen.findByRole('heading', { level: 1, name: '任务书已提交' })).toBeTruthy()
    expect(screen.getByText(title)).toBeTruthy()
  })

  it('offers a conclusion letter during its validity, and afterwards names the end date and whom to ask', async () => {
    const { id, facts } = mine('ACCEPTANCE', 'PASSED')
    const { leave } = await renderAt(`/my-project/work/${id}`, { as: 'researcher' })
    expect(await screen.findByRole('button', { name: '下载结题证书' })).toBeTruthy()
    leave()
    backend.db.works.update(id, { facts: { ...facts, passedAt: Date.now() - 3 * 365 * 24 * 3600_000 } })
    await renderAt(`/my-project/work/${id}`, { as: 'researcher' })
    expect(await screen.findByText(/证书下载已于 .* 截止，如有需要请联系主管处室/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '下载结题证书' })).toBeNull()
  })
})

describe('reviewing a project', () => {
  it('a unit reads a task book beside its decision and passes it on for signing', async () => {
    const book = backend.db.works.where(
      (work) => work.kind === 'TASK_BOOK' && work.state === 'UNIT_REVIEW' && work.unitId === 'unit-1',
    )[0]
    const guideId = backend.db.works.get(book?.projectId ?? '')?.belongsTo
    const { user } = await renderAt(`/task-book-list/unit-1/${guideId}`, { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('link', { name: `审核：${book?.title}` }))
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    await waitFor(() => expect(backend.db.works.get(book?.id ?? '')?.state).toBe('TO_SIGN'))
  })

  it('an auditor finds the audits of their firm in two lists and fills in the open one', async () => {
    const { user } = await renderAt('/audit/audit-list?tab=PROJECT_AUDIT', { as: 'auditor' })
    const links = await screen.findAllByRole('link', { name: /^开始填报：/ })
    await user.click(links[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 2, name: /项目概况/ })).toBeTruthy()
  })

  it('a supervising department sees its projects by state and year, and each number opens its list', async () => {
    const { user, router } = await renderAt('/pre-project-manage?tab=PORTFOLIO', { as: 'supervisingDepartment' })
    const signed = await screen.findByRole('link', { name: /^任务书，已签订，合计：\d+ 项$/ })
    const count = Number(signed.textContent)
    expect(backend.db.works.where({ kind: 'TASK_BOOK', state: 'SIGNED' })).toHaveLength(count)
    const oneYear = screen.getAllByRole('link', { name: /^任务书，已签订，\d{4}年度：\d+ 项$/ })
    expect(oneYear.reduce((sum, { textContent }) => sum + Number(textContent), 0)).toBe(count)
    expect(screen.getByRole('figure', { name: '历年立项与通过验收' })).toBeTruthy()
    expect(screen.getByRole('figure', { name: '任务书所处状态' })).toBeTruthy()
    const first = oneYear[0] as HTMLElement
    await user.click(first)
    const list = await screen.findByRole('region', { name: '任务书' })
    expect(await within(list).findByText(`共 ${first.textContent} 项`)).toBeTruthy()
    expect(router.state.location.search).toMatch(/kind=TASK_BOOK&state=SIGNED&year=\d{4}/)
  })

  it('an auditor exports the list as filtered to Excel, and sees the number of rows', async () => {
    const reported = backend.db.works.where({ kind: 'BUDGET_AUDIT', state: 'REPORTED' }).length
    const { user } = await renderAt('/audit/audit-list?state=REPORTED', { as: 'auditor' })
    await user.click(await screen.findByRole('button', { name: '导出 Excel' }))
    expect(await screen.findByText(`已导出 ${reported} 行`)).toBeTruthy()
  })

  it('a user without a part in an item sees an explanation without the item’s title', async () => {
    const { id, title } = mine('TASK_BOOK', 'RETURNED')
    await renderAt(`/my-project/work/${id}`, { as: 'expert' })
    expect(await screen.findByRole('heading', { name: '您不能查看这份内容' })).toBeTruthy()
    expect(screen.queryByText(title)).toBeNull()
  })
})

it('a project’s page names in English whoever had a step that is done, and compares its documents so', async () => {
  const { projectId } = mine('CONTRACT_CHANGE', 'AGREED')
  await switchLanguage('en')
  await renderAt(`/declare-status-list/${projectId}`, { as: 'researcher' })
  const steps = within(await screen.findByRole('region', { name: 'Project timeline' }))
  expect(await steps.findByText('Wang Jianhua')).toBeTruthy()
  expect(steps.queryByText(/^(陈思远|王建华|徐海宁|上海申江大学)$/)).toBeNull()
  const ledger = within(await screen.findByRole('table', { name: 'Documents side by side' }))
  expect(ledger.getAllByText('Chen Siyuan').length).toBeGreaterThan(0)
  expect(ledger.queryByText(/^(陈思远|上海申江大学)$/)).toBeNull()
})
