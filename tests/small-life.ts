/** A project from its declaration on, for tests of its timeline. */
import type { WorkRow } from '@mocks/db/rows-work'
import type { LifeStep } from '@mocks/resolvers/program.generated'
import { projectLife } from '@mocks/work/project-life'
import { projectDocument } from './small-project'
import { smallUniversity, university } from './small-university'

const empty = (value: unknown) =>
  value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0)

/** What a step says, without what it leaves open. */
export function told({ id, kind, workVersion, workKind, parts, ...rest }: LifeStep): Record<string, unknown> {
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => !empty(value)))
  return parts.length === 0 ? said : { ...said, parts: parts.map(told) }
}

/** The states of a declaration up to its evaluation, and when it came into each. */
export const way = [
  ...[['DRAFT', 1] as const, ['UNIT_REVIEW', 5] as const, ['DEPARTMENT_REVIEW', 6] as const],
  ...[['ACCEPTED', 7] as const, ['UNDER_EVALUATION', 8] as const],
]

/** The university with the guide `g`, which closes in ten days; `declaration` and `approved` begin the project `p` under it. */
export function smallLife() {
  const { backend } = smallUniversity()
  const { now, day } = backend
  backend.guide('g', { closesAt: now + 10 * day, recommendBy: now + 20 * day })

  const declaration = (
    state: string,
    history: readonly (readonly [state: string, at: number])[] = [],
    more: Partial<WorkRow> = {},
  ) => {
    const work = backend.work('DECLARATION', 'p', {
      ...{ state, creatorId: '陈思远', unitId: university, belongsTo: 'g', title: '量子', number: '26DZ1' },
      ...{ amount: '120', submittedAt: history.length > 0 ? 1 : null, reachedDepartment: true, ...more },
    })
    history.forEach(([state, at], index) => {
      backend.db.workHistories.insert({ id: `h${index}`, workId: 'p', step: 'PASS', role: null, at, state } as never)
    })
    return work
  }
  /** An approved project that runs until the end of 2026. */
  const approved = (more: Partial<WorkRow> = {}) => {
    declaration('APPROVED', [...way, ['APPROVED', 9]], { stateSince: now, ...more })
    backend.content('p', { cycle: { start: '2026-01-01', end: '2026-12-31' } })
  }
  const document = (kind: string, id: string, more: Partial<WorkRow> = {}) => projectDocument(backend, kind, id, more)
  const life = (who = '陈思远', at = now) => projectLife(backend.as(who, { now: at }), 'p')
  /** The steps of a kind, as a person sees them. */
  const stepsOf = (kind: string, who?: string, at?: number) => life(who, at).steps.filter((step) => step.kind === kind)
  const stepOf = (kind: string, who?: string, at?: number) => {
    const [step] = stepsOf(kind, who, at)
    return step ? told(step) : null
  }
  return { backend, declaration, approved, document, life, stepsOf, stepOf }
}
