/** Tests of changing and removing a review panel, by the calls of an officer. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import type { AssignmentPanel, NewPanelInput, PanelChoices } from './evaluation.generated'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { db } = backend

const panelId = 'panel-robots'
const day = 86_400_000
const fields = `id title perPaper dueAt revision savedAt papers { id } pairs { paperId expertId state } conflicts { paperId recordedId }
  experts { expertId joins } log { step added removed reason }`
const calls = {
  choices: `query($panelId: ID) { panelChoices(panelId: $panelId) { papers { id }
    panel { id title titleEnglish formId perPaper dueAt paperIds revision invitedAt } } }`,
  change: `mutation($panelId: ID!, $key: ID!, $seen: Int!, $panel: NewPanelInput!) {
    changePanel(panelId: $panelId, key: $key, seenRevision: $seen, panel: $panel) { ${fields} } }`,
  remove: 'mutation($panelId: ID!, $seen: Int!) { removePanel(panelId: $panelId, seenRevision: $seen) }',
  panels: '{ assignmentPanels { id title } }',
  panel: `query($panelId: ID!) { assignmentPanel(panelId: $panelId) { ${fields} } }`,
}
const ask = (call: keyof typeof calls, variables: object = {}, as: PersonaId = 'supervisingDepartment') =>
  askAs(backend, as)(calls[call], { panelId, ...variables })
const row = () => db.reviewPanels.get(panelId) ?? expect.fail('no panel')
const settings = (): NewPanelInput => {
  const { title, titleEnglish, formId, perPaper, dueAt, paperIds } = row()
  return { title, titleEnglish, formId, perPaper, dueAt, paperIds: [...paperIds] }
}
let changes = 0
const change = (panel: Partial<NewPanelInput>, { seen = row().revision, key = `change-${changes++}` } = {}) =>
  ask('change', { key, seen, panel: { ...settings(), ...panel } })
const invite = (state: 'INVITED' | 'WITHDRAWN' = 'INVITED') =>
  db.panelInvitations.insert({
    ...{ id: 'invitation', panelId, expertId: personaUserId('expert'), state, at: 1000 },
    ...{ answeredAt: null, ground: null, reason: null, groupId: null },
  })

describe('changing a panel', () => {
  it('takes a name, a number of experts and a date, once for a key, and logs what it was and is', async () => {
    const before = row()
    const panel = { title: ' 机器人专项网评（改） ', perPaper: 2, dueAt: before.dueAt + 7 * day }
    const first = await change(panel, { key: 'once-changed', seen: 0 })
    expect(first.data).toMatchObject({ title: '机器人专项网评（改）', perPaper: 2, dueAt: panel.dueAt, revision: 1 })
    expect((await change(panel, { key: 'once-changed', seen: 0 })).data).toEqual(first.data)
    const [moved, changed] = (first.data as AssignmentPanel).log
    expect(changed).toMatchObject({ step: 'CHANGE', added: 0, removed: 0 })
    expect(changed?.reason).toBe(
      `名称：${before.title} → 机器人专项网评（改）；每份申报书的专家人数：${before.perPaper} → 2`,
    )
    expect(moved).toMatchObject({ step: 'MOVE', reason: expect.stringMatching(/^\d{4}-\d\d-\d\d → \d{4}-\d\d-\d\d$/) })
    expect(db.loggedEvents.all().slice(-2)).toMatchObject([
      { event: 'ASSIGNMENT', step: 'CHANGE_PANEL', added: 0, removed: 0 },
      { event: 'DATE', step: 'MOVE_PANEL' },
    ])
  })

  it('changes papers: one that leaves loses its planned experts and recorded conflicts, the others keep theirs', async () => {
    const { paperIds, expertIds } = row()
    const [gone = '', kept = ''] = paperIds
    const [expertId = ''] = expertIds
    db.reviewPanels.update(panelId, {
      pairs: [
        { paperId: gone, expertId },
        { paperId: kept, expertId },
      ],
    })
    for (const paperId of [gone, kept])
      db.recordedConflicts.insert({
        ...{ id: `recorded ${paperId}`, panelId, paperId, expertId, kind: 'OTHER', weight: 'SOFT' },
        ...{ detail: '同事', source: '来电', byName: '周处长', at: 1 },
      })
    const choices = (await ask('choices')).data as PanelChoices
    expect(choices.papers.map(({ id }) => id)).toEqual(expect.arrayContaining([...paperIds]))
    expect(choices.panel).toMatchObject({ id: panelId, revision: 0, invitedAt: null, paperIds })
    const free = choices.papers.find(({ id }) => !paperIds.includes(String(id)))?.id ?? expect.fail('no free paper')
    const { data, code } = await change({ paperIds: [...paperIds.slice(1), String(free)] })
    expect(code).toBeNull()
    const panel = data as AssignmentPanel
    expect(panel.papers.map(({ id }) => id)).not.toContain(gone)
    expect(panel.papers.map(({ id }) => id)).toContain(free)
    expect(panel.pairs.map(({ paperId }) => paperId)).toEqual([kept])
    expect(panel.conflicts.filter(({ recordedId }) => recordedId != null)).toMatchObject([{ paperId: kept }])
    expect(panel.log[0]).toMatchObject({ step: 'CHANGE', added: 1, removed: 1, reason: null })
    // Who has a part in the paper that left or in the one that came does not read it in the commission's log.
    expect(db.loggedEvents.all().at(-1)?.about).toEqual(expect.arrayContaining([gone, String(free)]))
  })

  it('keeps a paper whose evaluation is over, and a date that is over, as long as they are not changed', async () => {
    db.works.update(row().paperIds[0] ?? '', { state: 'APPROVED' })
    db.reviewPanels.update(panelId, { dueAt: 1000 })
    expect((await change({ title: '改名' })).code).toBeNull()
    expect((await change({ dueAt: 2000 })).code).toBe(601345)
  })

  // The settings are checked as those of a new panel, whose test (`assignment.test.ts`) names all that is refused.
  it.each([
    ['a blank name', { title: ' ' }, 601345],
    ['an unknown paper', { paperIds: ['nothing'] }, 601346],
  ])('is refused with %s', async (_case, panel, code) => {
    const before = row()
    expect((await change(panel)).code).toBe(code)
    expect(row()).toEqual(before)
  })

  it('is refused over an older revision, so that no officer overwrites what they have not seen', async () => {
    expect((await change({ title: '第一次' })).code).toBeNull()
    expect((await change({ title: '第二次' }, { seen: 0 })).code).toBe(60408)
    expect((await ask('remove', { seen: 0 })).code).toBe(60408)
  })

  it('once an expert was invited takes only a number of experts and a later date, and tells who has not answered', async () => {
    invite()
    const { title, dueAt, paperIds } = row()
    expect((await ask('choices')).data.panel).toMatchObject({ invitedAt: 1000 })
    for (const wrong of [
      { title: `${title}改` },
      { titleEnglish: 'Other' },
      { formId: 'review-basic' },
      { paperIds: paperIds.slice(1) },
      { dueAt: dueAt - day },
    ])
      expect((await change(wrong)).code).toBe(601348)
    expect((await change({ perPaper: 4, dueAt: dueAt + day })).code).toBeNull()
    expect(db.messages.where({ userId: personaUserId('expert') }).at(-1)?.title).toBe(`评审期限推迟：${title}`)
  })
})

describe('removing a panel', () => {
  it('frees its papers and stays in the commission’s log', async () => {
    const { paperIds, title } = row()
    expect((await ask('remove', { seen: 0 })).data).toBe(true)
    expect((await ask('panels')).data).toEqual([])
    expect((await ask('panel')).code).toBe(601321)
    expect((await ask('remove', { seen: 0 })).code).toBe(601321)
    const { papers } = (await askAs(backend, 'supervisingDepartment')(calls.choices)).data as PanelChoices
    const reviewed = new Set(db.works.where({ kind: 'REVIEW' }).map(({ facts }) => String(facts.contentId)))
    const free = paperIds.filter((id) => !reviewed.has(id))
    expect(free.length).toBeGreaterThan(0)
    expect(papers.map(({ id }) => id)).toEqual(expect.arrayContaining(free))
    expect(db.loggedEvents.all().at(-1)).toMatchObject({ event: 'ASSIGNMENT', step: 'REMOVE_PANEL', title })
  })

  it.each(['INVITED', 'WITHDRAWN'] as const)('is refused once an expert was invited: %s', async (state) => {
    invite(state)
    expect((await ask('remove', { seen: 0 })).code).toBe(601349)
    expect(db.reviewPanels.get(panelId)).toBeDefined()
  })
})

it.each(personaIds.filter((id) => id !== 'supervisingDepartment'))('a panel is closed to %s', async (as) => {
  expect((await ask('choices', {}, as)).code).toBe(60154)
  expect((await ask('change', { key: `by-${as}`, seen: 0, panel: settings() }, as)).code).toBe(60154)
  expect((await ask('remove', { seen: 0 }, as)).code).toBe(60154)
})

it('an officer named in a paper of the panel neither sees, changes nor removes it', async () => {
  const content = db.contents.get(row().paperIds[0] ?? '') ?? expect.fail('no paper')
  const name = db.users.get(personaUserId('supervisingDepartment'))?.userFullname ?? ''
  const recusalExperts = [{ id: 'r', cells: { name, unit: '科委', reason: '近亲属' } }]
  db.contents.update(content.id, { values: { ...content.values, recusalExperts } })
  for (const call of ['choices', 'remove'] as const) expect((await ask(call, { seen: 0 })).code).toBe(60154)
  expect((await change({ title: '改名' })).code).toBe(60154)
})
