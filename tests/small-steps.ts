/** Steps in one work item, for tests of what they change, record and refuse. */
import type { BackendContext } from '@mocks/context'
import type { ContentRow } from '@mocks/db/rows-work'
import { moveWork, type StepInput } from '@mocks/work/steps'
import type { WorkAction } from '@/work/kind'
import { refusalFacts } from './small-backend'
import { smallUniversity } from './small-university'

/** The university; `step` takes a step in the work item `w`, as a person whose content counts as complete. */
export function smallSteps() {
  const { backend, given } = smallUniversity()
  const step = (who: string, action: WorkAction, input: StepInput = {}, more: Partial<BackendContext> = {}) =>
    moveWork(backend.as(who, { whole: true, ...more }), 'w', action, input)
  const last = () => backend.db.workHistories.where({ workId: 'w' }).at(-1)
  /** The code of a refusal with its facts; null where the step is taken. */
  const refused = (who: string, action: WorkAction, input: StepInput = {}, more: Partial<BackendContext> = {}) =>
    refusalFacts(() => step(who, action, input, more))
  const content = (more: Partial<ContentRow> = {}) => {
    backend.content('w', null)
    return backend.db.contents.update('w', more)
  }
  const submitted = (revision: number) => content({ submitted: { revision, values: {} } })
  return { backend, given, step, last, refused, content, submitted }
}
