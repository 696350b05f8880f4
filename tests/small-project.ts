/** An approved project with its documents, for tests of what follows an approval. */
import type { BackendContext } from '@mocks/context'
import type { WorkRow } from '@mocks/db/rows-work'
import { moveWork, type StepInput } from '@mocks/work/steps'
import type { WorkAction } from '@/work/kind'
import { smallUniversity, university } from './small-university'

/** The university with the leader's approved project `p` of 2026; `document` files one of its documents, `step` takes a step in one. */
export function smallProject() {
  const { backend, people } = smallUniversity()
  backend.work('DECLARATION', 'p', {
    ...{ state: 'APPROVED', creatorId: '陈思远', unitId: university, title: '量子', amount: '120' },
  })
  backend.content('p', { cycle: { start: '2026-01-01', end: '2026-12-31' } })
  const document = (kind: string, id: string, more: Partial<WorkRow> = {}) => projectDocument(backend, kind, id, more)
  /** As a person whose content counts as complete. */
  const step = (
    who: string,
    id: string,
    action: WorkAction,
    input: StepInput = {},
    more: Partial<BackendContext> = {},
  ) => moveWork(backend.as(who, { whole: true, ...more }), id, action, input)
  return { backend, people, document, step }
}

/** A document of the project `p`, filed by its leader, that its department has. */
export const projectDocument = (
  backend: ReturnType<typeof smallUniversity>['backend'],
  kind: string,
  id: string,
  more: Partial<WorkRow> = {},
) =>
  backend.work(kind, id, {
    ...{ projectId: 'p', belongsTo: 'p', creatorId: '陈思远', unitId: university, reachedDepartment: true },
    ...more,
  })
