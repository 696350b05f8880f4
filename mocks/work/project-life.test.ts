/** Tests of a project's timeline. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { WorkRow } from '../db/rows-work'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import type { LifeStep, ProjectLife } from '../resolvers/program.generated'

const backend = backendForTest()
beforeEach(() => backend.reset())

const call = `query($projectId: ID!) { projectLife(projectId: $projectId) { key nextId steps {
  id kind label standing workKind state heldBy doneAt dueAt after until submitted total waiting link
  parts { label standing heldBy doneAt } } } }`
const lifeOf = async (projectId: string, persona: PersonaId): Promise<ProjectLife> =>
  (await askAs(backend, persona)(call, { projectId })).data
const stepOf = (life: ProjectLife, kind: string): LifeStep => {
  const found = life.steps.find((step) => step.kind === kind)
  if (!found) throw new Error(`no step ${kind}`)
  return found
}

/** The researcher's declaration in a state, or their project under a guide. */
function own(state: string, guide = ''): WorkRow {
  const works = backend.db.works.where({ kind: 'DECLARATION', state, creatorId: personaUserId('researcher') })
  const found = works.find(({ number }) => guide === '' || number?.includes(guide))
  if (!found) throw new Error(`no declaration in ${state}`)
  return found
}

const returnedBook = () => own('APPROVED', '692100')
const running = () => own('APPROVED', 'DZ1200')
const finished = () => own('APPROVED', 'JC1400')

const reviewed = 'DECLARATION DONE, REVIEW DONE'
const approved = `${reviewed}, APPROVAL DONE`
const contract = `${approved}, TASK_BOOK DONE, SIGNATURES DONE`
const withTopics = `${approved}, TOPICS NOW, TASK_BOOK DONE, SIGNATURES DONE`
const afterApproval = 'TASK_BOOK LATER, SIGNATURES LATER'
const closing = 'ACCEPTANCE LATER, CONCLUSION_LETTER LATER'

