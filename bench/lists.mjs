/**
 * Measures how fast the backend answers lists at scale: 10,000 projects of one unit with all their work items, beside 100,000 messages of one
 * person. In this process, without HTTP and browser. Fails when a limit is broken: by processor time, which other processes do not lengthen;
 * the time on the clock stands beside it.
 */
import { createModuleServer } from '../build/module-server.mjs'

const limits = { first: 300, usual: 200 }
const tries = 20
const p95 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]

const modules = await createModuleServer()
try {
  const load = (file) => modules.ssrLoadModule(`/mocks/${file}.ts`)
  const { askAs, backendForTest } = await load('resolvers/ask-as')
  const { addManyProjects } = await load('db/seeds/many-projects')
  const { addManyMessages } = await load('db/seeds/many-messages')
  const backend = backendForTest()
  const ask = askAs(backend, 'unitAdministrator')
  const works = `query($filter: WorkFilter!, $orderBy: WorkOrder, $pageNo: Int!) {
    works(filter: $filter, orderBy: $orderBy, pageNo: $pageNo, pageSize: 20) { total items { id title state dueAt next { dueAt } } }
  }`
  const counts =
    'query($filter: WorkFilter!) { workFilterCounts(filter: $filter) { states { value count } guides { value count } } }'
  const messages = 'query($pageNo: Int!) { insiteMessages(pageNo: $pageNo, pageSize: 10) { total items { _id } } }'
  // As the page of messages asks.
  const inbox = `query($keyword: String!, $orderBy: MessageOrder, $pageNo: Int!) {
    searchMessages(type: INBOX, system: ["s01", "s02", "s09", "s10", "s23"], keyword: $keyword, orderBy: $orderBy, pageNo: $pageNo, pageSize: 20) {
      total unread items { _id title read createDate }
    }
  }`
  const filter = { kinds: ['DECLARATION'], scope: 'REVIEW', unitId: 'unit-1' }
  const timed = async (call, variables) => {
    const began = performance.now()
    const before = process.cpuUsage()
    const { data } = await ask(call, variables)
    if (!data) throw new Error(`no answer to ${call}`)
    const { user, system } = process.cpuUsage(before)
    return { clock: performance.now() - began, processor: (user + system) / 1000 }
  }
  const calls = {
    'next page': (n) => [works, { filter, pageNo: n + 2 }],
    'filter by states': (n) => [works, { filter: { ...filter, states: ['APPROVED', 'UNIT_REVIEW'] }, pageNo: n + 1 }],
    'filter by a word': (n) => [works, { filter: { ...filter, keyword: `第 ${n + 10}` }, pageNo: 1 }],
    'sort by name': (n) => [works, { filter, orderBy: { field: 'TITLE', descending: n % 2 === 0 }, pageNo: n + 1 }],
    'sort by amount': (n) => [works, { filter, orderBy: { field: 'AMOUNT', descending: n % 2 === 0 }, pageNo: n + 1 }],
    'counts of filters': () => [counts, { filter }],
    'page of messages': (n) => [messages, { pageNo: n * 400 + 1 }],
    'page of the inbox': (n) => [inbox, { keyword: '', pageNo: n * 100 + 1 }],
    'inbox by a word': (n) => [inbox, { keyword: `第 ${n + 10}`, pageNo: 1 }],
    'inbox by title': (n) => [
      inbox,
      { keyword: '', orderBy: { field: 'TITLE', descending: n % 2 === 0 }, pageNo: n + 1 },
    ],
  }
  // The code is warm, as on a server that has answered before.
  for (const call of Object.values(calls)) await timed(...call(0))
  const began = performance.now()
  addManyProjects(backend.db, 'unit-1', 10_000)
  addManyMessages(backend.db, 'user-unitAdministrator', 100_000, Date.now())
  console.log(`seeded in ${((performance.now() - began) / 1000).toFixed(1)} s: ${backend.db.works.all().length} works`)
  const report = (name, { clock, processor }, limit) => {
    console.log(`${name}: ${processor.toFixed(0)} ms of ${limit} (${clock.toFixed(0)} on the clock)`)
    if (processor > limit) process.exitCode = 1
  }
  const reportMany = (name, times, limit) =>
    report(
      `${name} (p95)`,
      { clock: p95(times.map(({ clock }) => clock)), processor: p95(times.map(({ processor }) => processor)) },
      limit,
    )
  report('first rows ever', await timed(works, { filter, pageNo: 1 }), limits.first)
  const { id } = backend.db.works.all().at(-1)
  const afterChanges = []
  for (let n = 0; n < tries; n += 1) {
    backend.db.works.update(id, { modifiedAt: Date.now() })
    afterChanges.push(await timed(works, { filter, pageNo: 1 }))
  }
  reportMany('first rows after a change', afterChanges, limits.first)
  const inboxAfterChanges = []
  const inboxByTitleAfterChanges = []
  const message = `many-user-unitAdministrator-50000`
  await timed(...calls['inbox by title'](0))
  for (let n = 0; n < tries; n += 1) {
    backend.db.messages.update(message, { read: n % 2 === 0 })
    inboxAfterChanges.push(await timed(...calls['page of the inbox'](0)))
    inboxByTitleAfterChanges.push(await timed(...calls['inbox by title'](0)))
  }
  reportMany('inbox after a change', inboxAfterChanges, limits.first)
  reportMany('inbox by title after a change', inboxByTitleAfterChanges, limits.first)
  for (const [name, call] of Object.entries(calls)) {
    const times = []
    for (let n = 0; n < tries; n += 1) times.push(await timed(...call(n)))
    reportMany(name, times, limits.usual)
  }
} finally {
  await modules.close()
}
