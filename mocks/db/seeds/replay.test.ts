/** Tests that every seeded work item can be reached by replaying its history through the backend's rules. */
import { describe, expect, it } from 'vitest'
import { jsonEqual } from '@/lib/collections/json-equal'
import { isStep, stateOf, targetsOf, type WorkAction, type WorkRole } from '@/work/kind'
import { formNode, handedInValues, problemsOf } from '../../domain/form-engine'
import { isSample } from '../../forms/definitions'
import { kindOf, rolesOf } from '../../work/viewer-roles'
import { createDatabase } from '../database'
import type { WorkHistoryRow, WorkRow } from '../rows-work'
import { seed } from '../seed'

const now = Date.parse('2026-11-25T12:00:00+08:00')
const db = createDatabase()
seed(db, now)
const works = db.works.where(({ formId }) => formId === null || !isSample(formId))
const histories = new Map<string, WorkHistoryRow[]>()
for (const entry of db.workHistories.all()) histories.set(entry.workId, [...(histories.get(entry.workId) ?? []), entry])
const lived = works.map((work) => [work, histories.get(work.id) ?? []] as const)

const empty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** As what a description knows what was done; time given is no step. */
function actionOf({ step }: WorkHistoryRow): WorkAction | null {
  if (step === 'EVALUATE' || step === 'CONCLUDE') return 'RULE'
  const isStepless =
    step === 'EXTEND' || step === 'CREATE' || step === 'REVISE' || step === 'LAPSE' || step === 'TAKE_BACK'
  return isStepless ? null : step
}

describe('each seeded work item', () => {
  it('reaches its current state and date when its history is replayed', () => {
    const wrong = lived.flatMap(([work, [first, ...entries]]) => {
      const kind = kindOf(work)
      // Whom the commission invites has no unit to go through.
      const begins = work.kind === 'EXPERT_APPLICATION' && work.unitId === '' ? '2' : kind.initial
      if (first?.step !== 'CREATE' || first.state !== begins)
        return [`${work.id} begins with ${first?.step} ${first?.state}`]
      let [state, since] = [first.state, first.at]
      for (const entry of entries) {
        const action = actionOf(entry)
        const here = stateOf(kind, state)
        const startedBy =
          entry.step === 'LAPSE'
            ? [here?.lapsesTo]
            : action === null || !here
              ? [state]
              : [...targetsOf(here, action), ...(action === 'SIGN' ? [state] : [])]
        if (!startedBy.includes(entry.state)) return [`${work.id} ${state} ${entry.step} ${entry.state}`]
        if (entry.state !== state) since = entry.at
        state = entry.state
      }
      return state === work.state && since === work.stateSince
        ? []
        : [`${work.id} ends in ${state}, stands in ${work.state}`]
    })
    expect(wrong).toEqual([])
  })

  it('has no date in the future and none before its creation', () => {
    const wrong = lived.filter(([{ createdAt, stateSince, modifiedAt, submittedAt }, entries]) => {
      const times = [createdAt, ...entries.map(({ at }) => at), stateSince, modifiedAt, submittedAt ?? createdAt]
      return times.some((at) => at > now || at < createdAt)
    })
    expect(wrong.map(([{ id }]) => id)).toEqual([])
  })

  it('has only steps whose actor had the role that allowed the step', () => {
    const roles = new Map(db.users.all().map((user) => [user.id, rolesOf({ db }, user)]))
    const mayBe = (work: WorkRow, { actorId, role }: WorkHistoryRow): boolean => {
      if (actorId === null || role === null) return role === null || role === 'commission'
      // Signatures and leaders that changed are told by what they left.
      if (role === 'signer') return db.signatures.where({ contentId: work.id, signerId: actorId }).length > 0
      if (role === 'creator')
        return actorId === work.creatorId || db.works.get(work.projectId ?? '')?.creatorId === actorId
      return (
        roles
          .get(actorId)?.({ ...work, reachedDepartment: true })
          .includes(role as WorkRole) ?? false
      )
    }
    const wrong = lived.flatMap(([work, entries]) =>
      entries.flatMap((entry, index) => {
        const action = actionOf(entry)
        const before = stateOf(kindOf(work), entries[index - 1]?.state ?? '')
        const opened =
          action === null || !isStep(action) || (before?.actions[entry.role ?? 'creator']?.includes(action) ?? false)
        const own = entry.role === 'unit' && entry.actorId === work.creatorId
        const named = work.kind === 'MEMBERSHIP' && entry.role === 'commission'
        return mayBe(work, entry) && (opened || named) && !own
          ? []
          : [`${work.id} ${entry.role} ${entry.step} ${entry.actorName}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('was submitted with content that was complete then', () => {
    const wrong = lived.flatMap(([{ id, submittedAt }]) => {
      const content = db.contents.get(id)
      // Asking to belong to a unit is done without a form, with what is known of who asks.
      if (!content?.submitted || id.startsWith('membership')) return []
      const problems = problemsOf({ ...content, values: content.submitted.values }, submittedAt ?? now)
      const [first] = problems.filter(({ severity }) => severity === 'ERROR')
      return first ? [`${id}: ${first.message}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('was submitted without answers to hidden fields', () => {
    const wrong = lived.flatMap(([{ id }]) => {
      const content = db.contents.get(id)
      if (!content?.submitted) return []
      const { values } = content.submitted
      const visible = handedInValues({ ...content, values }, now)
      const fieldIds = [...formNode(content.formId, content.formVersion).fields.keys()]
      const hidden = fieldIds.filter((field) => !empty(values[field]) && !jsonEqual(values[field], visible[field]))
      return hidden.length > 0 ? [`${id}: ${hidden.join(' ')}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('was created after its creator joined the unit it declares for', () => {
    const joined = new Map(
      db.works
        .where({ kind: 'MEMBERSHIP', state: '2' })
        .map(({ creatorId, unitId, stateSince }) => [`${creatorId} ${unitId}`, stateSince]),
    )
    const wrong = works.filter(
      ({ kind, creatorId, unitId, createdAt }) =>
        kind === 'DECLARATION' && !((joined.get(`${creatorId} ${unitId}`) ?? Number.POSITIVE_INFINITY) <= createdAt),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
