/** The timeline of a project (`project-life.ts`) from acceptance on: letter, audits, evaluations. */
import { letterUntil } from '@/work/letter-term'
import type { LifeStep } from '../resolvers/program.generated'
import { acceptanceDue } from './kinds/task-book'
import { onlyStep } from './life-of-contract'
import { type LifeView, lifeStep, seenOf } from './life-step'
import type { ProjectInForce } from './project'

/** The acceptance, and the letter that follows it; one that did not pass has none. */
export function acceptanceSteps(view: LifeView, inForce: ProjectInForce | undefined): LifeStep[] {
  const [acceptance] = onlyStep(view, 'ACCEPTANCE', 'SIGNATURES', { dueAt: inForce ? acceptanceDue(inForce) : null })
  if (!acceptance) return []
  const letter = letterStep(view, acceptance)
  return letter ? [acceptance, letter] : [acceptance]
}

function letterStep(view: LifeView, acceptance: LifeStep): LifeStep | undefined {
  if (acceptance.standing === 'ENDED') return undefined
  const letter = { id: `${view.declaration.id}/CONCLUSION_LETTER`, kind: 'CONCLUSION_LETTER' } as const
  const { passedAt, key } = seenOf(view, 'ACCEPTANCE').at(-1)?.work.facts ?? {}
  if (acceptance.standing !== 'DONE' || typeof passedAt !== 'number')
    return lifeStep({ ...letter, standing: 'LATER', after: 'ACCEPTANCE' })
  const until = letterUntil(passedAt, key === true)
  return lifeStep({ ...letter, standing: 'DONE', doneAt: passedAt, until, link: acceptance.link })
}

/** What follows an acceptance that passed: audit of the costs, evaluations. */
export function afterAcceptance(view: LifeView, failed: boolean): LifeStep[] {
  const kinds = ['PROJECT_AUDIT', 'TECHNICAL_EVALUATION', 'PERFORMANCE'] as const
  return kinds
    .flatMap((kind) => onlyStep(view, kind, 'ACCEPTANCE'))
    .filter(({ standing }) => !failed || standing !== 'LATER')
}
