/** A request with a form, for tests of who reads and fills in which part of it. */
import type { DelegatedSectionRow } from '@mocks/db/rows-desk'
import type { ContentRow, WorkRow } from '@mocks/db/rows-work'
import { smallUniversity } from './small-university'

/** The section of the form that has the reason and its proofs. */
export const why = 'section:why'

/** The university; `request` files the leader's contract change `w` with its form, `delegated` gives its section `why` to a colleague. */
export function smallRequest() {
  const { backend, given } = smallUniversity()
  const { now, day } = backend
  const request = (more: Partial<WorkRow> = {}, answers: Partial<ContentRow> = {}) => {
    const work = given('CONTRACT_CHANGE', { projectId: null, formId: 'contract-change', ...more })
    backend.content('w', null)
    backend.db.contents.update('w', { formId: 'contract-change', ...answers })
    return work
  }
  const delegated = (id: string, more: Partial<DelegatedSectionRow> = {}) =>
    backend.db.delegatedSections.insert({
      ...{ id, workId: 'w', places: [why], byId: '陈思远', toId: '赵立群', dueAt: now + day, givenAt: now },
      ...{ state: 'OUT', endedAt: null, note: null },
      ...more,
    })
  return { backend, given, request, delegated }
}
