/** Tests of the calls of the forms' workshop: list of forms, drafts, publishing, versions for some units. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { writtenOut } from '@/smartform/schema/written-out'
import { definitions } from '../../forms/definitions'
import { projectDeclaration } from '../../forms/project-declaration'
import { registerForms } from '../../forms/published'
import { type Ask, askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
afterEach(() => registerForms([]))

const formId = projectDeclaration.id
const facts =
  'id title version running kinds versions { version note contents running takenBackAt units { id name } } draft { savedBy revision }'
const calls = {
  list: `{ forms { ${facts} } }`,
  form: `query($formId: ID!) { form(formId: $formId) { ${facts} } }`,
  draft: 'query($formId: ID!) { formDraft(formId: $formId) { id revision baseVersion definition base examples } }',
  create:
    'mutation($copyOf: ID, $key: ID!) { createForm(copyOf: $copyOf, key: $key) { id revision baseVersion definition base } }',
  open: 'mutation($formId: ID!) { openFormDraft(formId: $formId) { id revision baseVersion definition base examples } }',
  save: 'mutation($formId: ID!, $revision: Int!, $key: ID!, $definition: JSON!, $examples: JSON!) { saveFormDraft(formId: $formId, revision: $revision, key: $key, definition: $definition, examples: $examples) { revision savedBy } }',
  discard: `mutation($formId: ID!, $revision: Int!) { discardFormDraft(formId: $formId, revision: $revision) { ${facts} } }`,
  publish: `mutation($formId: ID!, $revision: Int!, $key: ID!, $unitIds: [ID!], $move: Boolean!, $note: String) { publishForm(formId: $formId, revision: $revision, key: $key, unitIds: $unitIds, move: $move, note: $note) { ${facts} } }`,
  widen: `mutation($formId: ID!, $version: Int!, $unitIds: [ID!]) { widenForm(formId: $formId, version: $version, unitIds: $unitIds) { ${facts} } }`,
  takeBack: `mutation($formId: ID!, $version: Int!) { takeBackForm(formId: $formId, version: $version) { ${facts} } }`,
  content:
    'query($contentId: ID!) { formContent(contentId: $contentId) { formVersion newestVersion upgradedFrom values } }',
}

const owner = () => askAs(backend, 'supervisingDepartment')
const call = (ask: Ask, name: keyof typeof calls, variables: object = {}) => ask(calls[name], { formId, ...variables })

/** The draft with another first question, once. */
function withQuestion(source: FormSource): FormSource {
  if (JSON.stringify(source).includes('newQuestion')) return source
  const [first, ...rest] = source.pages
  if (!first || !('sections' in first)) return expect.fail('no page')
  const [section, ...others] = first.sections
  if (!section || !('fields' in section)) return expect.fail('no section')
  const field = { id: 'newQuestion', kind: 'text', label: { zh: '新问题', en: 'New question' } } as const
  return {
    ...source,
    pages: [{ ...first, sections: [{ ...section, fields: [...section.fields, field] }, ...others] }, ...rest],
  }
}

/** Opens the draft and saves it with another question. */
async function changedDraft(ask: Ask): Promise<number> {
  const { data } = await call(ask, 'open')
  const saved = { revision: data.revision, key: randomId(), definition: withQuestion(data.definition), examples: [] }
  return (await call(ask, 'save', saved)).data.revision
}

const publish = async (ask: Ask, more: object = {}) =>
  call(ask, 'publish', { revision: await changedDraft(ask), key: randomId(), move: false, ...more })

/** A declaration that is being filled in, with its unit. */
const filling = () => {
  const drafts = backend.db.works.where({ kind: 'DECLARATION', state: 'DRAFT', formId })
  const work = drafts.find(({ id }) => backend.db.contents.get(id)?.submitted === null)
  return work ?? expect.fail('no draft')
}

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

