/** Tests that assignments, scores and logs of reviews are visible only to those who may see them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import { exportAs } from './export-as'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { db } = backend

const officer: PersonaId = 'supervisingDepartment'
const panelId = 'panel-robots'
const expertName = () => db.users.get(db.reviewPanels.get(panelId)?.expertIds[0] ?? '')?.userFullname ?? expect.fail()

/** Every surface on which assignments, scores or the log appear; each with its variables where it has some. */
const surfaces: readonly { name: string; call: string; variables?: Record<string, unknown> }[] = [
  { name: 'list of panels', call: '{ assignmentPanels { id title papers missing planned invited accepted } }' },
  {
    name: 'panel',
    call: 'query($panelId: ID!) { assignmentPanel(panelId: $panelId) { id title papers { name } } }',
    variables: { panelId },
  },
  { name: 'choices of a new panel', call: '{ panelChoices { papers { id name } } }' },
  {
    name: 'scores',
    call: '{ reviewProgress(pageNo: 1) { total items { title proposals { name lowest scores { total } } } } }',
  },
  { name: 'log', call: '{ decisionLog(filter: {}) { total items { title personName } } }' },
  {
    name: 'log of assignments',
    call: '{ decisionLog(filter: { event: ASSIGNMENT }) { total items { title personName } } }',
  },
  { name: 'exported log', call: '{ listToExport(list: { decisionLog: { filter: {} } }) { title ids } }' },
  {
    name: 'rows of the exported log',
    call: '{ exportedRows(list: { decisionLog: { filter: {} } }, ids: []) { head rows } }',
  },
]

describe.each(surfaces)('$name', ({ name, call, variables }) => {
  it.each(personaIds.filter((id) => id !== officer))('is closed to %s, with an error that names nobody', async (as) => {
    const answer = await askAs(backend, as)(call, variables)
    expect(answer.code).toBe(60154)
    expect(answer.data ?? null).toBeNull()
    expect(JSON.stringify(answer.facts)).not.toMatch(/\p{Script=Han}/u)
  })

  it('is open to the officer', async () => {
    expect((await askAs(backend, officer)(call, variables)).code, name).toBeNull()
  })
})

describe('an officer who has a part in one paper of a panel', () => {
  /** Names the officer as one whom the paper's applicant asks to step back. */
  function takePart(): void {
    const content = db.contents.get(db.reviewPanels.get(panelId)?.paperIds[0] ?? '') ?? expect.fail('no paper')
    const name = db.users.get(personaUserId(officer))?.userFullname ?? ''
    const recusalExperts = [{ id: 'r', cells: { name, unit: '科委', reason: '近亲属' } }]
    db.contents.update(content.id, { values: { ...content.values, recusalExperts } })
  }
  const title = () => db.reviewPanels.get(panelId)?.title ?? expect.fail('no panel')
  const ask = (call: string, variables?: Record<string, unknown>) => askAs(backend, officer)(call, variables)
  const record = () =>
    ask(
      'mutation($panelId: ID!, $c: RecordedConflictInput!) { recordConflict(panelId: $panelId, key: "k", conflict: $c) { id } }',
      {
        panelId,
        c: {
          paperId: db.reviewPanels.get(panelId)?.paperIds[0],
          expertId: db.reviewPanels.get(panelId)?.expertIds[0],
          ...{ kind: 'OTHER', weight: 'HARD', detail: '共同持有公司股份', source: '来电' },
        },
      },
    )
  const ofPanel = `{ decisionLog(filter: { keyword: "机器人专项网评" }) { total items { title personName } } }`
  const sheet = () => exportAs(askAs(backend, officer), { decisionLog: { filter: { keyword: '机器人专项网评' } } })

  it('finds the panel neither in the list, the log and its count, nor in the export and its number of rows', async () => {
    expect((await record()).code).toBeNull()
    const before = { log: (await ask(ofPanel)).data, sheet: await sheet() }
    expect(before.log).toEqual({ total: 1, items: [{ title: title(), personName: expertName() }] })
    expect(before.sheet.rows).toHaveLength(1)
    takePart()
    expect((await ask('{ assignmentPanels { id } }')).data).toEqual([])
    expect((await ask(ofPanel)).data).toEqual({ total: 0, items: [] })
    const after = await sheet()
    expect(after.rows).toEqual([])
    expect(after.title).not.toContain('机器人')
  })

  it('is refused without a word about experts, papers or conflicts', async () => {
    takePart()
    const answer = await record()
    expect(answer).toMatchObject({ code: 60154, data: null })
    expect(JSON.stringify(answer.facts)).not.toContain(expertName())
  })
})
