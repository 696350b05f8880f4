/** Tests of binding a base and beginning its annual report. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type BaseKind, baseKinds } from '@/work/kinds/base-kinds'
import type { EntryName } from '@/work/kinds/entry'
import { freeBase, noticeOf, reporterOf, sendCodeTo } from '../../tests/base-notice'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'

const backend = backendForTest()
const { db } = backend
beforeEach(() => backend.reset())

const bindCall = `mutation Bind($kind: ID!, $entry: BaseEntryInput!) {
  bindBase(kind: $kind, entry: $entry) { baseId year workId state } }`
const beginCall = `mutation Begin($kind: String!, $belongsTo: ID!, $facts: JSON) {
  beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id state creatorId formId } }`
const submitCall = `mutation Submit($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }`
const contentCall = `query Content($contentId: ID!) { formContent(contentId: $contentId) { revision copiedFrom } }`

const thisYear = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()
const kindOf = (id: string): BaseKind => {
  const found = baseKinds.find((baseKind) => baseKind.id === id)
  if (!found) throw new Error(id)
  return found
}
const period = (kind: string, year = thisYear) => `${kind}:${year}`

/** Asks to be bound to the base nobody is bound to yet, by its notice, with what differs. */
async function bind(kind: BaseKind, differs: Record<string, unknown> = {}, byAddress = false) {
  const persona = reporterOf(db, kind)
  const base = freeBase(db, kind)
  const notice = noticeOf(db, base)
  const bindParts = kind.entry.parts.filter(({ name, fact }) => name !== 'year' && !(byAddress && fact))
  const typed = Object.fromEntries(bindParts.map(({ name }) => [name, notice[name as Exclude<EntryName, 'year'>]]))
  const entry = {
    ...(byAddress && { baseId: base.id }),
    ...typed,
    verificationCode: sendCodeTo(db, persona),
    ...differs,
  }
  return askAs(backend, persona)(bindCall, { kind: kind.id, entry })
}