describe('publishing', () => {
  it('gives new contents the next version, and leaves running ones on theirs', async () => {
    const work = filling()
    const { data } = await publish(owner(), { note: '多问一项' })
    expect(data).toMatchObject({ version: 2, draft: null })
    expect(data.versions[0]).toMatchObject({ version: 2, note: '多问一项', units: null, contents: 0 })
    const { data: content } = await call(askAs(backend, { userId: work.creatorId }), 'content', { contentId: work.id })
    expect(content).toMatchObject({ formVersion: 1, newestVersion: 2 })
  })

  it('is for some units first: another unit’s contents know nothing of it until it is given to all', async () => {
    const ask = owner()
    const work = filling()
    const creator = askAs(backend, { userId: work.creatorId })
    const newest = async () => (await call(creator, 'content', { contentId: work.id })).data.newestVersion
    const other = backend.db.units.all().find(({ id }) => id !== work.unitId)?.id ?? ''
    expect((await publish(ask, { unitIds: ['no-unit'] })).code).toBe(600)
    const { data } = await publish(ask, { unitIds: [other] })
    expect([data.version, data.versions[0].version]).toEqual([1, 2])
    expect(await newest()).toBe(1)
    expect((await call(ask, 'widen', { version: 2, unitIds: [work.unitId] })).code).toBe(600)
    await call(ask, 'widen', { version: 2, unitIds: [other, work.unitId] })
    expect(await newest()).toBe(2)
    expect((await call(ask, 'widen', { version: 2 })).data.version).toBe(2)
    expect((await call(ask, 'widen', { version: 2, unitIds: [other] })).code).toBe(60440)
  })

  it('refuses a draft that has problems, that somebody saved since, or that changes nothing', async () => {
    const ask = owner()
    const { data } = await call(ask, 'open')
    const send = (revision: number) => call(ask, 'publish', { revision, key: randomId(), move: false })
    expect((await send(1)).code).toBe(60439)
    const broken = {
      ...data.definition,
      pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields: [{ id: 'f' }] }] }],
    }
    await call(ask, 'save', { revision: 1, key: 'a', definition: broken, examples: [] })
    expect((await send(1)).code).toBe(60408)
    const { code, facts } = await send(2)
    expect([code, facts.problems]).toEqual([
      60436,
      expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]),
    ])
  })

  it('refuses a draft with which an example does not hold, and names it; a mended one is kept with the version', async () => {
    const ask = owner()
    const { data } = await call(ask, 'open')
    const definition = withQuestion(data.definition)
    const example = { id: 'e', title: '什么都没填', values: {}, expects: { required: ['newQuestion'] } }
    const send = async (revision: number, expects: object) => {
      const examples = [{ ...example, expects }, { id: 'none' }]
      await call(ask, 'save', { revision, key: randomId(), definition, examples })
      return call(ask, 'publish', { revision: revision + 1, key: randomId(), move: false })
    }
    const { code, facts } = await send(1, example.expects)
    expect([code, facts.examples]).toEqual([60441, '“什么都没填”'])
    expect((await send(2, { optional: ['newQuestion'] })).data.version).toBe(2)
    expect((await call(ask, 'open')).data.examples).toHaveLength(2)
  })

  it('takes contents that were never handed in along where that is chosen', async () => {
    const work = filling()
    await publish(owner(), { move: true })
    expect(backend.db.contents.get(work.id)).toMatchObject({ formVersion: 2, upgradedFrom: 1 })
    const submitted = backend.db.contents.where((row) => row.formId === formId && row.submitted !== null)
    expect(new Set(submitted.map(({ formVersion }) => formVersion))).toEqual(new Set([1]))
  })
})

describe('changed examples alone', () => {
  it('are kept with the version, without a new one, and are there when the draft is opened again', async () => {
    const ask = owner()
    const { data } = await call(ask, 'open')
    const example = { id: 'e', title: '什么都没填', values: {}, expects: { required: ['projectName'] } }
    await call(ask, 'save', { revision: 1, key: randomId(), definition: data.definition, examples: [example] })
    const { data: form } = await call(ask, 'publish', { revision: 2, key: randomId(), move: true })
    expect([form.version, form.versions.length, form.draft]).toEqual([1, 1, null])
    expect((await call(ask, 'open')).data.examples).toEqual([example])
    expect((await call(ask, 'publish', { revision: 1, key: randomId(), move: false })).code).toBe(60439)
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

describe('taking a version back', () => {
  it('returns what was not handed in to the former version with every answer, and never gives its number again', async () => {
    const ask = owner()
    const work = filling()
    await publish(ask, { move: true })
    const content = backend.db.contents.get(work.id) ?? expect.fail('no content')
    backend.db.contents.update(work.id, { values: { ...content.values, newQuestion: '只有这一版问' } })
    const { data } = await call(ask, 'takeBack', { version: 2 })
    expect([data.version, data.versions[0].takenBackAt === null]).toEqual([1, false])
    expect(backend.db.contents.get(work.id)).toMatchObject({ formVersion: 1, upgradedFrom: 2 })
    const read = await call(askAs(backend, { userId: work.creatorId }), 'content', { contentId: work.id })
    expect(read.data).toMatchObject({ newestVersion: 1, upgradedFrom: 2, values: { newQuestion: '只有这一版问' } })
    expect((await call(ask, 'takeBack', { version: 2 })).code).toBeNull()
    expect((await call(ask, 'takeBack', { version: 1 })).code).toBe(60440)
    expect((await call(ask, 'widen', { version: 2 })).code).toBe(60440)
    expect((await publish(ask)).data.version).toBe(3)
  })
})
