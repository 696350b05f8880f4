/** Tests of sections of a form that are delegated to a colleague. */
import { beforeEach, describe, expect, it } from 'vitest'
import { seededWork } from '../../tests/work-calls'
import { formNode } from '../domain/form-engine'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  give: 'mutation($workId: ID!, $colleagueId: ID!, $places: [ID!]!, $dueAt: Timestamp!) { delegateSection(workId: $workId, colleagueId: $colleagueId, places: $places, dueAt: $dueAt) { id names toName state takeable } }',
  parts: 'query($workId: ID!) { delegatedSections(workId: $workId) { id state note endedAt toName takeable } }',
  part: 'query($id: ID!) { delegatedSection(id: $id) { id places } }',
  handBack: 'mutation($id: ID!, $note: String) { handBackSection(id: $id, note: $note) { state note } }',
  takeBack: 'mutation($id: ID!) { takeSectionBack(id: $id) { state } }',
  content:
    'query($id: ID!) { formContent(contentId: $id) { revision values openFields openReason editable fieldRevisions newestVersion formVersion } }',
  save: 'mutation($id: ID!, $formVersion: Int!, $baseRevision: Int!, $key: ID!, $values: JSON!) { saveFields(contentId: $id, formVersion: $formVersion, baseRevision: $baseRevision, key: $key, values: $values) { revision refused { path code } } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  check: 'mutation($id: ID!) { checkContent(contentId: $id) { paths } }',
  sources: 'query($id: ID!) { fieldSources(contentId: $id) { fieldId } }',
  upgrade: 'mutation($id: ID!, $base: Int!) { upgradeContent(contentId: $id, baseRevision: $base) { revision } }',
  work: 'query($id: ID!) { work(id: $id) { id } }',
  history: 'query($id: ID!) { workflowHistory(contentId: $id) { step } }',
  todos:
    'query($pile: TodoPile!) { todos(pile: $pile, pageSize: 100) { items { id cause workId link holder dueAt } } }',
} as const

const day = 24 * 3600_000
const leader = () => askAs(backend, 'researcher')
/** Of the same university, without any right of their own. */
const helper = () => askAs(backend, 'academician')
const draft = () => seededWork(backend, 'DECLARATION', 'RETURNED')
const contentOf = (id: string) => backend.db.contents.get(id) ?? expect.fail('no content')
const formOf = (id: string) => formNode(contentOf(id).formId, contentOf(id).formVersion)
const budget = 'page:budget'
const fieldsOn = (id: string, page: string) =>
  [...formOf(id).fields.values()].filter(({ pageId }) => pageId === page).map((field) => field.id)

const kindOf = (id: string, field: string) => formOf(id).fields.get(field)?.kind ?? ''
const named = (id: string, fits: (kind: string, page: string) => boolean) =>
  [...formOf(id).fields.values()].find(({ kind, pageId }) => fits(kind, pageId))?.id ?? expect.fail('no such field')

async function give(fields: readonly string[] = [budget], more: object = {}) {
  const { id } = draft()
  const input = {
    workId: id,
    colleagueId: personaUserId('academician'),
    places: fields,
    dueAt: Date.now() + 3 * day,
    ...more,
  }
  return { workId: id, ...(await leader()(calls.give, input)) }
}
const delegateSection = async () => {
  const { workId, data } = await give()
  return { workId, partId: (data as { id: string }).id }
}
let keys = 0
const save = (as: ReturnType<typeof leader>, id: string, values: object) => {
  const { formVersion, revision } = contentOf(id)
  keys += 1
  return as(calls.save, { id, formVersion, baseRevision: revision, key: `key-${keys}`, values })
}
const todo = async (as: ReturnType<typeof leader>, id: string, pile = 'DO') =>
  ((await as(calls.todos, { pile })).data.items as { id: string; cause: string; link: string; holder: string }[]).find(
    (item) => item.id === id,
  )

