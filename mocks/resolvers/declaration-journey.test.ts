/** Tests of a declaration's way through the backend from its start to its acceptance. */
import { beforeEach, describe, expect, it } from 'vitest'
import { findDefinition } from '../forms/definitions'
import { type Ask, askAs, backendForTest } from './ask-as'
import * as calls from './calls'
import { completeAnswers } from './complete-answers'

const backend = backendForTest()
let researcher: Ask
let administrator: Ask
let department: Ask

beforeEach(async () => {
  await backend.reset()
  researcher = askAs(backend, 'researcher')
  administrator = askAs(backend, 'unitAdministrator')
  department = askAs(backend, 'supervisingDepartment')
})

function openGuide() {
  const guide = backend.db.guides.where(({ number }) => number.endsWith('DZ1200'))[0]
  if (!guide) throw new Error('no guide')
  return guide
}

async function start(): Promise<string> {
  const { id: guideId, remarkId } = openGuide()
  const started = await researcher(calls.startCall, { guideId, remarkId, unitId: 'unit-1', commitment: true })
  expect(started.code).toBeNull()
  return started.data.contentId
}

async function fill(contentId: string): Promise<number> {
  const { data } = await researcher(calls.contentCall, { contentId })
  const values = completeAnswers(data.values)
  const saved = await researcher(calls.saveCall, {
    key: crypto.randomUUID(),
    contentId,
    baseRevision: data.revision,
    values,
  })
  expect(saved.code).toBeNull()
  return saved.data.revision
}

describe('a declaration from its start to its acceptance', () => {
  it('passes unit, applicant, unit again and department', async () => {
    const contentId = await start()
    const begun = await researcher(calls.contentCall, { contentId })
    expect(begun.data).toMatchObject({ revision: 1, editable: true, lockedReason: null, comments: [] })
    expect(begun.data.values).toMatchObject({
      undertakingUnit: '上海申江大学',
      leaderName: '陈思远',
      fundingLimit: '100',
    })

    const revision = await fill(contentId)
    const named = await researcher(calls.declarationCall, { contentId })
    expect(named.data).toMatchObject({ name: '城市交通信号协同优化关键技术研究', funding: '55', number: null })

    const submitted = await researcher(calls.submitCall, { contentId, seenRevision: revision })
    expect(submitted.data).toMatchObject({ state: 'UNIT_REVIEW', nextHolder: '上海申江大学' })
    const { number } = submitted.data
    expect(number).toMatch(/^\d\dDZ1200\d{3}$/)
    expect((await researcher(calls.contentCall, { contentId })).data.editable).toBe(false)
    expect((await department(calls.declarationCall, { contentId })).code).toBe(60154)

    const inbox = await administrator(calls.inboxCall)
    expect(inbox.data.items[0].title).toContain('城市交通信号协同优化关键技术研究')
    const returned = await administrator(calls.decideCall, {
      contentId,
      decision: 'RETURN',
      opinion: '请补充 <b>测算依据</b>。',
      comments: [{ path: 'innovation', text: '请逐条写明' }],
    })
    expect(returned.data).toMatchObject({ state: 'RETURNED', nextHolder: '陈思远' })

    const inboxResult = await researcher(calls.inboxCall)
    expect(inboxResult.data.items[0].title).toContain('退回修改')
    expect(inboxResult.data.items[0].content).toContain('&lt;b&gt;')
    const back = await researcher(calls.declarationCall, { contentId })
    expect(back.data).toMatchObject({ opinion: '请补充 <b>测算依据</b>。', actions: ['FILL', 'SUBMIT', 'VIEW'] })
    const reopened = await researcher(calls.contentCall, { contentId })
    expect(reopened.data.comments).toMatchObject([{ path: 'innovation', text: '请逐条写明', author: '王建华' }])

    const values = { innovation: '一、方法；二、系统；三、评价。' }
    const corrected = await researcher(calls.saveCall, {
      key: crypto.randomUUID(),
      contentId,
      baseRevision: revision,
      values,
    })
    const seenRevision = corrected.data.revision
    expect((await administrator(calls.contentCall, { contentId })).data.values.innovation).not.toBe(values.innovation)
    const again = await researcher(calls.submitCall, { contentId, seenRevision })
    expect(again.data).toMatchObject({ state: 'UNIT_REVIEW', number })
    const read = await administrator(calls.contentCall, { contentId })
    expect(read.data).toMatchObject({ editable: false, comments: [] })
    expect(read.data.values.innovation).toBe(values.innovation)

    const passed = await administrator(calls.decideCall, { contentId, decision: 'PASS' })
    expect(passed.data).toMatchObject({ state: 'DEPARTMENT_REVIEW', nextHolder: '高新技术处' })
    const accepted = await department(calls.decideCall, { contentId, decision: 'PASS', opinion: '予以受理' })
    expect(accepted.data).toMatchObject({ state: 'ACCEPTED' })

    const history = await researcher(calls.historyCall, { contentId })
    expect(history.data.map((item: { step: string; actorRole: string }) => `${item.actorRole} ${item.step}`)).toEqual([
      '申报人 CREATE',
      '申报人 SUBMIT',
      '单位管理员 RETURN',
      '申报人 SUBMIT',
      '单位管理员 PASS',
      '主管处室 PASS',
    ])
  })

  it('is opened as the existing draft instead of a second one', async () => {
    const first = await start()
    expect(await start()).toBe(first)
  })

  it('can be withdrawn, keeps its number, and can be submitted again', async () => {
    const contentId = await start()
    const seenRevision = await fill(contentId)
    const { number } = (await researcher(calls.submitCall, { contentId, seenRevision })).data
    expect((await researcher(calls.withdrawCall, { contentId })).data).toMatchObject({
      state: 'DRAFT',
      nextHolder: '陈思远',
    })
    expect((await administrator(calls.declarationCall, { contentId })).code).toBe(60154)
    expect((await researcher(calls.submitCall, { contentId, seenRevision })).data.number).toBe(number)
  })

  it('is refused while its form is incomplete, with the missing fields', async () => {
    const contentId = await start()
    const refused = await researcher(calls.submitCall, { contentId, seenRevision: 1 })
    expect(refused.code).toBe(60405)
    const problems = refused.facts.problems as { paths: string[]; message: string; severity: string }[]
    expect(problems.flatMap(({ paths }) => paths)).toContain('projectName')
    expect((await researcher(calls.declarationCall, { contentId })).data.state).toBe('DRAFT')
  })

  it('is readable for the department administrator of the applicant’s department', async () => {
    const contentId = await start()
    const seenRevision = await fill(contentId)
    await researcher(calls.submitCall, { contentId, seenRevision })
    const own = askAs(backend, 'departmentAdministrator')
    expect((await own(calls.declarationCall, { contentId })).data.actions).toContain('PASS')
    await own(calls.decideCall, { contentId, decision: 'PASS' })
    const history = await own(calls.historyCall, { contentId })
    expect(history.data.at(-1)).toMatchObject({ actorRole: '部门管理员', actorUnit: '计算机科学与技术学院' })
  })

  it('serves the definition its form renders', async () => {
    const { formId } = openGuide()
    const answer = await researcher(calls.definitionCall, { formId })
    expect(answer.data.definition).toEqual(findDefinition(formId))
    expect((await researcher(calls.definitionCall, { formId, version: 99 })).code).toBe(60401)
  })
})