describe.each(baseKinds.map((kind) => [kind.id, kind] as const))('binding a base: %s', (_id, kind) => {
  it('accepts the notice’s codes, with and without the base in the address, ignoring width, spaces and case', async () => {
    const base = freeBase(db, kind)
    const bound = await bind(kind, { checkCode: ` ${base.checkCode.toLowerCase().split('').join(' ')}` })
    expect(bound).toMatchObject({ code: null, data: { baseId: base.id, year: thisYear, state: 'NOT_BEGUN' } })
    await backend.reset()
    const wide = base.checkCode.replace(/[A-Z0-9]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
    const code = '２４６８１０'
    expect((await bind(kind, { checkCode: wide, verificationCode: code }, true)).data).toMatchObject({
      baseId: base.id,
    })
    expect(db.bases.get(base.id)?.personIds).toEqual([personaUserId(reporterOf(db, kind))])
  })

  it.each(kind.entry.parts.flatMap(({ name, codes }) => codes.slice(0, 1).map((code) => [name, code] as const)))(
    'refuses a different %s with %i',
    async (name, code) => {
      expect((await bind(kind, { [name]: '不一致' })).code).toBe(code)
      expect(freeBase(db, kind).personIds).toEqual([])
    },
  )

  it('refuses a wrong SMS code, a user below the real-name level, a user without the permission, and a disabled base', async () => {
    expect((await bind(kind, { verificationCode: '000000' })).code).toBe(kind.entry.wrongMobileCode)
    const reporter = personaUserId(reporterOf(db, kind))
    db.users.update(reporter, { userGrade: 1 })
    expect((await bind(kind)).code).toBe(60345)
    db.users.update(reporter, { userGrade: 2 })
    db.bases.update(freeBase(db, kind).id, { disabled: true })
    expect((await bind(kind)).code).toBe(603207)
    const entry = { checkCode: 'x', verificationCode: 'x' }
    expect((await askAs(backend, 'academician')(bindCall, { kind: kind.id, entry })).code).toBe(60154)
  })

  it('refuses a date outside the period and names it, and a year that is not configured', async () => {
    const { opensAt, closesAt } = db.baseYears.get(period(kind.id)) ?? { opensAt: 0, closesAt: 0 }
    const now = Date.now()
    db.baseYears.update(period(kind.id), { closesAt: now - 1000 })
    expect(await bind(kind, { year: thisYear })).toMatchObject({ code: 60347, facts: { deadline: now - 1000 } })
    db.baseYears.update(period(kind.id), { opensAt: now + 9000, closesAt })
    expect(await bind(kind)).toMatchObject({ code: 603412, facts: { opensOn: now + 9000, closesOn: closesAt } })
    db.baseYears.update(period(kind.id), { opensAt, withdrawn: true })
    expect((await bind(kind, { year: thisYear })).code).toBe(603009)
    expect((await bind(kind, { year: thisYear - 20 })).code).toBe(603009)
  })

  it('refuses a base of another kind', async () => {
    const other = db.bases.where(({ kind: id }) => id !== kind.id)[0]
    const own = kind.entry.parts.find(({ name }) => name !== 'year')
    const named = noticeOf(db, other as NonNullable<typeof other>)
    const differs = { [String(own?.name)]: named[own?.name as Exclude<EntryName, 'year'>] }
    expect((await bind(kind, differs)).code).toBe(kind.entry.words === 'base' ? 603008 : 603201)
    expect((await bind(kind, { baseId: other?.id }, true)).code).toBe(603008)
  })
})

/** The base of the persona who reports for a kind, and its year. */
function own(kindId: string, index = 0) {
  const persona = reporterOf(db, kindOf(kindId))
  const base = db.bases.where({ kind: kindId }).filter(({ personIds }) => personIds.includes(personaUserId(persona)))[
    index
  ]
  if (!base) throw new Error(kindId)
  const begin = (as: PersonaId = persona, facts: Record<string, unknown> = {}) =>
    askAs(backend, as)(beginCall, { kind: kindId, belongsTo: base.id, facts: { year: thisYear, ...facts } })
  return { base, begin, persona, ask: askAs(backend, persona) }
}

describe('a base’s report of a year', () => {
  it('is created once: its creator is led to it again, a second user reads who created it', async () => {
    const { base, begin, persona } = own('key-laboratory')
    const second = db.users.get(personaUserId('expert'))
    db.users.update(personaUserId('expert'), { permissions: [...(second?.permissions ?? []), 's02.f9005'] })
    db.bases.update(base.id, { personIds: [...base.personIds, personaUserId('expert')] })
    const [first, other] = await Promise.all([begin(), begin('expert')])
    expect(first.data).toMatchObject({ state: 'FILLING', creatorId: personaUserId(persona), formId: 'key-laboratory' })
    expect(other).toMatchObject({ code: 603205, facts: { workId: first.data.id, name: '陈思远' } })
    expect((await begin()).data.id).toBe(first.data.id)
    expect(db.works.where({ belongsTo: base.id }).filter(({ facts }) => facts.year === thisYear)).toHaveLength(1)
  })

  it('copies last year’s answers and marks them where the form requests it', async () => {
    const { begin, ask, base } = own('key-laboratory')
    const { data } = await begin(undefined, { takeOver: true })
    const content = db.contents.get(data.id)
    const former = db.works.where({ belongsTo: base.id }).find(({ facts }) => facts.year === thisYear - 1)
    expect(content?.copiedFrom).toBe(former?.id)
    expect(Object.keys(content?.values ?? {}).length).toBeGreaterThan(0)
    expect((await ask(contentCall, { contentId: data.id })).data.copiedFrom).toContain(String(thisYear - 1))
  })

  it('copies nothing when last year’s report is missing', async () => {
    const { begin, base } = own('key-laboratory')
    for (const work of db.works.where({ belongsTo: base.id }))
      if (work.facts.year !== thisYear) db.works.remove(work.id)
    const { data } = await begin(undefined, { takeOver: true })
    expect(db.contents.get(data.id)?.copiedFrom ?? null).toBeNull()
  })

  it('cannot be created while last year’s report is returned', async () => {
    const { begin, base } = own('science-base', 1)
    expect(db.works.where({ belongsTo: base.id, state: 'RETURNED' })).toHaveLength(1)
    expect((await begin()).code).toBe(603206)
  })

  it.each([
    ['a base the user is not bound to', 603202, (base: string) => db.bases.update(base, { personIds: [] })],
    ['a disabled base', 603207, (base: string) => db.bases.update(base, { disabled: true })],
    ['a year withdrawn', 603009, () => db.baseYears.update(period('soft-science-base'), { withdrawn: true })],
    ['a year that has closed', 60347, () => db.baseYears.update(period('soft-science-base'), { closesAt: 1 })],
  ])('cannot be created for %s: %i', async (_case, code, change) => {
    const { begin, base } = own('soft-science-base')
    change(base.id)
    expect((await begin()).code).toBe(code)
  })

  it('answers 603009 for a year the base is not configured for', async () => {
    expect((await own('soft-science-base').begin(undefined, { year: thisYear + 1 })).code).toBe(603009)
    expect((await own('soft-science-base').begin(undefined, { year: 'x' })).code).toBe(603009)
  })

  it('can be read and filled in after the base is withdrawn, but not submitted', async () => {
    const { begin, ask } = own('soft-science-base')
    const { data } = await begin(undefined, { takeOver: true })
    db.baseYears.update(period('soft-science-base'), { withdrawn: true })
    const { revision } = (await ask(contentCall, { contentId: data.id })).data
    expect((await ask(submitCall, { id: data.id, seenRevision: revision })).code).toBe(603009)
  })

  it('cannot be submitted after the period has closed, and the answer names the date', async () => {
    const { begin, ask } = own('soft-science-base')
    const { data } = await begin(undefined, { takeOver: true })
    db.works.update(data.id, { deadline: Date.now() - 5000 })
    expect((await ask(submitCall, { id: data.id, seenRevision: 1 })).code).toBe(60347)
  })
})
