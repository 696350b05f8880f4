/** A random walk told in words: person · action · work, one line a step. */

import type { WorkRow } from '@mocks/db/rows-work'
import { type PersonaId, personas } from '@mocks/personas'
import { kindWords } from '@/work/kind-words'

/** One step as it was taken. */
export interface ToldStep {
  person: PersonaId
  /** What was done, as `SUBMIT` or “fills in 项目名称”. */
  action: string
  work: Pick<WorkRow, 'id' | 'kind' | 'state' | 'title'> | null
  /** The answer: done, or the code of the refusal. */
  answer: string
}

function nounOf(kind: string): string {
  try {
    return kindWords(kind).noun
  } catch {
    return kind
  }
}

/** One step in words. */
export function tell({ person, action, work, answer }: ToldStep): string {
  const name = personas.find(({ id }) => id === person)?.name ?? person
  const about = work ? `${nounOf(work.kind)}《${work.title}》 (${work.id}, ${work.state})` : '—'
  return `${name} · ${action} · ${about} → ${answer}`
}

/** The whole story, numbered. */
export const tellAll = (steps: readonly ToldStep[]): string =>
  steps.map((step, index) => `${index + 1}. ${tell(step)}`).join('\n')
