/** Queries and the acting people for tests of award work items over the seeded backend. */
import type { Backend } from '@mocks/backend'
import type { WorkRow } from '@mocks/db/rows-work'
import { askAs } from '@mocks/resolvers/ask-as'
import type { FormValues } from '@/smartform/schema/values'

export const decide =
  'mutation($id: ID!, $action: WorkAction!, $opinion: String, $comments: [FieldCommentInput!]) { decideWork(id: $id, action: $action, opinion: $opinion, comments: $comments) { state facts } }'
export const submit =
  'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'
export const todos = '{ todos(pageSize: 100) { items { workId cause link } } }'

/** The seeded works of a backend, and those who ask about them. */
export const awardWorks = (backend: Backend) => ({
  commission: () => askAs(backend, 'supervisingDepartment'),
  person: (userId: string) => askAs(backend, { userId }),

  /** A seeded work item of a kind in a state, optionally with a word in its title. */
  seeded(kind: string, state: string, title = ''): WorkRow {
    const [found] = backend.db.works.where(
      (work) => work.kind === kind && work.state === state && work.title.includes(title),
    )
    if (!found) throw new Error(`no ${kind} in ${state}`)
    return found
  },
  stateOf: ({ id }: WorkRow) => backend.db.works.get(id)?.state,
  seenRevision: ({ id }: WorkRow) => backend.db.contents.get(id)?.revision,

  /** Puts answers into a work's form, past its rules. */
  change({ id }: WorkRow, values: object): void {
    const content = backend.db.contents.get(id)
    backend.db.contents.update(id, { values: { ...content?.values, ...values } as FormValues })
  },
})
