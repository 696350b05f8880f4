/** Tests of returned declarations: kept version, copied answers, corrections limited to some fields. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type Ask, askAs, backendForTest } from './ask-as'
import * as calls from './calls'

const backend = backendForTest()
let researcher: Ask
let administrator: Ask

beforeEach(async () => {
  await backend.reset()
  researcher = askAs(backend, 'researcher')
  administrator = askAs(backend, 'unitAdministrator')
})

function own(state: string, formId = 'project-declaration') {
  const found = backend.db.works.where((work) => {
    return work.creatorId === 'user-researcher' && work.state === state && work.formId === formId
  })[0]
  if (!found) throw new Error(`no declaration in ${state}`)
  return { ...found, contentId: found.id }
}

describe('a returned declaration', () => {
  it('keeps the returned version, with every comment answered, beside the correction', async () => {
    const { contentId } = own('RETURNED')
    const before = (await researcher(calls.returnedCall, { contentId })).data
    expect(before.returned.values).toEqual(before.values)
    expect(before.comments.map(({ state }: { state: string }) => state)).toEqual(['OPEN', 'OPEN', 'OPEN'])

    const [first, second] = before.comments
    await researcher(calls.answerCall, { contentId, commentId: first.id, state: 'CHANGED' })
    const explained = { contentId, commentId: second.id, state: 'EXPLAINED', explanation: ' 已在正文写明 ' }
    expect((await researcher(calls.answerCall, explained)).data).toMatchObject({ explanation: '已在正文写明' })
    const values = { innovation: '一、方法；二、系统。' }
    const saved = await researcher(calls.saveCall, {
      key: crypto.randomUUID(),
      contentId,
      baseRevision: before.revision,
      values,
    })

    // Until it is handed in again, those who review read what was handed in before.
    const meanwhile = (await administrator(calls.returnedCall, { contentId })).data
    expect(meanwhile.values).toEqual(before.values)
    await researcher(calls.submitCall, { contentId, seenRevision: saved.data.revision })

    const corrected = (await administrator(calls.returnedCall, { contentId })).data
    expect(corrected.values.innovation).toBe(values.innovation)
    expect(corrected.returned.values.innovation).toBe(before.values.innovation)
    expect(corrected.returned.comments).toMatchObject([
      { state: 'CHANGED', explanation: null },
      { state: 'EXPLAINED', explanation: '已在正文写明' },
      { state: 'OPEN' },
    ])
  })

  it.each([
    ['a blank explanation', 600, { state: 'EXPLAINED', explanation: '  ' }],
    ['a comment that does not exist', 60401, { state: 'CHANGED', commentId: 'nothing' }],
  ])('refuses %s (%i)', async (_, code, answer) => {
    const { contentId } = own('RETURNED')
    const commentId = backend.db.contents.get(contentId)?.comments[0]?.id
    expect((await researcher(calls.answerCall, { contentId, commentId, ...answer })).code).toBe(code)
  })

  it('accepts no answers from a reviewer, and none after submission', async () => {
    const { contentId } = own('RETURNED')
    const commentId = backend.db.contents.get(contentId)?.comments[0]?.id
    const answer = { contentId, commentId, state: 'CHANGED' }
    expect((await administrator(calls.answerCall, answer)).code).toBe(60154)
    const filed = own('UNIT_REVIEW', 'soft-science-declaration')
    expect((await researcher(calls.answerCall, { ...answer, contentId: filed.contentId })).code).toBe(60402)
  })
})

describe('copied answers', () => {
  it('come from a former declaration, without its period, files and commitment', async () => {
    const guide = backend.db.guides.where(({ number }) => number.endsWith('DZ1200'))[0]
    const { items } = (await researcher(calls.mineCall, { formId: guide?.formId })).data
    const copyFrom = items.find((item: { guideId: string }) => item.guideId !== guide?.id).contentId
    const request = { guideId: guide?.id, remarkId: guide?.remarkId, unitId: 'unit-1', commitment: true, copyFrom }
    const { contentId } = (await researcher(calls.startCall, request)).data
    const copy = (await researcher(calls.returnedCall, { contentId })).data
    const former = backend.db.contents.get(copyFrom)?.values
    expect(copy.values.projectName).toBe(former?.projectName)
    expect(copy.values.fundingLimit).toBe(guide?.fundingLimit)
    expect([copy.values.cycle, copy.values.commitment ?? null]).toEqual([null, null])
    expect(copy.values.feasibility).toEqual([])
    expect(copy.copiedFrom).toContain(former?.projectName)
  })

  it('cannot come from another person’s declaration', async () => {
    const guide = backend.db.guides.where(({ number }) => number.endsWith('DZ1200'))[0]
    const other = backend.db.works.where(
      (work) => work.kind === 'DECLARATION' && work.creatorId !== 'user-researcher',
    )[0]
    const request = { guideId: guide?.id, remarkId: guide?.remarkId, unitId: 'unit-1', commitment: true }
    expect((await researcher(calls.startCall, { ...request, copyFrom: other?.id })).code).toBe(603001)
  })

  it('name the declaration they come from', async () => {
    const { contentId } = own('RETURNED')
    const { data } = await researcher(calls.sourcesCall, { contentId })
    expect(data).toContainEqual({ fieldId: 'leaderName', origin: 'PROFILE', value: '陈思远' })
    expect(data).toContainEqual({ fieldId: 'undertakingUnit', origin: 'UNIT', value: '上海申江大学' })
  })
})

describe('a correction limited to some fields and migrated to a new form version', () => {
  it('opens fields that the new version requires until they are submitted', async () => {
    const { contentId } = own('UNIT_REVIEW', 'soft-science-declaration')
    backend.db.works.update(contentId, { state: 'RETURNED', opinion: '请补充关键词。' })
    const row = backend.db.contents.get(contentId)
    if (!row?.submitted) throw new Error('nothing was handed in')
    const submitted = { ...row.submitted.values, targetDepartment: null }
    backend.db.contents.update(contentId, {
      ...{ formVersion: 2, upgradedFrom: 1, openFields: ['keywords'] },
      submitted: { ...row.submitted, values: submitted },
    })
    const opened = async () => (await researcher(calls.returnedCall, { contentId })).data?.openFields
    expect(await opened()).toEqual(['keywords', 'targetDepartment'])
    // Nor does it close while it is being written.
    backend.db.contents.update(contentId, { values: { ...submitted, targetDepartment: '市科委' } })
    expect(await opened()).toEqual(['keywords', 'targetDepartment'])
  })
})

describe('a draft whose form has a new version', () => {
  it('migrates answers to their new fields and keeps answers without a field', async () => {
    const { contentId } = own('DRAFT', 'soft-science-declaration')
    const row = backend.db.contents.get(contentId)
    if (!row) throw new Error('no content')
    backend.db.contents.update(contentId, { values: { ...row.values, benefit: '供决策参考', innovation: '新思路' } })
    expect((await researcher(calls.returnedCall, { contentId })).data).toMatchObject({
      formVersion: 1,
      newestVersion: 2,
    })
    const upgrade = { contentId, baseRevision: row.revision }
    backend.db.contents.update(contentId, { openFields: ['keywords'] })
    expect((await researcher(calls.upgradeCall, upgrade)).code).toBe(60402)
    backend.db.contents.update(contentId, { openFields: null })
    expect((await researcher(calls.upgradeCall, { ...upgrade, baseRevision: 1 })).code).toBe(60408)
    expect((await researcher(calls.upgradeCall, upgrade)).code).toBeNull()
    const after = (await researcher(calls.returnedCall, { contentId })).data
    expect(after).toMatchObject({ formVersion: 2, upgradedFrom: 1 })
    expect(after.values).toMatchObject({ policyUse: '供决策参考', innovation: '新思路' })
  })
})
