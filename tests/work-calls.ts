/** Calls about the work items of the seeds, for tests of how they move. */
import type { Backend } from '@mocks/backend'
import type { WorkRow } from '@mocks/db/rows-work'
import { personaUserId } from '@mocks/personas'

const shape = 'id kind state stateLabel heldBy holder title number actions decisions dueAt unitName creatorName'
/** Calls about work items. */
export const workCalls = {
  work: `query($id: ID!) { work(id: $id) { ${shape} } }`,
  works: `query($filter: WorkFilter!, $pageSize: Int!) { works(filter: $filter, pageSize: $pageSize) { total items { ${shape} } } }`,
  waiting: `query($pageSize: Int!) { waitingWorks(pageSize: $pageSize) { total items { ${shape} } } }`,
  counts: 'query($filter: WorkFilter!) { workCounts(filter: $filter) { kind state count } }',
  history: 'query($contentId: ID!) { workflowHistory(contentId: $contentId) { step actorName state opinion } }',
  submit: `mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { ${shape} } }`,
  withdraw: `mutation($id: ID!) { withdrawWork(id: $id) { ${shape} } }`,
  decide: `mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) { decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { ${shape} } }`,
  begin: `mutation($kind: String!, $belongsTo: ID!) { beginWork(kind: $kind, belongsTo: $belongsTo) { ${shape} } }`,
  remove: 'mutation($id: ID!) { removeWork(id: $id) }',
  sign: 'mutation($id: ID!, $code: String!) { signContract(signatureId: $id, verificationCode: $code) { signedAt } }',
  textToSign: 'query($id: ID!) { textToSign(signatureId: $id) }',
  signByKey:
    'mutation($id: ID!, $certificate: String!, $keySignature: String!) { signContractByKey(signatureId: $id, certificate: $certificate, keySignature: $keySignature) { signedAt } }',
  signatures: 'query($contentId: ID!) { contractSignatures(contentId: $contentId) { id party signerName signedAt } }',
}

/** A seeded work of a kind and state; of the researcher where there is one. */
export function seededWork({ db }: Pick<Backend, 'db'>, kind: string, state: string, own = true): WorkRow {
  const all = db.works.where({ kind, state })
  const found = all.find(({ creatorId }) => (creatorId === personaUserId('researcher')) === own) ?? all[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
