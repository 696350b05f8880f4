/**
 * Measures what the search of the embedded backend costs over 100,000 things: the first search (index and readings), its memory, and every
 * key while somebody types, for the person who sees most and for one who sees little; and after a write between two keys. Fails when
 * the limit is broken.
 */
import { createModuleServer } from '../build/module-server.mjs'

const limitOfP95 = 50
const amounts = { works: 56_000, people: 12_000, messages: 18_000, files: 6_000 }
const personas = ['supervisingDepartment', 'unitAdministrator', 'researcher']
const typed = [
  '人工智能',
  '重点实验室建设',
  '公共服务平台 示范',
  'rengongzhineng',
  'zdsys',
  'jcdl gjjs',
  'swyy',
  '25dz1012345',
  '２６-DZ 1003000',
  '王伟',
  'wangwei',
  '13910004567',
  '没有这样的东西',
  'qqqqq',
]
/** Every text that stands in the field while these are typed. */
const keys = typed.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)))
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]
const rounded = (milliseconds) => Math.round(milliseconds * 10) / 10
const memory = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const modules = await createModuleServer()
try {
  const { backendForTest } = await modules.ssrLoadModule('/mocks/resolvers/ask-as.ts')
  const { search } = await modules.ssrLoadModule('/mocks/search/search.ts')
  const { personaUserId } = await modules.ssrLoadModule('/mocks/personas.ts')
  const { addSearchEntries } = await modules.ssrLoadModule('/tests/search-entries.ts')
  const { db, blobs } = backendForTest()
  addSearchEntries(db, amounts)
  /** Milliseconds of processor time, which other work on the machine changes less than the clock. */
  const clock = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const ask = async (persona, text) => {
    const caller = db.users.get(personaUserId(persona))
    const began = clock()
    const groups = await search({ db, blobs, caller, token: null, now: Date.now() }, { text, limit: 6 })
    return { milliseconds: clock() - began, total: groups.reduce((sum, { total }) => sum + total, 0) }
  }
  const before = memory()
  const first = await ask(personas[0], '人')
  const mebibytes = memory() - before
  const count = db.works.all().length + db.memberships.all().length + db.messages.all().length + db.uploads.all().length
  console.log(`${count} things: first search ${Math.round(first.milliseconds)} ms, index ${Math.round(mebibytes)} MiB`)
  const measured = []
  for (const persona of personas)
    for (const written of [false, true]) {
      const times = []
      let most = 0
      for (const text of keys) {
        const work = written && db.works.get(`made-${times.length}`)
        if (work) db.works.update(work.id, { title: `${work.title}改` })
        const { milliseconds, total } = await ask(persona, text)
        times.push(milliseconds)
        most = Math.max(most, total)
      }
      const [p50, p95, longest] = [at(times, 0.5), at(times, 0.95), Math.max(...times)].map(rounded)
      measured.push({
        persona,
        'a write before each key': written,
        keys: times.length,
        'most found': most,
        p50,
        p95,
        longest,
      })
    }
  console.table(measured)
  if (measured.some(({ p95 }) => p95 > limitOfP95)) process.exitCode = 1
} finally {
  await modules.close()
}
