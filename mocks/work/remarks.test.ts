/** Tests of remarks that a return pins to fields. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const decide =
  'mutation($id: ID!, $action: WorkAction!, $opinion: String, $comments: [FieldCommentInput!], $onlyNamed: Boolean) { decideWork(id: $id, action: $action, opinion: $opinion, comments: $comments, onlyNamed: $onlyNamed) { state heldBy } }'
const save =
  'mutation($contentId: ID!, $baseRevision: Int!, $key: ID!, $values: JSON!) { saveFields(contentId: $contentId, formVersion: 1, baseRevision: $baseRevision, key: $key, values: $values) { revision refused { path code } } }'
const submit = 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }'
const content =
  'query($contentId: ID!) { formContent(contentId: $contentId) { openFields openReason values returned { values comments { path text need state explanation } } } }'
const answer =
  'mutation($contentId: ID!, $commentId: ID!, $explanation: String) { answerComment(contentId: $contentId, commentId: $commentId, state: EXPLAINED, explanation: $explanation) { state } }'

/** An acceptance of the researcher that the department reads after the unit has passed it. */
function underReview() {
  const { db } = backend
  const [work] = db.works.where({ kind: 'ACCEPTANCE', state: 'TO_ASSIGN' })
  if (!work) throw new Error('no acceptance')
  return db.works.update(work.id, { state: 'DEPARTMENT_REVIEW', creatorId: personaUserId('researcher') })
}
const revisionOf = (id: string) => backend.db.contents.get(id)?.revision ?? 0
const leader = () => askAs(backend, 'researcher')
const remarks = [
  { path: 'completed', text: '补充第三方检测结论', need: 'REQUIRED' },
  { path: 'effect', text: '可写得更具体', need: 'ADVISED' },
]
async function returned() {
  const { id } = underReview()
  const input = { id, action: 'RETURN', opinion: '请补充', comments: remarks, onlyNamed: true }
  expect((await askAs(backend, 'supervisingDepartment')(decide, input)).data).toMatchObject({ state: 'RETURNED' })
  return id
}
const saveIn = (id: string, values: object) =>
  leader()(save, { contentId: id, baseRevision: revisionOf(id), key: `key-${Math.random()}`, values })

it('a remark that is too long is refused instead of cut', async () => {
  const { id } = underReview()
  const words = '字'.repeat(501)
  const ask = askAs(backend, 'supervisingDepartment')
  expect((await ask(decide, { id, action: 'RETURN', opinion: words })).code).toBe(603004)
  const input = { id, action: 'RETURN', opinion: '请补充', comments: [{ path: 'completed', text: words }] }
  expect((await ask(decide, input)).code).toBe(603004)
  expect(backend.db.works.get(id)?.state).toBe('DEPARTMENT_REVIEW')
  const content = await returned()
  const commentId = backend.db.contents.get(content)?.comments[0]?.id
  expect((await leader()(answer, { contentId: content, commentId, explanation: words })).code).toBe(600)
})

describe('a return that names required corrections', () => {
  it('opens only those fields, and other changes are refused in the form and in the backend', async () => {
    const id = await returned()
    const { data } = await leader()(content, { contentId: id })
    expect(data).toMatchObject({ openFields: ['completed', 'effect'], openReason: 'REMARKS' })
    const before = backend.db.contents.get(id)?.values
    const saved = await saveIn(id, { completed: '已补充检测结论。', indicators: [] })
    expect(saved.data.refused).toEqual([{ path: 'indicators', code: 60434 }])
    expect(backend.db.contents.get(id)?.values).toEqual({ ...before, completed: '已补充检测结论。' })
  })

  it('cannot be submitted before required corrections are changed or explained; advised ones may stay', async () => {
    const id = await returned()
    const refused = await leader()(submit, { id, seenRevision: revisionOf(id) })
    expect(refused.code).toBe(60405)
    const found = refused.facts.problems as { paths: string[]; rule: null; code: number; severity: string }[]
    const problems = found.filter(({ severity }) => severity === 'ERROR')
    expect(problems.map(({ paths }) => paths)).toEqual([['completed']])
    // By its code a form says it in the reader's language; the remark itself stands at the place.
    expect(problems).toMatchObject([{ rule: null, code: 60442 }])
    const required = backend.db.contents.get(id)?.comments.find(({ need }) => need === 'REQUIRED')
    const input = { contentId: id, commentId: required?.id, explanation: '检测结论已在验收报告第 3 节。' }
    expect((await leader()(answer, input)).code).toBeNull()
    expect((await leader()(submit, { id, seenRevision: revisionOf(id) })).code).toBeNull()
  })

  it('goes back to the reviewer with before, after and explanation; the unit’s decision stays', async () => {
    const id = await returned()
    await saveIn(id, { completed: '已补充检测结论。' })
    const { data } = await leader()(submit, { id, seenRevision: revisionOf(id) })
    expect(data.state).toBe('DEPARTMENT_REVIEW')
    const read = await askAs(backend, 'supervisingDepartment')(content, { contentId: id })
    expect(read.data.values.completed).toBe('已补充检测结论。')
    expect(read.data.returned.values.completed).not.toBe('已补充检测结论。')
    expect(read.data.returned.comments).toMatchObject(remarks)
  })

  it('a return without named fields opens everything and passes the unit again', async () => {
    const { id } = underReview()
    await askAs(backend, 'supervisingDepartment')(decide, { id, action: 'RETURN', opinion: '请整体修改' })
    expect((await leader()(content, { contentId: id })).data.openFields).toBeNull()
    expect((await leader()(submit, { id, seenRevision: revisionOf(id) })).data.state).toBe('UNIT_REVIEW')
  })

  it('must name at least one field when it opens named fields only', async () => {
    const { id } = underReview()
    const input = { id, action: 'RETURN', opinion: '请补充', onlyNamed: true }
    expect((await askAs(backend, 'supervisingDepartment')(decide, input)).code).toBe(603004)
    expect(backend.db.works.get(id)?.state).toBe('DEPARTMENT_REVIEW')
  })
})
