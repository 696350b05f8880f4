/** Puts the seeds into situations that meet error codes; for the tests of the backend's refusals. */

import { shiftMonth } from '@/lib/time/months'
import type { FormValues } from '@/smartform/schema/values'
import { seededWork } from '../../tests/work-calls'
import type { Backend } from '../backend'
import { memoryBlobs } from '../blobs'
import type { WorkRow } from '../db/rows-work'
import { personaUserId } from '../personas'
import { guideCall, removeCall, startCall, submitCall } from '../resolvers/calls'
import { createWork } from './create'

/** The calls that meet error codes, by name. */
export const calls = {
  work: 'query($kinds: [String!], $id: ID!) { work(kinds: $kinds, id: $id) { id } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { id } }',
  withdraw: 'mutation($id: ID!) { withdrawWork(id: $id) { id } }',
  decide:
    'mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) { decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { id } }',
  begin:
    'mutation($kind: String!, $belongsTo: ID!, $facts: JSON) { beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id } }',
  bindBase: 'mutation($kind: ID!, $entry: BaseEntryInput!) { bindBase(kind: $kind, entry: $entry) { baseId } }',
  remove: 'mutation($id: ID!) { removeWork(id: $id) }',
  letter: 'query($workId: ID!) { conclusionLetter(workId: $workId) { key } }',
  topic: 'query($id: ID!) { topicLink(id: $id) { id } }',
  bindTopic: 'mutation($id: ID!, $checkCode: String) { bindTopic(id: $id, checkCode: $checkCode) { id } }',
  bind: 'mutation($it: SubprojectInput!) { bindSubproject(subproject: $it) { id } }',
  guide: guideCall,
  start: startCall,
  submitDeclaration: submitCall,
  removeDeclaration: removeCall,
} as const

/** Puts a backend's seeds into the situations of error codes; each returns the call to send. For tests. */
export function situationsIn(backend: Backend) {
  const seeded = (kind: string, state: string) => seededWork(backend, kind, state)
  /** The same, assigned to the researcher and with the given changes. */
  function seedWork(kind: string, state: string, changes: Partial<WorkRow> = {}): WorkRow {
    return backend.db.works.update(seeded(kind, state).id, { creatorId: personaUserId('researcher'), ...changes })
  }
  const revisionOf = (id: string) => backend.db.contents.get(id)?.revision
  const filling = ({ id }: WorkRow, values: Record<string, unknown> = {}) => {
    const content = backend.db.contents.get(id)
    backend.db.contents.update(id, { values: { ...content?.values, ...values } as FormValues })
    return { id, seenRevision: revisionOf(id) }
  }
  const guideWhere = (fits: (guide: { opensAt: number; closesAt: number; realNameLevel: number }) => boolean) => {
    const own = new Set(
      backend.db.works
        .where({ kind: 'DECLARATION', creatorId: personaUserId('researcher') })
        .map(({ belongsTo }) => belongsTo),
    )
    const guide = backend.db.guides.where((guide) => fits(guide) && !own.has(guide.id) && guide.fundingLimit !== '0')[0]
    return { guideId: guide?.id, remarkId: guide?.remarkId, unitId: 'unit-1', commitment: true }
  }
  const openGuide = () => guideWhere(({ opensAt, closesAt }) => opensAt < Date.now() && Date.now() < closesAt)
  const ownDeclaration = (state: string) =>
    backend.db.works
      .where({ kind: 'DECLARATION', creatorId: personaUserId('researcher') })
      .find((work) => work.state === state)
  const notice = (other: object = {}) => {
    const target = backend.db.users.where({ persona: 'expert' })[0]?.userMobile ?? ''
    const sent = { id: 'sent', target, code: '246810', sentAt: Date.now(), tries: 0, spent: false }
    backend.db.verificationCodes.insert(sent)
    const names = { projectName: '端侧推理加速与示范应用', undertakingUnit: '浦源人工智能研究院', leader: '赵立群' }
    const codes = { checkCode: 'R5T8Z4', verificationCode: '246810' }
    return { it: { projectNumber: '25DZ1200703', ...names, ...codes, ...other } }
  }
  const memberPart = (state: string): WorkRow => {
    const { db } = backend
    const declaration = ownDeclaration('RETURNED')
    return createWork({ db, blobs: memoryBlobs(), token: null, now: Date.now(), caller: null }, {
      ...{ kind: 'MEMBER_PART', belongsTo: declaration?.id ?? '', projectId: null, unitId: 'unit-1' },
      ...{ creatorId: personaUserId('researcher'), assigned: { member: [personaUserId('expert')] }, title: '团队' },
      ...{ state, facts: { said: { name: '赵立群' } } },
    } as Parameters<typeof createWork>[1])
  }
  const audit = (state: string, changes: Partial<WorkRow> = {}) =>
    backend.db.works.update(seeded('BUDGET_AUDIT', 'REPORTED').id, { state, ...changes })
  const letterOf = (facts: object) => {
    const work = seeded('ACCEPTANCE', 'PASSED')
    backend.db.works.update(work.id, { facts: { ...work.facts, ...facts } })
    return { workId: work.id }
  }
  const projectOf = (kind: string, state: string) => seeded(kind, state).projectId
  const change = (belongsTo: unknown) => ({ kind: 'CONTRACT_CHANGE', belongsTo })
  const month = (belongsTo: string, by: number) => {
    const last = backend.db.works
      .where({ belongsTo })
      .toSorted((a, b) => ((a.number ?? '') < (b.number ?? '') ? 1 : -1))
    return { kind: 'MONTHLY_REPORT', belongsTo, facts: { month: shiftMonth(String(last[0]?.number), by) } }
  }
  const years = (count: number) => count * 365 * 24 * 3600_000

  return {
    seeded,
    given: seedWork,
    filling,
    guideWhere,
    openGuide,
    ownDeclaration,
    notice,
    memberPart,
    audit,
    letterOf,
    projectOf,
    change,
    month,
    years,
  }
}
