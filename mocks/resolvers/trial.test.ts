/** Tests of a changed form definition on trial with one content. */
import { beforeEach, describe, expect, it } from 'vitest'
import { text } from '../../tests/smartform/small-form'
import type { ContentRow } from '../db/rows-work'
import { personaUserId } from '../personas'
import { type Ask, askAs, backendForTest } from './ask-as'
import * as calls from './calls'

const backend = backendForTest()
let researcher: Ask
let contentId: string

const definition = (...more: object[]) => ({
  id: 'mine',
  version: 1,
  title: '改过的表单',
  pages: [
    {
      id: 'only',
      title: '一页',
      sections: [{ id: 's', fields: [text('projectName'), text('tags', { movedFrom: 'keywords' }), ...more] }],
    },
  ],
})

beforeEach(async () => {
  await backend.reset()
  researcher = askAs(backend, 'researcher')
  const creatorId = personaUserId('researcher')
  contentId = backend.db.works.where({ kind: 'DECLARATION', creatorId, state: 'RETURNED' })[0]?.id ?? ''
})

const stored = () => backend.db.contents.get(contentId) as ContentRow
const content = async () => (await researcher(calls.returnedCall, { contentId })).data
const tryIt = (tried: unknown, ask = researcher, id = contentId) =>
  ask(calls.tryCall, { contentId: id, definition: tried })
const save = (formVersion: number, values: unknown) =>
  researcher(calls.saveCall, {
    ...{ key: crypto.randomUUID(), contentId, formVersion, values },
    baseRevision: stored().revision,
  })

describe('a changed definition on trial with existing content', () => {
  it('is used for this content only, with its answers, and is not a version of the form', async () => {
    const { keywords } = stored().values
    expect((await tryIt(definition(text('fresh')))).code).toBeNull()
    const now = await content()
    expect(now).toMatchObject({ newestVersion: now.formVersion, upgradedFrom: 1, values: { tags: keywords } })
    const formVersion = { formId: stored().formId, version: now.formVersion }
    expect((await researcher(calls.definitionCall, formVersion)).data).toMatchObject({
      version: formVersion.version,
      title: '改过的表单',
    })
    expect((await researcher(calls.definitionCall, { formId: formVersion.formId })).data.version).toBe(1)
    expect((await askAs(backend, 'unitAdministrator')(calls.definitionCall, formVersion)).code).toBe(60154)
    expect((await researcher(calls.definitionCall, { ...formVersion, version: now.formVersion + 1 })).code).toBe(60401)
    const others = backend.db.contents.where({ formId: formVersion.formId }).filter(({ id }) => id !== contentId)
    expect(others.filter(({ trial }) => trial)).toEqual([])
  })

  it('validates saves against the trial version', async () => {
    await tryIt(definition(text('fresh', { required: true })))
    const { formVersion } = await content()
    const late = await save(1, { projectName: '按原表单填的' })
    expect([late.code, late.facts.formVersion]).toEqual([60410, formVersion])
    const problems = async () => (await researcher(calls.checkCall, { contentId })).data
    expect(await problems()).toMatchObject([{ paths: ['fresh'] }])
    expect((await save(formVersion, { fresh: '新的', members: [] })).code).toBeNull()
    expect((await content()).values).toMatchObject({ fresh: '新的', members: stored().values.members })
    expect(await problems()).toEqual([])
  })

  it('cannot be submitted or migrated to another version', async () => {
    await tryIt(definition())
    const { revision } = stored()
    expect((await researcher(calls.submitCall, { contentId, seenRevision: revision })).code).toBe(60435)
    expect((await researcher(calls.upgradeCall, { contentId, baseRevision: revision })).code).toBe(60435)
  })

  it('ends with every answer in its former field, and keeps answers without a field', async () => {
    await tryIt(definition(text('fresh')))
    const { formVersion } = await content()
    await save(formVersion, { tags: '改过的关键词', fresh: '新的' })
    await tryIt(definition(text('other')))
    expect((await content()).values).toMatchObject({ tags: '改过的关键词', fresh: '新的' })
    const second = (await content()).formVersion
    expect((await tryIt(null)).code).toBeNull()
    const back = await content()
    expect(back).toMatchObject({ formVersion: 1, upgradedFrom: second })
    expect(back.values).toMatchObject({ keywords: '改过的关键词', fresh: '新的' })
    expect(back.values).not.toHaveProperty('tags')
    const former = await researcher(calls.definitionCall, { formId: stored().formId, version: formVersion })
    expect(former.data.title).toBe('改过的表单')
    const { revision } = stored()
    expect((await tryIt(null)).data.revision).toBe(revision)
  })

  it.each([
    ['with problems', { ...definition(), pagez: [] }, 60436],
    ['that is invalid', [], 60436],
  ])('is refused with %s, and the faults are named', async (_case, wrong, code) => {
    const answer = await tryIt(wrong)
    expect([answer.code, (answer.facts.problems as unknown[]).length > 0]).toEqual([code, true])
    expect((await content()).formVersion).toBe(1)
  })

  it.each([
    ['another person’s content', 'unitAdministrator', 'RETURNED', 60154],
    ['a submitted content', 'researcher', 'UNIT_REVIEW', 60402],
  ] as const)('is refused on %s', async (_case, persona, state, code) => {
    backend.db.works.update(contentId, { state })
    expect((await tryIt(definition(), askAs(backend, persona))).code).toBe(code)
    expect(stored().trial ?? null).toBeNull()
  })
})