describe('a delegated section', () => {
  it('can be read and filled in by its assignee, who sees nothing else of the work item', async () => {
    const { workId, partId } = await delegateSection()
    const { data } = await helper()(calls.content, { id: workId })
    const own = fieldsOn(workId, 'budget')
    expect(new Set(data.openFields as string[])).toEqual(new Set(own))
    expect(data).toMatchObject({ editable: true, openReason: 'GIVEN', newestVersion: data.formVersion })
    // Besides its own answers only those that decide whether these show.
    const others = Object.keys(data.values as object).filter((key) => !own.includes(key))
    expect(others.filter((other) => ['text', 'longText', 'table', 'person'].includes(kindOf(workId, other)))).toEqual(
      [],
    )
    for (const field of Object.keys(data.fieldRevisions as object)) expect(own).toContain(field)
    expect((await helper()(calls.work, { id: workId })).code).toBe(60154)
    expect((await helper()(calls.history, { id: workId })).code).toBe(60154)
    expect((await helper()(calls.parts, { workId })).code).toBe(60154)
    expect((await helper()(calls.sources, { id: workId })).data).toEqual([])
    expect((await helper()(calls.submit, { id: workId, seenRevision: 1 })).code).toBe(60154)
    expect((await helper()(calls.upgrade, { id: workId, base: contentOf(workId).revision })).code).toBe(60154)
    const problems = (await helper()(calls.check, { id: workId })).data as { paths: string[] }[]
    expect(problems.flatMap(({ paths }) => paths).every((path) => own.includes(path.split('/')[0] ?? ''))).toBe(true)
    // Somebody else of the unit sees nothing of it.
    expect((await askAs(backend, 'expert')(calls.part, { id: partId })).code).toBe(60154)
  })

  it('is saved into the form at once, ignoring fields outside the section', async () => {
    const { id } = draft()
    const inside = named(id, (kind) => kind === 'longText')
    const { pageId = '' } = formOf(id).fields.get(inside) ?? {}
    const outside = named(id, (kind, page) => kind === 'text' && page !== pageId)
    await give([`page:${pageId}`])
    const before = contentOf(id).values
    const { data } = await save(helper(), id, { [outside]: '改了', [inside]: '由同事填写' })
    expect(data.refused).toEqual([])
    expect(contentOf(id).values).toEqual({ ...before, [inside]: '由同事填写' })
    expect(contentOf(id).savedBy).toBe('沈国梁')
    expect((await leader()(calls.content, { id })).data.values).toMatchObject({ [inside]: '由同事填写' })
  })

  it('is a to-do of the assignee with its own deadline, and waits for others at the leader', async () => {
    const { partId } = await delegateSection()
    expect(await todo(helper(), `part:${partId}`)).toMatchObject({
      cause: 'PART',
      link: `/mail/part/${partId}/continue`,
    })
    expect(await todo(leader(), `part:${partId}`, 'OTHERS')).toMatchObject({ cause: 'WAITING', holder: '沈国梁' })
    await helper()(calls.handBack, { id: partId, note: '已按最新标准核对' })
    expect(await todo(helper(), `part:${partId}`)).toBeUndefined()
    expect(await todo(leader(), `part:${partId}`, 'OTHERS')).toBeUndefined()
  })

  it('is locked for the leader until its return, which shows time and note', async () => {
    const { workId, partId } = await delegateSection()
    const { data } = await leader()(calls.content, { id: workId })
    expect(data.openReason).toBe('GIVEN')
    for (const id of fieldsOn(workId, 'budget')) expect(data.openFields).not.toContain(id)
    const [table] = fieldsOn(workId, 'budget').filter((id) => formOf(workId).fields.get(id)?.kind === 'table')
    const refused = await save(leader(), workId, { [table ?? '']: [] })
    expect(refused.data.refused).toContainEqual({ path: table, code: 603137 })
    await helper()(calls.handBack, { id: partId, note: '已核对' })
    expect((await leader()(calls.content, { id: workId })).data.openFields).toBeNull()
    expect((await leader()(calls.parts, { workId })).data).toEqual([
      { id: partId, state: 'BACK', note: '已核对', endedAt: expect.any(Number), toName: '沈国梁', takeable: false },
    ])
    expect(backend.db.messages.where({ userId: personaUserId('researcher') }).at(-1)?.title).toMatch(/沈国梁已交回/)
  })

  it('taken back during typing keeps saved answers, and refuses later ones, which stay on the device', async () => {
    const { workId, partId } = await delegateSection()
    expect((await leader()(calls.takeBack, { id: partId })).data).toEqual({ state: 'TAKEN' })
    expect((await save(helper(), workId, { abstract: 'x' })).code).toBe(603138)
    expect((await helper()(calls.content, { id: workId })).code).toBe(603138)
    expect((await helper()(calls.part, { id: partId })).code).toBe(603138)
    // Each once.
    expect((await helper()(calls.handBack, { id: partId })).code).toBe(603138)
    expect((await leader()(calls.takeBack, { id: partId })).code).toBe(603138)
  })

  it('is listed with its assignee when the leader submits too early', async () => {
    const { workId } = await delegateSection()
    const { code, facts } = await leader()(calls.submit, { id: workId, seenRevision: contentOf(workId).revision })
    expect(code).toBe(603136)
    expect(facts.names).toMatch(/（沈国梁）$/)
  })

  it('is removed with the work item', async () => {
    const { workId, partId } = await delegateSection()
    backend.db.works.update(workId, { state: 'UNIT_REVIEW' })
    expect(await todo(helper(), `part:${partId}`)).toBeUndefined()
    expect((await helper()(calls.content, { id: workId })).code).toBe(603138)
  })

  it.each<[string, () => Promise<{ code: number | null }>, number]>([
    ['to somebody of another unit', () => give([budget], { colleagueId: personaUserId('expert') }), 603131],
    ['to its reviewer', () => give([budget], { colleagueId: personaUserId('unitAdministrator') }), 603133],
    ['of no section', () => give([]), 600],
    ['of a section the form does not have', () => give(['page:nothing']), 600],
    ['until a past day', () => give([budget], { dueAt: Date.now() - day }), 603139],
    ['until after the item’s own deadline', () => give([budget], { dueAt: Date.now() + 900 * day }), 603139],
    [
      'twice',
      async () => {
        await give()
        return give()
      },
      603137,
    ],
    [
      'by a user who does not fill in the form',
      () =>
        askAs(backend, 'unitAdministrator')(calls.give, {
          ...{ workId: draft().id, places: [budget], dueAt: Date.now() + day },
          colleagueId: personaUserId('academician'),
        }),
      60154,
    ],
  ])('is refused with %s', async (_case, ask, code) => {
    expect((await ask()).code).toBe(code)
  })

  it('makes its assignee unable to review the work item later', async () => {
    const { workId, partId } = await delegateSection()
    await helper()(calls.handBack, { id: partId })
    backend.db.works.update(workId, { state: 'UNIT_REVIEW' })
    const id = personaUserId('academician')
    const [membership] = backend.db.memberships.where({ userId: id, unitId: 'unit-1' })
    backend.db.memberships.update(membership?.id ?? '', { isAdmin: 1 })
    backend.db.users.update(id, { permissions: ['s02.f006'] })
    const pass = 'mutation($id: ID!) { decideWork(id: $id, action: PASS) { state } }'
    expect((await helper()(pass, { id: workId })).code).toBe(60154)
  })
})
