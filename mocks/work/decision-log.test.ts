/** Tests of the commission's decision log. */
import { beforeEach, describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/collections/in-order'
import { logEvent } from '../domain/event-log'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const query = `query($filter: DecisionLogFilter = {}, $orderBy: DecisionLogOrder, $pageNo: Int! = 1, $pageSize: Int! = 100) {
  decisionLog(filter: $filter, orderBy: $orderBy, pageNo: $pageNo, pageSize: $pageSize) { total items {
    event kind title personName entry { id step actorName at opinion state } work { id kind title number }
  } } }`
interface Entry {
  event: string
  kind: string
  title: string
  personName: string | null
  entry: { id: string; step: string; actorName: string; at: number; opinion: string | null }
  work: { id: string; kind: string; title: string; number: string | null } | null
}
const ask = (filter: object = {}, page: object = {}, as: PersonaId = 'supervisingDepartment') =>
  askAs(backend, as)(query, { filter, ...page })
const log = async (filter: object = {}, page: object = {}) =>
  (await ask(filter, page)).data as { total: number; items: Entry[] }

it.each(personaIds.map((id) => [id, id === 'supervisingDepartment' ? null : 60154] as const))(
  'the decision log is for people who act for the commission: %s',
  async (as, code) => {
    expect((await ask({}, {}, as)).code).toBe(code)
  },
)

describe('the decision log of the commission', () => {
  it('lists the newest entry first and counts what it lists', async () => {
    const { items, total } = await log()
    const times = items.map(({ entry }) => entry.at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, index) => log({}, { pageNo: index + 1 })),
    )
    const ids = pages.flatMap(({ items }) => items.map(({ entry }) => entry.id))
    expect(new Set(ids).size).toBe(total)
  })

  it('has the works that a supervising department decides about, and none that the caller may not read', async () => {
    const ids = new Set<string>()
    const { total } = await log()
    for (let pageNo = 1; pageNo <= Math.ceil(total / 100); pageNo += 1)
      for (const { kind, work } of (await log({}, { pageNo })).items)
        if (work && kind !== 'REVIEW') ids.add(`${kind} ${work.id}`)
    const kinds = new Set([...ids].map((id) => id.split(' ')[0]))
    expect(kinds).toContain('DECLARATION')
    expect(kinds).toContain('ACCEPTANCE')
    const one = 'query($id: ID!) { work(id: $id) { id } }'
    for (const id of ids)
      expect((await askAs(backend, 'supervisingDepartment')(one, { id: id.split(' ')[1] })).code).toBeNull()
  })

  it('contains exactly the works that the commission’s lists contain', async () => {
    const ask = askAs(backend, 'supervisingDepartment')
    const desks = backend.db.commissionDesks.all().map(({ id }) => id)
    const idsOf = async <Item>(page: (pageNo: number) => Promise<readonly Item[]>, idOf: (item: Item) => string) => {
      const ids = new Set<string>()
      for (let pageNo = 1; ; pageNo += 1) {
        const items = await page(pageNo)
        if (items.length === 0) return [...ids].toSorted()
        for (const item of items) ids.add(idOf(item))
      }
    }
    const listed = await idsOf(
      async (pageNo) =>
        (
          await ask(
            'query($kinds: [String!], $pageNo: Int!) { works(filter: { kinds: $kinds }, pageNo: $pageNo, pageSize: 100) { items { id } } }',
            { kinds: desks, pageNo },
          )
        ).data.items as { id: string }[],
      ({ id }) => id,
    )
    const ofKinds = await Promise.all(
      desks.map((kind) =>
        idsOf(
          async (pageNo) => (await log({ kind }, { pageNo })).items,
          ({ work }) => work?.id ?? '',
        ),
      ),
    )
    // Panels have no work.
    const logged = ofKinds.flat().filter(Boolean).toSorted()
    const all = backend.db.works.where(({ kind }) => desks.includes(kind))
    expect(logged).toEqual(listed.filter((id) => backend.db.workHistories.where({ workId: id }).length > 0))
    expect(logged.length).toBeLessThan(all.length)
  })

  it('is narrowed by what it is about, kind, step, time, title, person and work', async () => {
    const { items, total } = await log()
    const one = items.find(({ entry }) => entry.step === 'PASS') ?? expect.fail('no decision')
    const expert = (await log({ event: 'ASSIGNMENT' })).items.find(({ personName }) => personName)
    const { personName, work } = expert ?? expect.fail('nobody was assigned')
    const people = ({ entry, personName }: Entry) => `${entry.actorName} ${personName}`
    const narrowed: [object, (entry: Entry) => boolean][] = [
      [{ kind: one.kind }, ({ kind }) => kind === one.kind],
      [{ step: 'PASS' }, ({ entry }) => entry.step === 'PASS'],
      [{ event: 'DECISION' }, ({ event }) => event === 'DECISION'],
      [{ event: 'DATE' }, ({ entry }) => /^EXTEND/.test(entry.step)],
      [{ from: one.entry.at }, ({ entry }) => entry.at >= one.entry.at],
      [{ to: one.entry.at }, ({ entry }) => entry.at < one.entry.at],
      [{ keyword: one.title.slice(1, 5) }, (entry) => `${entry.title}${people(entry)}`.includes(one.title.slice(1, 5))],
      [{ person: ` ${one.entry.actorName} ` }, (entry) => people(entry).includes(one.entry.actorName)],
      [{ person: personName }, (entry) => people(entry).includes(String(personName))],
      [{ workId: work?.id }, (entry) => entry.work?.id === work?.id],
    ]
    for (const [filter, fits] of narrowed) {
      const found = await log(filter)
      expect(found.total, JSON.stringify(filter)).toBeGreaterThan(0)
      expect(found.total, JSON.stringify(filter)).toBeLessThan(total)
      expect(found.items.every(fits), JSON.stringify(filter)).toBe(true)
    }
    expect((await log({ keyword: '没有这样的' })).total).toBe(0)
  })

  it.each([
    ['AT', ({ entry }: Entry): string | number => entry.at],
    ['TITLE', ({ title }: Entry): string | number => title],
    ['ACTOR', ({ entry }: Entry): string | number => entry.actorName],
  ] as const)('is sorted by %s in both directions', async (field, keyOf) => {
    const compare = (a: Entry, b: Entry) => {
      const [one, other] = [keyOf(a), keyOf(b)]
      return typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other))
    }
    for (const descending of [false, true]) {
      const { items } = await log({}, { orderBy: { field, descending } })
      const sorted = items.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)))
      expect(items.map(keyOf)).toEqual(sorted.map(keyOf))
      expect(new Set(items.map(keyOf)).size).toBeGreaterThan(1)
    }
  })

  it('neither lists, counts nor exports an assignment about a paper of the reader', async () => {
    const { db } = backend
    const [review] = db.works.where({ kind: 'REVIEW' })
    const paperId = String(review?.facts.contentId)
    const officer = db.users.get(personaUserId('supervisingDepartment')) ?? expect.fail('no officer')
    const entry = { event: 'CONFLICT', step: 'DISMISS_CONFLICT', kind: 'REVIEW', title: '秘密小组' } as const
    const context = { db, now: Date.now() }
    logEvent(context, { ...entry, about: [paperId], actor: officer, actorTitle: '市科委', personName: '某专家' })
    const counts = async () => {
      const exported = await exportAs(askAs(backend, 'supervisingDepartment'), {
        decisionLog: { filter: { event: 'CONFLICT' } },
      })
      return [(await log({ event: 'CONFLICT' })).total, exported.rows.length, (await log({ person: '某专家' })).total]
    }
    expect(await counts()).toEqual([1, 1, 1])
    db.works.update(paperId, { creatorId: officer.id })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('is exported as it is narrowed', async () => {
    const { total } = await log({ step: 'PASS' })
    const exported = await exportAs(askAs(backend, 'supervisingDepartment'), {
      decisionLog: { filter: { step: 'PASS' } },
    })
    expect([exported.title, exported.rows.length]).toEqual(['办理记录', total])
  })
})
