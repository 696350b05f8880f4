/** Tests of Excel exports: every page, order, English headings, limits. */
import { beforeEach, describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/collections/in-order'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import type { CompanyList, ExportedList, WorkListFilter } from './export.generated'
import { exportAs } from './export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const list = `query($filter: WorkFilter!, $pageNo: Int!) { works(filter: $filter, pageNo: $pageNo, pageSize: 10) { total items { title stateLabel } } }`
const part = 'query($list: ExportedList!, $ids: [ID!]!) { exportedRows(list: $list, ids: $ids) { head rows } }'

describe('an Excel export of work items has every page of the list in its order', () => {
  it.each<[PersonaId, WorkListFilter]>([
    ['researcher', { kinds: ['TASK_BOOK'], scope: 'OWN' }],
    ['unitAdministrator', { kinds: ['TASK_BOOK'], scope: 'REVIEW', unitId: 'unit-1' }],
    ['auditor', { kinds: ['BUDGET_AUDIT'], scope: 'REVIEW' }],
    ['auditor', { kinds: ['BUDGET_AUDIT'], scope: 'REVIEW', states: ['REPORTED'] }],
    ['supervisingDepartment', { kinds: ['TECHNICAL_EVALUATION'] }],
    ['supervisingDepartment', { kinds: ['TASK_BOOK'], keyword: '人工智能' }],
    ['expert', { kinds: ['TASK_BOOK'] }],
  ])('%s, %j', async (persona, filter) => {
    const ask = askAs(backend, persona)
    const visible: string[][] = []
    let total = 1
    for (let pageNo = 1; visible.length < total; pageNo += 1) {
      const { data } = await ask(list, { filter, pageNo })
      total = data.total
      if (data.items.length === 0) break
      visible.push(...data.items.map((item: { title: string; stateLabel: string }) => [item.title, item.stateLabel]))
    }
    const { head, rows } = await exportAs(ask, { works: { filter } }, { size: 7 })
    const column = head.indexOf('状态')
    expect(rows.map((row) => [row[1], row[column]])).toEqual(visible)
  })

  it('has the commission’s grant by year, with the number of the letter', async () => {
    const filter = { kinds: ['MATCHING'], states: ['ACCEPTED'] }
    const {
      head: heading,
      rows: [first = []],
    } = await exportAs(askAs(backend, 'supervisingDepartment'), {
      works: { filter },
    })
    expect(first[heading.indexOf('各年核定金额（万元）')]).toMatch(/^\d{4}：[\d.]+；\d{4}：[\d.]+；\d{4}：[\d.]+$/)
    expect(first[heading.indexOf('文号')]).toMatch(/^沪科匹〔\d{4}〕\d+ 号$/)
  })

  it('refuses more than 200 rows at once', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `work-${index}`)
    expect((await askAs(backend, 'researcher')(part, { list: { works: { filter: {} } }, ids })).code).toBe(600)
  })

  it('leaves out what the person can no longer read when its part is read', async () => {
    const ask = askAs(backend, 'researcher')
    const list: ExportedList = { works: { filter: { kinds: ['DECLARATION'], scope: 'OWN' } } }
    const { ids } = await exportAs(ask, list)
    backend.db.works.remove(ids[1] ?? '')
    const { rows } = (await ask(part, { list, ids: ids.slice(0, 3) })).data
    expect(rows).toHaveLength(2)
  })

  it('of filings and of guides under review is for reviewers only', async () => {
    const guides: ExportedList = { guidesUnderReview: { filter: {} } }
    expect((await exportAs(askAs(backend, 'researcher'), guides)).code).toBe(60154)
    expect((await exportAs(askAs(backend, 'unitAdministrator'), guides)).rows.length).toBeGreaterThan(0)
  })
})

describe('an Excel export in English has English headings, terms and file name', () => {
  const lists: CompanyList[] = [
    'STAFF',
    'DEPARTMENT',
    'EXPERT',
    'UNIT_EXPERT',
    'INVITATION',
    'ACHIEVEMENT',
    'FOREIGN_EXPERT',
    'MATCHING',
  ]
  const ofCompany = lists.map((list): [PersonaId, ExportedList, string[]] => [
    'unitAdministrator',
    { company: { unitId: 'unit-1', list, filter: {} } },
    list === 'DEPARTMENT' ? [] : ['State', 'Matter', 'Role', 'Fields'],
  ])
  it.each<[PersonaId, ExportedList, string[]]>([
    ...ofCompany,
    ['unitAdministrator', { guidesUnderReview: { filter: {} } }, []],
    ['supervisingDepartment', { decisionLog: { filter: {} } }, ['Kind', 'Actions', 'New state', 'As']],
    ['researcher', { nationalProjects: {} }, ['State']],
    ['supervisingDepartment', { platformMonths: {} }, ['State', 'Overdue']],
    ['supervisingDepartment', { technicalEvaluations: {} }, ['Technical field', 'Grade']],
    ['supervisingDepartment', { works: { filter: { kinds: ['MATCHING'] } } }, ['State', 'Kind', 'Belongs to']],
    ['researcher', { works: { filter: { scope: 'OWN' } } }, ['State', 'Kind']],
  ])('%s, %j', async (persona, list, terms) => {
    const { title, head, rows, ids } = await exportAs(askAs(backend, persona), list, { language: 'EN' })
    expect(rows).toHaveLength(ids.length)
    expect(new Set(ids).size).toBe(ids.length)
    const columns = terms.map((term) => head.indexOf(term)).filter((column) => column >= 0)
    const values = rows.flatMap((row) => columns.map((column) => row[column]))
    expect([title, ...head, ...values].filter((text) => /\p{Script=Han}/u.test(String(text)))).toEqual([])
  })
})

