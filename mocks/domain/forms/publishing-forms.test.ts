/** Publishing a form, its examples, and taking a version back, by calls. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import { call, changedDraft, formId, ownerOf, withQuestion } from '../../../tests/workshop-calls'
import { registerForms } from '../../forms/published'
import { type Ask, askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
afterEach(() => registerForms([]))

const owner = () => ownerOf(backend)

const publish = async (ask: Ask, more: object = {}) =>
  call(ask, 'publish', { revision: await changedDraft(ask), key: randomId(), move: false, ...more })

/** A declaration that is being filled in, with its unit. */
const filling = () => {
  const drafts = backend.db.works.where({ kind: 'DECLARATION', state: 'DRAFT', formId })
  const work = drafts.find(({ id }) => backend.db.contents.get(id)?.submitted === null)
  return work ?? expect.fail('no draft')
}

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
