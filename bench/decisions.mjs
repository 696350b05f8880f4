/**
 * Measures what a batch of 800 decisions costs on the served backend, journal included: previewing, deciding in parts as the page does, and
 * taking all of it back. Fails when deciding takes longer than its limit, or when a work is decided twice or not at all.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createModuleServer } from '../build/module-server.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.mjs'

const count = 800
const part = { preview: 100, decide: 20 }
const limit = 30_000

const modules = await createModuleServer()
const place = makeTemporaryFolder('bench-decisions')
const dist = join(place, 'dist')
mkdirSync(join(dist, '.vite'), { recursive: true })
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>portal</title>')
writeFileSync(join(dist, '.vite/manifest.json'), '{}')
const { startServer } = await modules.ssrLoadModule('/mocks/server/http-server.ts')
const log = (words) => console.log(words)
const options = { port: 0, host: '127.0.0.1', latency: 0, atOnce: 1024, strictCookie: false }
const server = await startServer(
  { data: join(place, 'data'), dist, ...options },
  { seedVersion: () => 'bench', log, complain: log },
)
const { backend, address } = server

/** Makes works that wait for the commission, with their contents. */
const ids = await backend.transaction(() => {
  const { db } = backend
  const [work] = db.works.where({ kind: 'FOREIGN_EXPERT', state: 'SUBMITTED' })
  const content = db.contents.get(work.id)
  return Array.from({ length: count }, (_, index) => {
    const id = `bench-${index}`
    db.contents.insert({ ...content, id })
    return db.works.insert({ ...work, id, title: `${work.title} ${index}` }).id
  })
})
const token = await backend.transaction(() => backend.signIn('supervisingDepartment'))

async function call(query, variables) {
  const response = await fetch(`${address}/api/workflow/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0]
}

/** Sends a call part by part; the outcomes and the time. */
async function inParts(query, size) {
  const began = performance.now()
  const outcomes = []
  for (let start = 0; start < count; start += size)
    outcomes.push(...(await call(query, { ids: ids.slice(start, start + size) })))
  return { outcomes, milliseconds: Math.round(performance.now() - began) }
}

try {
  const preview = await inParts(
    'query($ids: [ID!]!) { previewDecisions(ids: $ids, action: RECEIVE) { id code letters { to content } } }',
    part.preview,
  )
  const decide = await inParts(
    'mutation($ids: [ID!]!) { decideWorks(ids: $ids, action: RECEIVE, key: "bench") { id done code until } }',
    part.decide,
  )
  const histories = await backend.transaction(() => backend.db.workHistories.where({ step: 'RECEIVE' }))
  const times = ids.map((id) => histories.filter(({ workId }) => workId === id).length)
  const back = await inParts(
    'mutation($ids: [ID!]!) { takeBackDecisions(batchKey: "bench", ids: $ids) { id done } }',
    count,
  )
  const rows = { preview, decide, 'take back': back }
  console.table(
    Object.entries(rows).map(([step, { outcomes, milliseconds }]) => ({ step, papers: outcomes.length, milliseconds })),
  )
  const isWhole = times.every((time) => time === 1) && back.outcomes.every(({ done }) => done)
  if (!isWhole || decide.milliseconds > limit) process.exitCode = 1
} finally {
  await server.close()
  await modules.close()
  removeTemporaryFolder(place)
}