it('an Excel export in English has known names of people, positions and departments in Latin letters', async () => {
  const list = { company: { unitId: 'unit-1', list: 'STAFF' as const, filter: { keyword: '李文博' } } }
  const { rows } = await exportAs(askAs(backend, 'unitAdministrator'), list, { language: 'EN' })
  expect(rows[0]).toEqual(
    expect.arrayContaining(['Li Wenbo', 'Professor', 'School of Computer Science and Technology']),
  )
  const { rows: chinese } = await exportAs(askAs(backend, 'unitAdministrator'), list, { language: 'ZH' })
  expect(chinese[0]).toEqual(expect.arrayContaining(['李文博', '教授', '计算机科学与技术学院']))
})

describe('an Excel export of a project’s topics', () => {
  const topicsFor = (persona: PersonaId, orderBy?: { field: string; descending: boolean }) =>
    exportAs(askAs(backend, persona), {
      projectTopics: { projectId: projectId() ?? expect.fail('no project'), orderBy },
    })
  const projectId = () =>
    backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0]
      ?.projectId

  it('has a row per topic with its leader and the state of what is filed', async () => {
    const {
      head: heading,
      rows: [first = []],
    } = await topicsFor('researcher')
    expect(first[heading.indexOf('课题名称')]).toBe('课题一：路口多源感知与数据治理')
    expect(first[heading.indexOf('课题任务书')]).toBe('已确认')
    expect(first[heading.indexOf('课题负责人')]).toBe('赵立群')
  })

  it('keeps the order of the screen, and knows no other field', async () => {
    const names = async (field: string, descending: boolean) => {
      const { head, rows } = await topicsFor('researcher', { field, descending })
      return rows.map((row) => row[head.indexOf('课题名称')] ?? '')
    }
    const usual = await names('constructor', true)
    expect(usual.length).toBeGreaterThan(1)
    for (const descending of [false, true])
      expect(await names('NAME', descending)).toEqual(
        usual.toSorted((a, b) => (descending ? compareTexts(b, a) : compareTexts(a, b))),
      )
  })

  it('is refused to users outside the project', async () => {
    expect((await topicsFor('auditor')).code).toBe(60154)
  })
})

it.each(['TOTAL', 'a criterion'])(
  'an Excel export of evaluated technical reports keeps the order of the screen: %s',
  async (field) => {
    const ask = askAs(backend, 'supervisingDepartment')
    const { criteria, reports } = (
      await ask('{ technicalEvaluations { criteria { field } reports { workId total scores } } }')
    ).data
    const by = field === 'TOTAL' ? field : criteria[0].field
    const value = (id: string) => {
      const report = reports.find(({ workId }: { workId: string }) => workId === id)
      return by === 'TOTAL' ? report.total : report.scores[by]
    }
    for (const descending of [false, true]) {
      const { ids } = await exportAs(ask, { technicalEvaluations: { orderBy: { field: by, descending } } })
      const values = ids.map(value)
      expect(values).toHaveLength(reports.length)
      expect(values).toEqual(values.toSorted((a, b) => (descending ? b - a : a - b)))
      expect(new Set(values).size).toBeGreaterThan(1)
    }
  },
)

it('an Excel export of evaluated technical reports has the scores of one field or of all', async () => {
  const scores = (technicalField?: string, persona: PersonaId = 'supervisingDepartment') =>
    exportAs(askAs(backend, persona), { technicalEvaluations: { technicalField } })
  const { head, rows } = await scores()
  expect(rows).toHaveLength(4)
  const [first = []] = rows
  expect([first[head.indexOf('总分')], first[head.indexOf('等级')]]).toEqual(['88', '优秀'])
  expect((await scores(first[head.indexOf('技术领域')])).rows.length).toBeLessThan(4)
  expect((await scores(undefined, 'researcher')).code).toBe(60154)
})
