/** Tests of access to work items: who may not read one finds nothing of it in any list, count, search or file. */
import { beforeEach, describe, expect, it } from 'vitest'
import { sightObjects } from '../../tests/sight-objects'
import { personaIds } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { CompanyList, ExportedList } from '../resolvers/export.generated'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  work: 'query($id: ID!) { work(id: $id) { title } }',
  reads: 'query($id: ID!) { workReads(workId: $id) { name } }',
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
  search: 'query($text: String!) { search(text: $text, limit: 20) { items { id } } }',
  log: 'query($id: ID!) { decisionLog(filter: { workId: $id }, pageSize: 100) { items { title work { id } } } }',
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
  it.each(sightObjects)('%s', async (_object, find, readers) => {
    const work = find(backend.db)
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
      const offered = await ask(lists.search, { text: title })
      if (!may) expect(JSON.stringify(offered), `${persona} searches it`).not.toContain(`"${id}"`)
      const log = await ask(lists.log, { id })
      if (!may) expect(log.data?.items ?? [], `${persona} reads its log`).toEqual([])
      if (may) {
        for (const name of ['work', 'history', 'reads'] as const)
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
