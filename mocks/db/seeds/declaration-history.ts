/** Invents the history of a seeded declaration up to its state: steps, people, opinions, in working hours; for `filed-declaration.ts`. */

import type { Random } from '../../domain/random'
import { workingMoments } from '../../domain/working-time'
import type { WorkHistoryRow } from '../rows-work'
import { opinions } from './declaration-plans'
import type { PastStep } from './lived'

type Step = Pick<WorkHistoryRow, 'step' | 'state' | 'opinion'> & {
  by: 'creator' | 'unit' | 'department' | 'commission'
}

/** The ids of the people who act. */
export type Actors = Readonly<Record<'creator' | 'unit' | 'department', string>>

const create: Step = { step: 'CREATE', state: 'DRAFT', by: 'creator', opinion: null }
const submit: Step = { step: 'SUBMIT', state: 'UNIT_REVIEW', by: 'creator', opinion: null }

/** The steps that lead to a state; some declarations were returned once on the way. */
function stepsTo(state: string, soft: boolean, random: Random): Step[] {
  const pass: Step = { step: 'PASS', state: 'DEPARTMENT_REVIEW', by: 'unit', opinion: random.pick(opinions.unitPassed) }
  const accept: Step = { step: 'PASS', state: 'ACCEPTED', by: 'department', opinion: random.pick(opinions.accepted) }
  const sendBack: Step = {
    step: 'RETURN',
    state: 'RETURNED',
    by: 'unit',
    opinion: random.pick(soft ? opinions.returnedSoft : opinions.returned),
  }
  const refuse: Step = { step: 'REFUSE', state: 'REFUSED', by: 'unit', opinion: random.pick(opinions.refused) }
  const evaluate: Step = { step: 'EVALUATE', state: 'UNDER_EVALUATION', by: 'commission', opinion: null }
  const filed = random.chance(0.15) ? [create, submit, sendBack, submit] : [create, submit]
  switch (state) {
    case 'DRAFT':
      return [create]
    case 'UNIT_REVIEW':
      return filed
    case 'DEPARTMENT_REVIEW':
      return [...filed, pass]
    case 'RETURNED':
      return random.chance(0.5) ? [create, submit, sendBack] : [create, submit, pass, { ...sendBack, by: 'department' }]
    case 'REFUSED':
      return random.chance(0.5) ? [...filed, refuse] : [...filed, pass, { ...refuse, by: 'department' }]
    case 'ACCEPTED':
      return [...filed, pass, accept]
    case 'UNDER_EVALUATION':
      return [...filed, pass, accept, evaluate]
    default:
      return [...filed, pass, accept, evaluate, { step: 'CONCLUDE', state, by: 'commission', opinion: null }]
  }
}

/**
 * The history of a declaration until `state`, oldest step first, in working hours. The applicant's steps lie between
 * `from` and `until` (the guide's period); all steps are before `now`.
 */
export function inventedHistory(
  { soft, state }: { soft: boolean; state: string },
  actors: Actors,
  period: { from: number; until: number; now: number },
  random: Random,
): PastStep[] {
  const steps = stepsTo(state, soft, random)
  const lastOfCreator = steps.findLastIndex(({ by }) => by === 'creator')
  const until = Math.min(period.until, period.now)
  const filedBy = period.from + (until - period.from) * (0.55 + random.next() * 0.4)
  const between = (count: number) => Array.from({ length: count }, (_, at) => (at + 0.3 + random.next() * 0.6) / count)
  const own = workingMoments(period.from, filedBy, between(lastOfCreator + 1))
  const after = steps.length - own.length
  const filedAt = own.at(-1) ?? period.from
  const decidedBy = Math.min(period.now, filedAt + after * 6 * 24 * 3600_000)
  const times = [...own, ...workingMoments(filedAt, decidedBy, between(after))]
  return steps.map(({ step, state: to, by, opinion }, index) => ({
    ...{ step, to, opinion },
    by: by === 'commission' ? null : actors[by],
    at: times[index] ?? filedBy,
  }))
}
