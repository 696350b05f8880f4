import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { CompanyList, ExportedList } from '../resolvers/export.generated'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const callback = (kind: string, state: string, more: Partial<WorkRow> = {}): WorkRow => {
  const found = backend.db.works.where({ kind, state, ...more })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const [creatorId, university] = [personaUserId('researcher'), 'unit-1']
/** The department that has an administrator of its own. */
const computing = { departmentId: 'unit-1-department-1' }
const unit = ['unitAdministrator', 'departmentAdministrator'] as const
const reviewers = [...unit, 'supervisingDepartment'] as const

/** Who may read what; whoever is not named may not, wherever they look. */
const table: readonly (readonly [object: string, work: () => WorkRow, readers: readonly PersonaId[]])[] = [
  ['a draft of a declaration', () => callback('DECLARATION', 'DRAFT', { creatorId }), ['researcher']],
  [
    'a declaration before its unit',
    () => callback('DECLARATION', 'UNIT_REVIEW', { creatorId }),
    ['researcher', ...unit],
  ],
  [
    'a declaration passed on',
    () => callback('DECLARATION', 'DEPARTMENT_REVIEW', { creatorId }),
    ['researcher', ...reviewers],
  ],
  [
    'a declaration refused by its unit',
    () => callback('DECLARATION', 'REFUSED', { creatorId }),
    ['researcher', ...unit],
  ],
  ['a project', () => callback('DECLARATION', 'APPROVED', { creatorId }), ['researcher', ...reviewers]],
  ['another unit’s declaration', () => callback('DECLARATION', 'UNIT_REVIEW', { unitId: 'unit-3' }), []],
  ['an expert application', () => callback('EXPERT_APPLICATION', '1', computing), [...unit]],
  [
    'an expert application of another department',
    () => callback('EXPERT_APPLICATION', '4', { unitId: university }),
    ['unitAdministrator'],
  ],
  ['an expert application passed by its unit', () => callback('EXPERT_APPLICATION', '2'), ['supervisingDepartment']],
  [
    'an expert application of a user outside the unit',
    () => callback('EXPERT_APPLICATION', '3', { creatorId: personaUserId('expert') }),
    ['expert', 'supervisingDepartment'],
  ],
  ['a request to belong to a unit', () => callback('MEMBERSHIP', '1', computing), [...unit]],
  [
    'one to belong to another department of it',
    () => callback('MEMBERSHIP', '1', { departmentId: 'unit-1-department-2' }),
    ['unitAdministrator'],
  ],
  ['one to another unit', () => callback('MEMBERSHIP', '1', { unitId: 'unit-3' }), []],
  [
    'a transformation that waits for its host unit',
    () => callback('achievement-transformation', 'HOST_REVIEW', { unitId: university }),
    ['unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'a foreign expert filed',
    () => callback('FOREIGN_EXPERT', 'ACCEPTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
  ['a matching filed', () => callback('MATCHING', 'UNIT_REVIEW', computing), [...unit]],
  [
    'a matching at the commission',
    () => callback('MATCHING', 'SUBMITTED', { unitId: university }),
    ['unitAdministrator', 'supervisingDepartment'],
  ],
  [
    'one the commission returned',
    () => callback('MATCHING', 'RETURNED_BY_COMMISSION', { creatorId }),
    ['researcher', ...reviewers],
  ],
  ['a matching of another unit', () => callback('MATCHING', 'UNIT_REVIEW', { unitId: 'unit-3' }), []],
  ['a member’s part', () => callback('MEMBER_PART', 'TO_CONFIRM'), ['researcher', 'expert']],
  ['a waiting review', () => callback('REVIEW', 'WAITING', { creatorId: personaUserId('expert') }), ['expert']],
  ['a review handed in', () => callback('REVIEW', 'SUBMITTED'), ['expert']],
  ['a task book', () => callback('TASK_BOOK', 'RETURNED', { creatorId }), ['researcher', ...reviewers]],
  [
    'a budget audit',
    () => callback('BUDGET_AUDIT', 'REPORTED', { creatorId }),
    ['researcher', 'auditor', 'supervisingDepartment'],
  ],
  ['an audit to be made', () => callback('PROJECT_AUDIT', 'TO_AUDIT'), ['auditor', 'supervisingDepartment']],
  ['a technical evaluation', () => callback('TECHNICAL_EVALUATION', 'TO_EVALUATE'), ['supervisingDepartment']],
  ['an acceptance', () => callback('ACCEPTANCE', 'PASSED', { creatorId }), ['researcher', ...reviewers]],
  [
    'a month of a platform',
    () => callback('MONTHLY_REPORT', 'SUBMITTED', { creatorId }),
    ['researcher', 'unitAdministrator', 'supervisingDepartment'],
  ],
]

const calls = {
  work: 'query($id: ID!) { work(id: $id) { title } }',
  history: 'query($id: ID!) { workflowHistory(contentId: $id) { step } }',
  content: 'query($id: ID!) { formContent(contentId: $id) { revision } }',
  sources: 'query($id: ID!) { fieldSources(contentId: $id) { fieldId } }',
  check: 'mutation($id: ID!) { checkContent(contentId: $id) { rule } }',
  presence: 'mutation($id: ID!) { reportPresence(contentId: $id, pageId: "p", tab: "t") { name } }',
  signatures: 'query($id: ID!) { contractSignatures(contentId: $id) { party } }',
  pdf: 'query($id: ID!) { contentPdf(contentId: $id) { name } }',
  letter: 'query($id: ID!) { conclusionLetter(workId: $id) { name } }',
  decisionLetter: 'query($id: ID!) { decisionLetter(workId: $id) { name } }',
  submit: 'mutation($id: ID!) { submitWork(id: $id) { title } }',
  withdraw: 'mutation($id: ID!) { withdrawWork(id: $id) { title } }',
  pass: 'mutation($id: ID!) { decideWork(id: $id, action: PASS) { title } }',
  extend: 'mutation($id: ID!) { extendDeadline(id: $id, dueAt: 9999999999999, reason: "r") { title } }',
  remove: 'mutation($id: ID!) { removeWork(id: $id) }',
} as const
/** What a project is asked for by its id; somebody with a part in its life has a part in it. */
const ofProjects = {
  ledger: 'query($id: ID!) { projectLedger(projectId: $id) { kind } }',
  spending: 'query($id: ID!) { projectSpending(projectId: $id) { lines { subject } } }',
  archive: 'mutation($id: ID!) { beginArchive(projectId: $id) { current } }',
  begin: 'mutation($id: ID!) { beginWork(kind: "CONTRACT_CHANGE", belongsTo: $id) { title } }',
} as const
const lists = {
  works: 'query($filter: WorkFilter!) { works(filter: $filter, pageSize: 100) { total items { id } } }',
  counts: 'query($filter: WorkFilter!) { workCounts(filter: $filter, byYear: true) { count } }',
  waiting: '{ waitingWorks(pageSize: 100) { items { id } } }',
  several: 'mutation($ids: [ID!]!) { decideWorks(ids: $ids, action: PASS, key: "one") { title code } }',
  rows: 'query($list: ExportedList!, $ids: [ID!]!) { exportedRows(list: $list, ids: $ids) { head rows } }',
  messages: '{ insiteMessages(pageSize: 100) { items { title content link } } }',
} as const

/** The list of a unit's pages that a kind stands in. */
const companyLists: Readonly<Record<string, CompanyList>> = {
  MEMBERSHIP: 'STAFF',
  'achievement-transformation': 'ACHIEVEMENT',
  FOREIGN_EXPERT: 'FOREIGN_EXPERT',
  MATCHING: 'MATCHING',
}

describe('a user who may not read a work item learns nothing of it anywhere', () => {
  it.each(table)('%s', async (_object, find, readers) => {
    const work = find()
    const { id, kind, title, number, projectId } = work
    const secrets = [title, number].filter((word): word is string => word !== null && word !== '')
    const tells = (answer: unknown) => secrets.filter((word) => JSON.stringify(answer).includes(word))
    for (const persona of personaIds) {
      const ask = askAs(backend, persona)
      const may = readers.includes(persona)
      const filter = { kinds: [kind], states: [work.state], keyword: title }
      const { items, total } = (await ask(lists.works, { filter })).data
      expect(
        items.some((row: { id: string }) => row.id === id),
        `${persona} finds it`,
      ).toBe(may)
      const counted = (await ask(lists.counts, { filter })).data as { count: number }[]
      expect(
        counted.reduce((sum, { count }) => sum + count, 0),
        `${persona} counts it`,
      ).toBe(total)
      const list: ExportedList = { works: { filter } }
      const made = await exportAs(ask, list)
      expect(made.ids.length, `${persona} exports it`).toBe(total)
      expect((await ask(lists.rows, { list, ids: [id, 'none'] })).data.rows.length, `${persona} reads its row`).toBe(
        may ? 1 : 0,
      )
      if (may) {
        for (const name of ['work', 'history'] as const)
          expect((await ask(calls[name], { id })).code, persona).toBeNull()
        continue
      }
      for (const [name, call] of Object.entries(calls)) {
        const answer = await ask(call, { id })
        expect([60154, 603111, 623002], `${persona} ${name}`).toContain(answer.code)
        expect(tells(answer), `${persona} ${name}`).toEqual([])
      }
      if (kind === 'DECLARATION')
        for (const [name, call] of Object.entries(ofProjects)) {
          const answer = await ask(call, { id })
          const part = backend.db.works.where({ projectId: id }).length > 0 && ['auditor', 'expert'].includes(persona)
          if (!part) expect(answer.code, `${persona} ${name}`).not.toBeNull()
          expect(tells(answer), `${persona} ${name}`).toEqual([])
        }
      expect((await ask(lists.several, { ids: [id] })).data, persona).toEqual([
        { title: null, code: expect.any(Number) },
      ])
      expect((await ask(lists.waiting)).data.items, persona).not.toContainEqual({ id })
      const filed = [made.title, made.head, made.rows]
      // A project's other works are called as it is, and so are the parts of its members.
      if (projectId === null && kind !== 'MEMBER_PART') expect(tells(filed), `${persona} sheets`).toEqual([])
      const companyList = companyLists[kind]
      if (companyList) {
        const company = { unitId: work.unitId, list: companyList, filter: {} }
        const { code, title, rows } = await exportAs(ask, { company })
        const name = backend.db.users.get(work.creatorId)?.userFullname ?? ''
        if (code === null) expect(JSON.stringify([title, rows]), `${persona} company sheet`).not.toContain(name)
        else expect(code, `${persona} company sheet`).toBe(60154)
      }
      const { data } = await ask(lists.messages)
      expect(JSON.stringify(data), `${persona} messages`).not.toMatch(new RegExp(`${id}\\b`))
    }
  })
})