/** What each person sees of a project's life; null for a refusal. */
const table: readonly (readonly [
  title: string,
  project: () => WorkRow,
  seen: Partial<Record<PersonaId, string | null>>,
])[] = [
  [
    'a draft',
    () => own('DRAFT'),
    {
      researcher: `DECLARATION NOW, REVIEW LATER, APPROVAL LATER, ${afterApproval}, CONTRACT_CHANGE LATER, ${closing}, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      unitAdministrator: null,
      supervisingDepartment: null,
    },
  ],
  [
    'a declaration before its unit',
    () => own('UNIT_REVIEW'),
    {
      researcher: `DECLARATION DONE, REVIEW NOW, APPROVAL LATER, ${afterApproval}, CONTRACT_CHANGE LATER, ${closing}, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      unitAdministrator: `DECLARATION DONE, REVIEW NOW, APPROVAL LATER, ${afterApproval}, ${closing}, PERFORMANCE LATER`,
      supervisingDepartment: null,
      expert: null,
    },
  ],
  [
    'a refused declaration',
    () => own('REFUSED'),
    {
      researcher: 'DECLARATION DONE, REVIEW ENDED',
      unitAdministrator: 'DECLARATION DONE, REVIEW ENDED',
      auditor: null,
    },
  ],
  [
    'a declaration that was not approved',
    () => own('NOT_APPROVED'),
    { researcher: `${reviewed}, APPROVAL ENDED`, supervisingDepartment: `${reviewed}, APPROVAL ENDED` },
  ],
  [
    'a project whose task book was returned',
    returnedBook,
    {
      researcher: `${approved}, TASK_BOOK NOW, SIGNATURES LATER, CONTRACT_CHANGE LATER, ${closing}, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      unitAdministrator: `${approved}, TASK_BOOK NOW, SIGNATURES LATER, ${closing}, PERFORMANCE LATER`,
      supervisingDepartment: `${approved}, TASK_BOOK NOW, SIGNATURES LATER, BUDGET_AUDIT LATER, ${closing}, PROJECT_AUDIT LATER, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      auditor: null,
    },
  ],
  [
    'a running project with topics that builds a platform of another unit',
    running,
    {
      researcher: `${withTopics}, BUDGET_AUDIT DONE, CONTRACT_CHANGE OPEN, MONTHLY_PROGRESS NOW, ACCEPTANCE NOW, CONCLUSION_LETTER LATER, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      unitAdministrator: `${withTopics}, BUDGET_AUDIT DONE, CONTRACT_CHANGE DONE, ACCEPTANCE NOW, CONCLUSION_LETTER LATER, PERFORMANCE LATER`,
      supervisingDepartment: `${withTopics}, BUDGET_AUDIT DONE, CONTRACT_CHANGE DONE, MONTHLY_PROGRESS NOW, ACCEPTANCE NOW, CONCLUSION_LETTER LATER, PROJECT_AUDIT LATER, TECHNICAL_EVALUATION LATER, PERFORMANCE LATER`,
      auditor: 'BUDGET_AUDIT DONE',
      expert: 'TOPICS NOW',
    },
  ],
  [
    'an accepted project',
    finished,
    {
      researcher: `${contract}, BUDGET_AUDIT DONE, CONTRACT_CHANGE DONE, ACCEPTANCE DONE, CONCLUSION_LETTER DONE, PROJECT_AUDIT DONE, TECHNICAL_EVALUATION NOW, PERFORMANCE NOW`,
      unitAdministrator: `${contract}, BUDGET_AUDIT DONE, CONTRACT_CHANGE DONE, ACCEPTANCE DONE, CONCLUSION_LETTER DONE, PROJECT_AUDIT DONE, PERFORMANCE NOW`,
      supervisingDepartment: `${contract}, BUDGET_AUDIT DONE, CONTRACT_CHANGE DONE, ACCEPTANCE DONE, CONCLUSION_LETTER DONE, PROJECT_AUDIT DONE, TECHNICAL_EVALUATION NOW, PERFORMANCE NOW`,
      auditor: 'BUDGET_AUDIT DONE, PROJECT_AUDIT DONE',
      expert: null,
    },
  ],
]

const cases = table.flatMap(([title, project, seen]) =>
  (Object.keys(seen) as PersonaId[]).map((persona) => ({ title, project, persona, expected: seen[persona] })),
)

describe('a project’s life', () => {
  it.each(cases)('$title shows $persona the steps they may see', async ({ project, persona, expected }) => {
    const { data, code } = await askAs(backend, persona)(call, { projectId: project().id })
    const steps = (data as ProjectLife | null)?.steps.map(({ kind, standing }) => `${kind} ${standing}`).join(', ')
    expect(expected === null ? code : steps).toBe(expected ?? 60154)
  })

  it('names no kind of work of which the person may read none, in any project', async () => {
    const projects = backend.db.works.where({ kind: 'DECLARATION', state: 'APPROVED' })
    for (const persona of ['researcher', 'unitAdministrator', 'supervisingDepartment'] as const) {
      const ask = askAs(backend, persona)
      for (const { id } of projects) {
        const { data: counts } = await ask('query($filter: WorkFilter!) { workCounts(filter: $filter) { kind } }', {
          filter: { projectId: id },
        })
        const readable = new Set((counts as { kind: string }[]).map(({ kind }) => kind))
        const begun = new Set(backend.db.works.where({ projectId: id }).map(({ kind }) => kind))
        const named = (await lifeOf(id, persona))?.steps ?? []
        const hidden = named.filter(({ kind }) => begun.has(kind) && !readable.has(kind))
        expect(hidden, `${persona} ${id}`).toEqual([])
      }
    }
  })

  it('names the next step that the list of projects names', async () => {
    // The evaluation of the report is due after the performance evaluation, which stands behind it.
    const [evaluation] = backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', projectId: finished().id })
    backend.db.works.update(evaluation?.id ?? '', { deadline: Date.now() + 400 * 24 * 3600_000 })
    for (const persona of ['researcher', 'supervisingDepartment'] as const)
      for (const { id } of [returnedBook(), running(), finished(), own('UNIT_REVIEW')]) {
        const list = await askAs(backend, persona)('query($id: ID!) { work(id: $id) { next { dueAt } } }', { id })
        if (list.code !== null) continue
        const life = await lifeOf(id, persona)
        const next = life.steps.find((step) => step.id === life.nextId)
        expect(next?.dueAt ?? null, `${persona} ${id}`).toBe(list.data.next?.dueAt ?? null)
      }
  })

  it('has the signatures party by party, and the reports since its approval', async () => {
    const { id, stateSince } = running()
    const life = await lifeOf(id, 'researcher')
    expect(stepOf(life, 'SIGNATURES').parts.map(({ label, heldBy }) => `${label} ${heldBy}`)).toEqual([
      '项目负责人 陈思远',
      '承担单位 王建华',
      '主管部门 徐海宁',
    ])
    const since = new Date(stateSince + 8 * 3600_000).toISOString().slice(0, 7)
    const reports = backend.db.works
      .where({ belongsTo: 'platform-function-1' })
      .filter(({ facts }) => String(facts.month) >= since)
    const { submitted, total } = stepOf(life, 'MONTHLY_PROGRESS')
    expect(total).toBe(reports.length)
    expect(submitted).toBe(reports.filter(({ state }) => state === 'SUBMITTED').length)
  })

  it('shows every topic to who may read the declaration, and only the own one to its leader', async () => {
    const { id } = running()
    const topics = backend.db.topicLinks.where({ projectId: id })
    const labels = async (persona: PersonaId) =>
      stepOf(await lifeOf(id, persona), 'TOPICS').parts.map(({ label }) => label)
    expect(await labels('unitAdministrator')).toEqual(topics.map(({ name }) => name))
    const own = topics.filter(({ boundBy }) => boundBy === personaUserId('expert'))
    expect(await labels('expert')).toEqual(own.map(({ name }) => name))
    expect(own.length).toBeLessThan(topics.length)
  })

  it('gives the person for whom a step waits the page where they act', async () => {
    const { id, unitId } = own('UNIT_REVIEW')
    const review = stepOf(await lifeOf(id, 'unitAdministrator'), 'REVIEW')
    expect(review).toMatchObject({ waiting: true })
    expect(review.link).toMatch(new RegExp(`^/project-manage-list/${unitId}/.*/review/${id}$`))
    expect(stepOf(await lifeOf(id, 'researcher'), 'REVIEW')).toMatchObject({ waiting: false, link: null })
  })

  it('links the evaluation of a technical report to a page that its reader may open', async () => {
    const evaluation = backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', projectId: finished().id })[0]
    if (!evaluation) throw new Error('no evaluation')
    backend.db.works.update(evaluation.id, { state: 'EVALUATED' })
    const linkFor = async (persona: PersonaId) =>
      stepOf(await lifeOf(finished().id, persona), 'TECHNICAL_EVALUATION').link
    expect(await linkFor('researcher')).toBe(`/my-project/work/${evaluation.id}`)
    expect(await linkFor('supervisingDepartment')).toBe(`/my-project/work/${evaluation.id}`)
  })

  it('ends for a draft whose guide has closed, and after an acceptance that failed', async () => {
    const draft = own('DRAFT')
    backend.db.guides.update(draft.belongsTo, { closesAt: Date.now() - 1000 })
    const missed = await lifeOf(draft.id, 'researcher')
    expect(missed).toMatchObject({ nextId: null, steps: [{ kind: 'DECLARATION', standing: 'ENDED' }] })
    const [acceptance] = backend.db.works.where({ kind: 'ACCEPTANCE', projectId: running().id })
    backend.db.works.update(acceptance?.id ?? '', { state: 'FAILED' })
    const { steps } = await lifeOf(running().id, 'supervisingDepartment')
    expect(steps.at(-1)).toMatchObject({ kind: 'ACCEPTANCE', standing: 'ENDED' })
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('a letter can be downloaded until its term ends (key project: %s)', async (key, years) => {
    const { id } = finished()
    const [acceptance] = backend.db.works.where({ kind: 'ACCEPTANCE', projectId: id })
    if (!acceptance) throw new Error('no acceptance')
    const passedAt = Date.parse('2025-02-03T04:05:06Z')
    backend.db.works.update(acceptance.id, { facts: { ...acceptance.facts, passedAt, key } })
    const letter = stepOf(await lifeOf(id, 'researcher'), 'CONCLUSION_LETTER')
    expect(new Date(letter.until ?? 0).toISOString()).toBe(`${2025 + years}-02-03T04:05:06.000Z`)
  })

  it.each<[title: string, id: () => string, code: number]>([
    ['an unknown id', () => 'nothing', 603101],
    ['a task book', () => backend.db.works.where({ kind: 'TASK_BOOK' })[0]?.id ?? '', 603101],
    ['a project in which the person has no part', () => returnedBook().id, 60154],
  ])('is refused for %s', async (_case, id, expected) => {
    expect((await askAs(backend, 'expert')(call, { projectId: id() })).code).toBe(expected)
  })
})
