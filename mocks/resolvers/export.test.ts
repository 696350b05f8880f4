import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

/** The cells of a file that was made. */
async function sheet(key: string): Promise<unknown[][]> {
  const blob = await backend.blobs.get(key)
  return readSheet(Buffer.from(blob?.bytes ?? new ArrayBuffer(0)))
}

const list = `query($filter: WorkFilter!, $pageNo: Int!) { works(filter: $filter, pageNo: $pageNo, pageSize: 10) { total items { title stateLabel } } }`
const found = 'query($filter: WorkListFilter!) { worksToExport(filter: $filter) { title ids } }'
const part = 'query($ids: [ID!]!) { worksSheet(ids: $ids) { head rows } }'

/** An exported list, read part by part: its heading and rows. */
async function exported(persona: PersonaId, filter: object, size = 7): Promise<string[][]> {
  const ask = askAs(backend, persona)
  const { ids } = (await ask(found, { filter })).data as { ids: string[] }
  const lines: string[][] = []
  for (let at = 0; at < ids.length || at === 0; at += size) {
    const { head, rows } = (await ask(part, { ids: ids.slice(at, at + size) })).data
    lines.push(...(at === 0 ? [head] : []), ...rows)
  }
  return lines
}

describe('an Excel export of work items has every page of the list in its order', () => {
  it.each<[PersonaId, Record<string, unknown>]>([
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
    const rows = await exported(persona, filter)
    const column = rows[0]?.indexOf('状态') ?? -1
    expect(rows.slice(1).map((row) => [row[1], row[column]])).toEqual(visible)
  })

  it('has the commission’s grant by year, with the number of the letter', async () => {
    const filter = { kinds: ['MATCHING'], states: ['ACCEPTED'] }
    const [heading = [], first = []] = await exported('supervisingDepartment', filter)
    expect(first[heading.indexOf('各年核定金额（万元）')]).toMatch(/^\d{4}：[\d.]+；\d{4}：[\d.]+；\d{4}：[\d.]+$/)
    expect(first[heading.indexOf('文号')]).toMatch(/^沪科匹〔\d{4}〕\d+ 号$/)
  })

  it('refuses more than 200 rows at once', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `work-${index}`)
    expect((await askAs(backend, 'researcher')(part, { ids })).code).toBe(600)
  })

  it('leaves out what the person can no longer read when its part is read', async () => {
    const ask = askAs(backend, 'researcher')
    const { ids } = (await ask(found, { filter: { kinds: ['DECLARATION'], scope: 'OWN' } })).data as { ids: string[] }
    backend.db.works.remove(ids[1] ?? '')
    const { rows } = (await ask(part, { ids: ids.slice(0, 3) })).data
    expect(rows).toHaveLength(2)
  })

  it('of filings and of guides under review is for reviewers only', async () => {
    const guides = 'query { guidesUnderReviewXlsx(filter: {}) { key rows } }'
    expect((await askAs(backend, 'researcher')(guides)).code).toBe(60154)
    const { data } = await askAs(backend, 'unitAdministrator')(guides)
    expect(await sheet(data.key)).toHaveLength(data.rows + 1)
  })
})

describe('an Excel export in English has English headings, terms and file name', () => {
  const lists = ['STAFF', 'DEPARTMENT', 'EXPERT', 'UNIT_EXPERT', 'ACHIEVEMENT', 'FOREIGN_EXPERT', 'MATCHING']
  const ofCompany = lists.map((name): [PersonaId, string, string[]] => [
    'unitAdministrator',
    `companyXlsx(unitId: "unit-1", list: ${name}, filter: {}, language: EN)`,
    name === 'DEPARTMENT' ? [] : ['State', 'Matter', 'Role', 'Fields'],
  ])
  it.each<[PersonaId, string, string[]]>([
    ...ofCompany,
    ['unitAdministrator', 'guidesUnderReviewXlsx(filter: {}, language: EN)', []],
    ['supervisingDepartment', 'decisionLogXlsx(filter: {}, language: EN)', ['Kind', 'Actions', 'New state', 'As']],
    ['researcher', 'nationalProjectsXlsx(language: EN)', ['State']],
    ['supervisingDepartment', 'platformMonthsXlsx(language: EN)', ['State', 'Overdue']],
    ['supervisingDepartment', 'technicalEvaluationsXlsx(language: EN)', ['Technical field', 'Grade']],
  ])('%s, %s', async (persona, query, terms) => {
    const { data } = await askAs(backend, persona)(`query { ${query} { key name rows } }`)
    const [heading = [], ...rows] = await sheet(data.key)
    expect(rows).toHaveLength(data.rows)
    const chinese = [data.name, ...heading].filter((text) => /\p{Script=Han}/u.test(String(text)))
    const columns = terms.map((term) => heading.indexOf(term))
    const values = rows.flatMap((row) => columns.map((column) => row[column]))
    expect(chinese).toEqual([])
    expect(values.filter((text) => /\p{Script=Han}/u.test(String(text)))).toEqual([])
  })
})

it.each<[PersonaId, object]>([
  ['supervisingDepartment', { kinds: ['MATCHING'] }],
  ['researcher', { scope: 'OWN' }],
])('an exported list of works in English has an English title, headings and terms: %s, %j', async (persona, filter) => {
  const ask = askAs(backend, persona)
  const { title, ids } = (
    await ask('query($filter: WorkListFilter!) { worksToExport(filter: $filter, language: EN) { title ids } }', {
      filter,
    })
  ).data
  const { head, rows } = (
    await ask('query($ids: [ID!]!) { worksSheet(ids: $ids, language: EN) { head rows } }', { ids: ids.slice(0, 200) })
  ).data as { head: string[]; rows: string[][] }
  const terms = rows.flatMap((row) => ['State', 'Kind'].map((term) => row[head.indexOf(term)]))
  expect(rows.length).toBeGreaterThan(0)
  expect([title, ...head, ...terms].filter((text) => /\p{Script=Han}/u.test(String(text)))).toEqual([])
})

describe('an Excel export of a project’s topics', () => {
  const call = 'query($projectId: ID!) { projectTopicsXlsx(projectId: $projectId) { key name rows } }'
  const projectId = () =>
    backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0]
      ?.projectId

  it('has a row per topic with its leader and the state of what is filed', async () => {
    const { data } = await askAs(backend, 'researcher')(call, { projectId: projectId() })
    const [heading = [], first = []] = await sheet(data.key)
    expect(first[heading.indexOf('课题名称')]).toBe('课题一：路口多源感知与数据治理')
    expect(first[heading.indexOf('课题任务书')]).toBe('已确认')
    expect(first[heading.indexOf('课题负责人')]).toBe('赵立群')
  })

  it('is refused to users outside the project', async () => {
    expect((await askAs(backend, 'auditor')(call, { projectId: projectId() })).code).toBe(60154)
  })
})

it('an Excel export of evaluated technical reports has the scores of one field or of all', async () => {
  const call = 'query($field: String) { technicalEvaluationsXlsx(technicalField: $field) { key rows } }'
  const ask = askAs(backend, 'supervisingDepartment')
  const all = await ask(call)
  expect(all.data.rows).toBe(4)
  const [heading = [], first = []] = await sheet(all.data.key)
  expect([first[heading.indexOf('总分')], first[heading.indexOf('等级')]]).toEqual(['88', '优秀'])
  const field = first[heading.indexOf('技术领域')]
  const ofField = await ask(call, { field })
  expect(ofField.data.rows).toBeLessThan(4)
  expect((await askAs(backend, 'researcher')(call)).code).toBe(60154)
})
