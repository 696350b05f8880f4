/** Forms and drafts of them in the embedded backend, by its calls. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { writtenOut } from '@/smartform/schema/written-out'
import {
  call,
  workshopCalls as calls,
  changedDraft,
  formId,
  ownerOf,
  withQuestion,
} from '../../../tests/workshop-calls'
import { definitions } from '../../forms/definitions'
import { registerForms } from '../../forms/published'
import { type Ask, askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
afterEach(() => registerForms([]))

const owner = () => ownerOf(backend)

describe('a definition with its parts written out', () => {
  it.each(definitions.map((form) => [`${form.id} ${form.version}`, form] as const))(
    '%s parses to the same form',
    (_, form) => {
      const plain = writtenOut(form)
      const [before, after] = [parseDefinition(form), parseDefinition(plain)]
      expect(JSON.stringify(plain)).not.toMatch(/"part":|\{\{/)
      expect(after.definitionProblems).toEqual([])
      expect(JSON.stringify([after.pages, after.rules, after.summary])).toBe(
        JSON.stringify([before.pages, before.rules, before.summary]),
      )
    },
  )
})

describe('the list of forms', () => {
  it('says for each form its versions, what is filed with it, and how many contents are in progress', async () => {
    const { data } = await call(owner(), 'list')
    expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [...new Set(definitions.map(({ id }) => id))].toSorted(),
    )
    const own = data.find(({ id }: { id: string }) => id === formId)
    expect(own).toMatchObject({ version: 1, draft: null, kinds: ['DECLARATION'] })
    expect(own.versions[0].contents).toBe(backend.db.contents.where({ formId }).length)
    expect(own.running).toBeLessThan(own.versions[0].contents)
  })

  it('is refused without the permission, as is every change', async () => {
    const ask = askAs(backend, 'researcher')
    const answers = [
      ...(['list', 'form', 'draft', 'open'] as const).map((name) => call(ask, name)),
      call(ask, 'save', { revision: 1, key: 'k', definition: {}, examples: [] }),
      call(ask, 'discard', { revision: 1 }),
      call(ask, 'publish', { revision: 1, key: 'l', move: false }),
      call(ask, 'widen', { version: 2 }),
      call(ask, 'takeBack', { version: 2 }),
    ]
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(answers.map(() => 60154))
  })
})

describe('a draft', () => {
  it('begins as the newest version, and who opens it next gets the same', async () => {
    const ask = owner()
    expect((await call(ask, 'draft')).data).toBeNull()
    const revision = await changedDraft(ask)
    const { data } = await call(ask, 'open')
    expect(data).toMatchObject({ revision, baseVersion: 1 })
    expect(JSON.stringify(data.definition)).toContain('newQuestion')
    expect(JSON.stringify(data.base)).not.toContain('newQuestion')
    expect((await call(ask, 'form')).data.draft).toMatchObject({ savedBy: '徐海宁', revision })
  })

  it('is not saved over another person’s save, and a save sent twice is one', async () => {
    const ask = owner()
    const { data } = await call(ask, 'open')
    const save = { revision: 1, key: 'same', definition: withQuestion(data.definition), examples: [{ id: 'e' }] }
    const first = await call(ask, 'save', save)
    expect(first.data.revision).toBe(2)
    expect(await call(ask, 'save', save)).toEqual(first)
    const late = await call(ask, 'save', { ...save, key: 'late' })
    expect([late.code, late.facts.revision]).toEqual([60408, 2])
    expect((await call(ask, 'save', { ...save, revision: 2, key: 'x', definition: [] })).code).toBe(600)
    const long = { ...save.definition, title: '长'.repeat(2_000_001) }
    expect((await call(ask, 'save', { ...save, revision: 2, key: 'y', definition: long })).code).toBe(60437)
  })

  it('is discarded only as its author saw it', async () => {
    const ask = owner()
    const revision = await changedDraft(ask)
    expect((await call(ask, 'discard', { revision: revision - 1 })).code).toBe(60408)
    expect((await call(ask, 'discard', { revision })).data.draft).toBeNull()
    expect((await call(ask, 'discard', { revision })).data.draft).toBeNull()
    expect((await call(ask, 'save', { revision, key: 'z', definition: {}, examples: [] })).code).toBe(60438)
  })
})

describe('a new form', () => {
  const create = (ask: Ask, more: object = {}) => ask(calls.create, { key: randomId(), ...more })

  it('begins empty, or as a copy under its own id and title, used for nothing', async () => {
    const ask = owner()
    const { data: empty } = await create(ask)
    expect([empty.baseVersion, empty.definition.title, empty.definition.pages.length]).toEqual([0, '新表单', 1])
    const { data: copy } = await create(ask, { copyOf: formId })
    expect(copy.id).not.toBe(formId)
    expect([copy.definition.id, copy.definition.version]).toEqual([copy.id, 1])
    expect(copy.definition.title.zh).toBe('科研计划项目申报书（副本）')
    expect((await create(ask, { copyOf: 'no-form' })).code).toBe(60401)
    expect((await create(askAs(backend, 'researcher'))).code).toBe(60154)
    const { data: forms } = await call(ask, 'list')
    expect(forms.find(({ id }: { id: string }) => id === copy.id)).toMatchObject({
      version: 0,
      kinds: [],
      versions: [],
    })
  })

  it('is made once under one key', async () => {
    const ask = owner()
    const [first, second] = [await create(ask, { key: 'k' }), await create(ask, { key: 'k' })]
    expect(second.data.id).toBe(first.data.id)
  })

  it('is published as version 1, changed, taken back and changed again', async () => {
    const ask = owner()
    const { data: copy } = await create(ask, { copyOf: formId })
    const own = (name: keyof typeof calls, more: object = {}) => ask(calls[name], { formId: copy.id, ...more })
    const send = (revision: number) => own('publish', { revision, key: randomId(), move: false })
    expect(
      (await ask('query($formId: ID!) { formEffects(formId: $formId) { id } }', { formId: copy.id })).data,
    ).toEqual([])
    expect((await send(1)).data).toMatchObject({ version: 1, draft: null })
    expect((await own('open')).data).toMatchObject({ baseVersion: 1, definition: { version: 2 } })
    await own('discard', { revision: 1 })
    expect((await own('takeBack', { version: 1 })).data).toMatchObject({ version: 0, running: 0 })
    expect((await own('open')).data.definition).toMatchObject({ version: 2 })
  })

  it('is gone with its draft where it was never published', async () => {
    const ask = owner()
    const { data } = await create(ask)
    const own = (name: keyof typeof calls, more: object = {}) => ask(calls[name], { formId: data.id, ...more })
    expect((await own('discard', { revision: 1 })).data).toMatchObject({ id: data.id, draft: null })
    expect((await own('form')).code).toBe(60401)
  })
})

it('the works behind a change have a page only for who may read them', async () => {
  const ask = owner()
  const { data } = await call(ask, 'open')
  const definition = JSON.parse(JSON.stringify(data.definition).replaceAll('"keywords"', '"keywordsAnew"'))
  await call(ask, 'save', { revision: data.revision, key: randomId(), definition, examples: [] })
  const effects = (
    await ask('query($formId: ID!) { formEffects(formId: $formId) { works { id address } } }', { formId })
  ).data as { works: { id: string; address: string | null }[] }[]
  const works = effects.flatMap((effect) => effect.works)
  expect(works.length).toBeGreaterThan(1)
  const readable = new Set<string>()
  for (const { id } of works)
    if ((await ask('query($id: ID!) { work(id: $id) { id } }', { id })).code === null) readable.add(id)
  expect(works.filter(({ address }) => address !== null).map(({ id }) => id)).toEqual(
    works.filter(({ id }) => readable.has(id)).map(({ id }) => id),
  )
})

describe('what a field can begin with', () => {
  const sourcesOf = async (id: string) =>
    (
      await owner()('query($formId: ID!) { prefillSources(formId: $formId) { path label group kinds } }', {
        formId: id,
      })
    ).data as { path: string; label: unknown; group: unknown; kinds: string[] }[]

  it.each(definitions.map(({ id }) => id))('%s: has a name for every source that the form uses', async (id) => {
    const used = [
      ...JSON.stringify(definitions.filter((form) => form.id === id).map(writtenOut)).matchAll(/"prefill":"([^"]+)"/g),
    ]
    const sources = await sourcesOf(id)
    const paths = sources.map(({ path }) => path)
    expect(used.map(([, path]) => path).filter((path) => !paths.includes(path ?? ''))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    expect(sources.filter(({ label, group }) => !label || !group)).toEqual([])
  })

  it('a later form of a project takes over answers of its application and task book; the application none of them', async () => {
    const roots = async (id: string) => new Set((await sourcesOf(id)).map(({ path }) => path.split('.')[0]))
    expect([...(await roots('acceptance'))]).toEqual(expect.arrayContaining(['declaration', 'taskBook', 'profile']))
    expect([...(await roots(formId))]).not.toContain('declaration')
  })

  it('is for who changes forms', async () => {
    const ask = askAs(backend, 'researcher')
    expect((await ask('{ prefillSources(formId: "acceptance") { path } }')).code).toBe(60154)
  })
})
