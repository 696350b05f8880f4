/**
 * `npm run bench -- served`: people at once on the served backend, then SIGKILL and damaged files. Fails when something answered is lost, half
 * there, or damage is not said.
 *
 * --people=50,200   how many at once, one run each
 * --seconds=60      length of a run; 600 for the figures of docs/performance.md
 * --pause=1         mean seconds a person waits between two calls; 0 asks without a pause
 * --kills=30, --damages=30, --seed=1
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildServer } from '../build/backend-server.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'
import { damageOften, isSecondRefused, killOften } from './served-crashes.mjs'
import { call, makeDist, randomOf, startProcess, usageOf } from './served-process.mjs'

const { values } = parseArgs({
  options: Object.fromEntries(
    Object.entries({ people: '50,200', seconds: '60', pause: '1', kills: '30', damages: '30', seed: '1' }).map(
      ([name, value]) => [name, { type: 'string', default: value }],
    ),
  ),
})
const [seconds, pause, kills, damages, seed] = ['seconds', 'pause', 'kills', 'damages', 'seed'].map((name) =>
  Number(values[name]),
)

const personas = ['researcher', 'unitAdministrator', 'expert', 'academician', 'auditor', 'supervisingDepartment']

/** What people ask, with how often among twenty calls. */
const calls = [
  [
    4,
    'permission',
    'query { user { id userName userFullname userMobile units { applyStatus unit { id unitName } } } }',
  ],
  [5, 'workflow', 'query { todos { total items { id title } } }'],
  [4, 'workflow', 'query { works(filter: {}) { total items { id title state } } }'],
  [3, 'message', 'query { searchMessages(keyword: "") { total items { _id } } }'],
  [2, 'common', 'query { dictionaries(type: "tribe") { code name } }'],
  [2, 'permission', 'mutation($user: UserInput!) { saveUser(user: $user) { id } }'],
].flatMap(([weight, ...rest]) => Array.from({ length: weight }, () => rest))

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

/** One run: so many people ask for so long. */
async function load(count, place, dist) {
  const server = await startProcess(join(place, `data-${count}`), dist)
  try {
    const tokens = await Promise.all(personas.map((person) => server.order({ order: 'signIn', person })))
    const times = []
    const failed = new Map()
    const memory = []
    const before = usageOf(server.pid)
    const load = loadavg()[0]
    const began = performance.now()
    const end = began + seconds * 1000
    const watching = (async () => {
      while (performance.now() < end) {
        memory.push(usageOf(server.pid).memory)
        await delay(1000)
      }
    })()
    await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const random = randomOf(seed + at)
        await delay(random() * 1000 * pause)
        while (performance.now() < end) {
          const [endpoint, query] = calls[Math.floor(random() * calls.length)]
          const asked = performance.now()
          const variables = query.startsWith('mutation') ? { user: { userPosition: `p-${at}-${times.length}` } } : {}
          const ask = () => call(server.address, tokens[at % tokens.length], endpoint, query, variables)
          // Like a browser: a connection that was closed while idle is opened anew.
          const { errors } = await ask().catch(ask)
          times.push(performance.now() - asked)
          if (errors) failed.set(errors[0].message, (failed.get(errors[0].message) ?? 0) + 1)
          await delay(random() * 2000 * pause)
        }
      }),
    )
    await watching
    const took = (performance.now() - began) / 1000
    const sorted = times.toSorted((a, b) => a - b)
    const milliseconds = (part) => Math.round(quantile(sorted, part) * 10) / 10
    for (const [message, often] of failed) console.error(`${often} × ${message}`)
    return {
      people: count,
      seconds: Math.round(took),
      calls: times.length,
      'calls/s': Math.round(times.length / took),
      'p50 ms': milliseconds(0.5),
      'p95 ms': milliseconds(0.95),
      'p99 ms': milliseconds(0.99),
      'processor ms/call': Math.round(((usageOf(server.pid).processor - before.processor) * 1e5) / times.length) / 100,
      'MiB first': Math.round(memory[0]),
      'MiB most': Math.round(Math.max(...memory)),
      'MiB last': Math.round(memory.at(-1)),
      failed: [...failed.values()].reduce((sum, often) => sum + often, 0),
      'machine load': Math.round(load * 10) / 10,
    }
  } finally {
    await server.stop()
  }
}

await buildServer()
const place = makeTemporaryFolder('bench-served')
const dist = makeDist(place)
try {
  const rows = []
  for (const count of values.people.split(',').map(Number).filter(Boolean)) rows.push(await load(count, place, dist))
  if (rows.length > 0) console.table(rows)
  const data = join(place, 'data-kills')
  const random = randomOf(seed)
  const killed = await killOften({ data, dist, count: kills, random })
  console.log(`${killed.kills} kills: ${killed.saves} answered saves, ${killed.lost} lost or half there`)
  // A state that was killed, not closed: its journal holds something.
  const outcomes = await damageOften({ data, dist, place, count: damages, random, ...killed })
  console.log(`${damages} damaged files:`, outcomes)
  const isRefused = await isSecondRefused({ data, dist })
  console.log(`a second process on one folder is ${isRefused ? 'refused' : 'NOT refused'}`)
  if (rows.some(({ failed }) => failed > 0) || killed.lost > 0 || outcomes.silent > 0 || !isRefused)
    process.exitCode = 1
} finally {
  removeTemporaryFolder(place)
}
