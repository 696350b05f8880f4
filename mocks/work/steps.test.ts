/** Tests of every step of every kind of work against the table in `tests/work-steps.ts`. */
import { beforeAll, describe, expect, it } from 'vitest'
import { isStep, stateOf } from '@/work/kind'
import { workKinds } from '@/work/kinds/all'
import { refusalOf } from '../../tests/small-backend'
import { ownRefusals } from '../../tests/work-step-refusals'
import { actions, roles, steps } from '../../tests/work-steps'
import { memoryBlobs } from '../blobs'
import { rowsBy } from '../db/row-index'
import type { WorkRow } from '../db/rows-work'
import { seedWork } from '../db/seeds/filed-work'
import { backendForTest } from '../resolvers/ask-as'
import { takeStep } from './steps'

const backend = backendForTest()
const { db } = backend
const now = Date.now()
const as = (id: string) => ({
  db,
  blobs: memoryBlobs(),
  token: null,
  now,
  caller: db.users.get(id) ?? null,
  quiet: true as const,
})
const everyPermission = [...new Set(workKinds.flatMap(({ permissions }) => Object.values(permissions)))]

/** Somebody of no unit who holds every permission: what they may do is their one role in the work. */
function someone(): string {
  const anybody = db.users.all()[0]
  if (anybody && !db.users.get('someone'))
    db.users.insert({ ...anybody, id: 'someone', persona: null, permissions: everyPermission })
  return 'someone'
}

/** A work of a kind in a state, of another unit than the person's, in which they have one role. */
function given(id: string, state: string, role: string, who: string): WorkRow {
  const known = rowsBy(db.works, 'kind', id)[0]
  const creatorId = role === 'creator' ? who : 'user-2'
  const assigned = role === 'creator' ? {} : { [role]: [who] }
  const part = { state, creatorId, assigned, opinion: null, deadline: null }
  for (const { id: row } of rowsBy(db.signatures, 'contentId', known?.id ?? '')) db.signatures.remove(row)
  if (known) return db.works.update(known.id, part)
  const seed = { id: 'given', kind: id, belongsTo: 'nothing', title: 'x', unitId: 'none', stateSince: now, ...part }
  return db.works.get('given') ? db.works.update('given', seed) : seedWork(db, seed)
}

/** Steps that ask for a right beyond this one work: on the contract, to nominate, on the report that is ruled on with it. */
const elsewhere: Readonly<Record<string, string>> = {
  ...{ TASK_BOOK: 'SIGN', NOMINATION: 'SUBMIT WITHDRAW', FOREIGN_NOMINATION: 'SUBMIT WITHDRAW' },
  ...{ AWARD_MATERIAL: 'PASS REFUSE', AWARD_OBJECTION: 'PASS', ACCEPTANCE: 'RULE' },
}

describe.each(workKinds.map((kind) => [kind.id, kind] as const))('%s, each state × role × step', (id, kind) => {
  const open = new Set(steps[id]?.map((step) => step.split(' ').slice(0, 3).join(' ')))
  const ever = new Set([...open].map((step) => step.split(' ').slice(1).join(' ')))
  const somewhere = new Set([...open].map((step) => step.split(' ')[2]))

  // Once: a refused step changes nothing.
  beforeAll(() => backend.reset())

  it.each(Object.keys(kind.states))(
    'in %s: a step that the domain does not allow is refused and changes nothing',
    (state) => {
      for (const role of roles) {
        for (const action of actions.filter(isStep)) {
          if (open.has(`${state} ${role} ${action}`)) continue
          const who = someone()
          const work = given(id, state, role, who)
          const countBefore = db.workHistories.size
          const reads = stateOf(kind, state)?.actions[role]?.includes('VIEW') ?? false
          const own = ownRefusals[`${id} ${state} ${action}`]
          const never = somewhere.has(action) && !ever.has(`${role} ${action}`)
          // Who may not read it learns nothing of where it stands.
          const shut = (role === 'creator' && kind.codes?.former) || (kind.codes?.unassigned ?? 60154)
          const expected = !reads ? shut : (own ?? (never ? 60154 : 603003))
          expect(
            refusalOf(() => takeStep(as(who), work.id, action, { opinion: '说明' })),
            `${role} ${action}`,
          ).toBe(expected)
          expect(db.works.get(work.id), `${role} ${action}`).toEqual(work)
          expect(db.workHistories.size).toBe(countBefore)
        }
      }
    },
  )

  it('a step that the state allows is refused only because of facts', async () => {
    for (const step of open) {
      await backend.reset()
      const [state = '', role = '', action = ''] = step.split(' ')
      const who = someone()
      const work = given(id, state, role, who)
      const content = db.contents.get(work.id)
      const code = refusalOf(() =>
        takeStep(as(who), work.id, action as (typeof actions)[number], {
          opinion: '说明',
          verified: true,
          seenRevision: content?.revision,
          facts: { answerBy: now + 24 * 3_600_000 },
        }),
      )
      const facts = elsewhere[id]?.split(' ').includes(action)
        ? [null, 60154]
        : [
            null,
            60401,
            60405,
            60408,
            60925,
            60927,
            601329,
            601333,
            601337,
            603105,
            603112,
            603115,
            603117,
            603119,
            603201,
            603225,
            603301,
            603402,
            60317,
            623008,
          ]
      // A record is corrected only where the leader's statement differs from it.
      expect(step === 'DISPUTED department PASS' ? [603003] : facts, step).toContain(code)
    }
  })
})
