/** Tests of the inspection of bases: findings and jumped figures. */
import { describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { FormValues } from '@/smartform/schema/values'
import type { PersonaId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
const year = new Date().getFullYear()
const kind = 'key-laboratory'
const base = backend.db.bases.where((base) => base.kind === kind && base.id === `base-${kind}-1`)[0]
if (!base) throw new Error('no base')
const [before, last, now] = [year - 2, year - 1, year].map((number) => `${base.id}-${number}`)

const calls = {
  begin:
    'mutation($belongsTo: ID!, $facts: JSON) { beginWork(kind: "key-laboratory", belongsTo: $belongsTo, facts: $facts) { id } }',
  found:
    'query($workId: ID!) { findings(workId: $workId) { mayRaise items { id text owner workId settledAt note maySettle } } }',
  raise:
    'mutation($workId: ID!, $text: String!, $owner: String!, $dueAt: Timestamp!, $key: ID!) { addFinding(workId: $workId, text: $text, owner: $owner, dueAt: $dueAt, key: $key) { id } }',
  settle: 'mutation($id: ID!, $note: String!) { settleFinding(id: $id, note: $note) { settledAt note } }',
  jumps: 'query($id: ID!) { workJumps(id: $id) { fieldId label unit value former reason periods far middle } }',
}
const ask = (persona: PersonaId, call: keyof typeof calls, variables: Record<string, unknown>) =>
  askAs(backend, persona)(calls[call], { key: randomId(), ...variables })
const soon = Date.now() + 60 * 24 * 3600_000
const finding = { workId: last, text: '大型仪器没有共享台账', owner: '设备主管', dueAt: soon }

describe('findings of an inspection', () => {
  it.each([
    ['a reporter may not create one', 'researcher', finding, 60154],
    ['it needs a text', 'supervisingDepartment', { ...finding, text: ' ' }, 603004],
    ['it needs an owner', 'supervisingDepartment', { ...finding, owner: '' }, 603004],
    ['its date must be in the future', 'supervisingDepartment', { ...finding, dueAt: Date.now() - 1 }, 600],
    ['an uninvolved user sees nothing', 'auditor', finding, 60154],
  ] as const)('%s (%s)', async (_case, persona, input, code) => {
    expect((await ask(persona, 'raise', input)).code).toBe(code)
  })

  it('has an owner and a date, returns next year, and disappears a year after it is settled', async () => {
    const raised = await ask('supervisingDepartment', 'raise', finding)
    expect(raised.code).toBeNull()
    expect((await ask('researcher', 'begin', { belongsTo: base.id, facts: { year } })).code).toBeNull()
    for (const persona of ['researcher', 'unitAdministrator', 'supervisingDepartment'] as const) {
      const { data } = await ask(persona, 'found', { workId: now })
      expect(data.items).toMatchObject([{ text: finding.text, owner: '设备主管', workId: last, settledAt: null }])
      expect([data.mayRaise, data.items[0].maySettle]).toEqual(Array(2).fill(persona !== 'researcher'))
    }
    expect((await ask('researcher', 'found', { workId: before })).data.items).toEqual([])
    const id = raised.data.id
    expect((await ask('researcher', 'settle', { id, note: '已建台账' })).code).toBe(60154)
    expect((await ask('supervisingDepartment', 'settle', { id, note: '' })).code).toBe(603004)
    expect((await ask('supervisingDepartment', 'settle', { id, note: '已建台账' })).data.note).toBe('已建台账')
    expect((await ask('supervisingDepartment', 'settle', { id, note: '再次' })).code).toBe(603003)
    const work = backend.db.works.get(now ?? '')
    if (!work) throw new Error('no work')
    backend.db.works.insert({ ...work, id: 'next', createdAt: Date.now() + 1000, facts: { year: year + 1 } })
    expect((await ask('supervisingDepartment', 'found', { workId: 'next' })).data.items).toEqual([])
  })
})

describe('implausible jumps', () => {
  const fill = (id: string | undefined, text: FormValues) => {
    const content = backend.db.contents.get(id ?? '')
    if (!content) throw new Error('no content')
    const values = { ...content.values, ...text }
    backend.db.contents.update(content.id, { values, submitted: { revision: content.revision, values } })
  }
  const jump = { talksFormer: '10', talks: '40', talksReason: '承办国际会议' }

  it('are listed first with their reason; a reason repeated for three years is marked', async () => {
    fill(now, jump)
    const first = (await ask('supervisingDepartment', 'jumps', { id: now })).data
    expect(first).toMatchObject([{ fieldId: 'talks', value: '40', former: '10', reason: '承办国际会议', periods: 1 }])
    fill(last, jump)
    fill(before, jump)
    expect((await ask('unitAdministrator', 'jumps', { id: now })).data[0].periods).toBe(3)
    expect((await ask('auditor', 'jumps', { id: now })).code).toBe(60154)
  })

  it('are marked where a number is far from others of the same kind', async () => {
    const other = backend.db.works.get(now ?? '')
    const content = backend.db.contents.get(now ?? '')
    if (!other || !content) throw new Error('no work')
    for (let index = 0; index < 9; index += 1) {
      backend.db.works.insert({ ...other, id: `alike-${index}`, belongsTo: `base-alike-${index}` })
      const values = { ...content.values, talks: String(8 + index) }
      backend.db.contents.insert({ ...content, id: `alike-${index}`, values, submitted: { revision: 1, values } })
    }
    expect((await ask('supervisingDepartment', 'jumps', { id: now })).data[0]).toMatchObject({ far: false })
    fill(now, { ...jump, talks: '400' })
    expect((await ask('supervisingDepartment', 'jumps', { id: now })).data[0]).toMatchObject({
      far: true,
      value: '400',
    })
  })
})
