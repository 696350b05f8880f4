/** Tests that nothing removes entries of the decision log. */
import { type GraphQLField, getNamedType, getOperationAST, isLeafType, parse } from 'graphql'
import { beforeEach, expect, it } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { fillVariables } from '../../checks/gateway/fill-variables'
import { serverNow } from '../clock'
import { answerGraphql } from '../execute'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { schemaOf } from '../schemas'
import { logged } from './decision-log'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { db, blobs } = backend

/** All entries that the commission reads now. */
const entries = () => {
  const caller = db.users.get(personaUserId('supervisingDepartment')) ?? null
  return logged({ db, blobs, caller, now: serverNow(), token: null }, {}).map(({ row }) => row)
}

const mutations = endpointNames.flatMap((endpoint) =>
  Object.values(schemaOf(endpoint).getMutationType()?.getFields() ?? {}).map((field) => ({ endpoint, field })),
)

function operationOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return args.length === 0
    ? `mutation { ${name} ${selection} }`
    : `mutation(${declared}) { ${name}(${given}) ${selection} }`
}

/** Works of different kinds in different states, a removable one among them. */
const targets = () => {
  const states = new Map(db.works.all().map((work) => [`${work.kind} ${work.state}`, work.id]))
  const removable = db.works
    .where({ kind: 'DECLARATION', state: 'DRAFT', creatorId: personaUserId('researcher') })
    .map(({ id }) => id)
  const dated = db.works.where(({ kind, deadline }) => kind === 'TASK_BOOK' && deadline !== null).map(({ id }) => id)
  const decided = [
    'FOREIGN_EXPERT RECEIVED',
    'MATCHING SUBMITTED',
    'DECLARATION UNDER_EVALUATION',
    'TASK_BOOK DEPARTMENT_REVIEW',
  ]
  return [...removable.slice(0, 1), ...dated.slice(0, 2), ...decided.flatMap((name) => states.get(name) ?? [])]
}
const actions = ['PASS', 'RETURN', 'REFUSE', 'RECEIVE', 'CLOSE', 'ASSIGN', 'RECTIFY', 'WITHDRAW']

it('no mutation of any endpoint changes or removes an entry of the log', async () => {
  const before = entries()
  expect(before.length).toBeGreaterThan(100)
  const works = targets()
  const answered = new Set<string>()
  const called = new Set<string>()
  for (const persona of ['supervisingDepartment', 'unitAdministrator', 'researcher'] satisfies PersonaId[])
    for (const { endpoint, field } of mutations) {
      const source = operationOf(field)
      const operation = getOperationAST(parse(source)) ?? expect.fail(source)
      const ids = field.args.some(({ type }) => String(type).includes('ID')) ? works : ['']
      const steps = field.args.some(({ name }) => name === 'action') ? actions : ['']
      const rounds = ids.flatMap((id) => steps.map((action) => ({ id, action })))
      for (const [round, { id, action }] of rounds.entries()) {
        const known = (name: string) => {
          if (/^(ids|workIds|taskIds)$/.test(name)) return [id]
          if (/(^id|Id)$/.test(name)) return id
          return { action, opinion: '意见', reason: '理由', key: `${name}-${round}` }[name]
        }
        const scalar = (type: string) =>
          ({ Int: 1, Float: 1, Boolean: true, JSON: {}, Timestamp: serverNow() + 400 * 24 * 3600_000 })[type] ?? 'x'
        const variables = fillVariables(schemaOf(endpoint), operation, { known, scalar, optional: true })
        const token = backend.signIn(persona)
        const { body } = await answerGraphql(
          endpoint,
          { query: source, variables },
          { db, blobs, token, now: serverNow() },
        )
        called.add(`${endpoint}.${field.name}`)
        if (!body.errors) answered.add(`${endpoint}.${field.name}`)
      }
    }
  expect(called.size).toBe(mutations.length)
  // Without calls that are answered nothing would be tested.
  expect([...answered]).toEqual(
    expect.arrayContaining(['workflow.decideWork', 'workflow.removeWork', 'workflow.extendDeadline']),
  )
  const stored = new Map([
    ...db.loggedEvents
      .all()
      .map(({ id, step, at, actorName, opinion }) => [id, { step, at, actorName, opinion }] as const),
    ...db.workHistories
      .all()
      .map(({ id, step, at, actorName, opinion }) => [id, { step, at, actorName, opinion }] as const),
  ])
  for (const { id, step, at, actorName, opinion } of before)
    expect(stored.get(id), id).toEqual({ step, at, actorName, opinion })
}, 120_000)

it('a work that its applicant takes back and deletes keeps its entries in the log, once, also after it is restored', async () => {
  const [work] = db.works.where(({ kind, state }) => kind === 'DECLARATION' && state === 'UNDER_EVALUATION')
  const { id, creatorId } = work ?? expect.fail('no declaration')
  const ids = () => entries().filter(({ workId }) => workId === id)
  const before = ids()
  expect(before.some(({ event }) => event === 'DECISION')).toBe(true)
  db.works.update(id, { state: 'DRAFT' })
  const creator = askAs(backend, { userId: creatorId })
  expect((await creator('mutation($id: ID!) { removeWork(id: $id) }', { id })).code).toBeNull()
  expect(ids()).toEqual(before)
  const { data } = await askAs(backend, 'supervisingDepartment')(
    'query($workId: ID!) { decisionLog(filter: { workId: $workId }, pageSize: 100) { total items { title work { id } } } }',
    { workId: id },
  )
  expect(data.total).toBe(before.length)
  expect(data.items.every((item: { title: string; work: null }) => item.work === null && item.title)).toBe(true)
  expect((await creator('mutation($id: ID!) { restoreWork(id: $id) { id } }', { id })).code).toBeNull()
  db.works.update(id, { state: 'UNDER_EVALUATION' })
  expect(ids()).toHaveLength(before.length)
})
