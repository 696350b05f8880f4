/** Tests of who may open a stored file, for every kind of work, state and persona. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues } from '@/smartform/schema/values'
import { seededUpload } from './domain/seeded-file'
import { mayRead } from './file-sight'
import { type PersonaId, personaIds, personaUserId } from './personas'
import { askAs, backendForTest } from './resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const researcher = personaUserId('researcher')
const theirs = (kind: string, state: string) => {
  const all = backend.db.works.where({ kind, state })
  return all.find(({ creatorId }) => creatorId === researcher) ?? all[0]
}
/** The first file among an answer of what a seeded work of a kind and state holds. */
const fileOf = (kind: string, state: string, field: string) => () => {
  const work = theirs(kind, state)
  const files = backend.db.contents.get(work?.id ?? '')?.values[field]
  return Array.isArray(files) ? String((files[0] as unknown as { url: string }).url) : ''
}
/** A file of the researcher that nobody handed in. */
const uploaded = (key: string) => {
  backend.db.uploads.insert(seededUpload('x', researcher, 1, key))
  return key
}
const inDraft = () => {
  const draft = theirs('DECLARATION', 'DRAFT')
  const content = backend.db.contents.get(draft?.id ?? '')
  const report = [{ uid: 'a', name: 'a.pdf', url: uploaded('draft.pdf'), size: 1 }]
  if (content) backend.db.contents.update(content.id, { values: { ...content.values, report } as FormValues })
  return 'draft.pdf'
}

const unit = ['unitAdministrator', 'departmentAdministrator'] as const
/** Who may open which file; whoever is not named may not. */
const files: readonly (readonly [file: string, key: () => string, readers: readonly PersonaId[]])[] = [
  ['of a draft', inDraft, ['researcher']],
  [
    'of a declaration the unit has to review',
    fileOf('DECLARATION', 'UNIT_REVIEW', 'feasibility'),
    ['researcher', ...unit],
  ],
  [
    'of an approved declaration',
    fileOf('DECLARATION', 'APPROVED', 'feasibility'),
    ['researcher', ...unit, 'supervisingDepartment'],
  ],
  [
    'of a contract change',
    fileOf('CONTRACT_CHANGE', 'AGREED', 'proofs'),
    ['researcher', ...unit, 'supervisingDepartment'],
  ],
  [
    'of an acceptance, outside its panel of experts',
    fileOf('ACCEPTANCE', 'PASSED', 'proofs'),
    ['researcher', ...unit, 'supervisingDepartment'],
  ],
  [
    'whose costs are audited',
    fileOf('ACCEPTANCE', 'PASSED', 'accounts'),
    ['researcher', ...unit, 'supervisingDepartment', 'auditor'],
  ],
  [
    'that is the report a technical evaluation is about',
    fileOf('TECHNICAL_EVALUATION', 'TO_EVALUATE', 'report'),
    ['researcher', ...unit, 'supervisingDepartment'],
  ],
  [
    'of an audit report',
    fileOf('BUDGET_AUDIT', 'REPORTED', 'file'),
    ['researcher', ...unit, 'supervisingDepartment', 'auditor'],
  ],
  ['of an expert application of another department', fileOf('EXPERT_APPLICATION', '4', 'proof'), ['unitAdministrator']],
  [
    'of a profile',
    () => {
      backend.db.users.update(researcher, { identityCard: { name: 'a.pdf', key: uploaded('card.pdf') } })
      return 'card.pdf'
    },
    ['researcher', ...unit],
  ],
  ['that was uploaded and is not used yet', () => uploaded('nowhere.pdf'), ['researcher']],
]

describe('who may open a file', () => {
  it.each(files)('%s', (_file, key, readers) => {
    const upload = backend.db.uploads.get(key())
    if (!upload) throw new Error('no such file')
    const may = personaIds.filter((persona) => {
      const person = backend.db.users.get(personaUserId(persona))
      return person && mayRead(backend.db, person, upload)
    })
    expect(may.toSorted()).toEqual([...readers].toSorted())
  })

  it('access is refused when a user references another user’s file in their own form', async () => {
    const draft = theirs('DECLARATION', 'DRAFT')
    const content = backend.db.contents.get(draft?.id ?? '')
    const other = backend.db.uploads.where((upload) => upload.isPrivate && upload.ownerId !== researcher)[0]
    const save = `mutation($contentId: ID!, $formVersion: Int!, $baseRevision: Int!, $key: ID!, $values: JSON!) {
      saveFields(contentId: $contentId, formVersion: $formVersion, baseRevision: $baseRevision, key: $key, values: $values) { revision } }`
    const answer = await askAs(backend, 'researcher')(save, {
      ...{ contentId: content?.id, formVersion: content?.formVersion, baseRevision: content?.revision, key: 'k' },
      values: { feasibility: [{ uid: 'a', name: 'a.pdf', url: other?.id, size: 1 }] },
    })
    expect(answer.code).toBe(60154)
  })
})
