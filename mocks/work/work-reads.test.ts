/** Tests of recording and listing who has read a work item. */
import { beforeEach, describe, expect, it } from 'vitest'
import { seededUpload } from '../domain/seeded-file'
import { answerFile } from '../files'
import { startBackend } from '../node'
import { type PersonaId, personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'
import { readsOf, recordRead } from './work-reads'
import { worksSeen } from './works-seen'

const backend = startBackend()
beforeEach(() => backend.reset())
const { db, blobs } = backend

const query = 'query($workId: ID!) { workReads(workId: $workId) { id name role unitName firstAt lastAt times } }'
interface Read {
  id: string
  name: string | null
  role: string
  times: number
}
const readsFor = async (as: PersonaId | { userId: string }, workId: string) =>
  (await askAs(backend, as)(query, { workId })).data as Read[] | null
const open = (as: PersonaId, contentId: string) =>
  askAs(backend, as)('query($contentId: ID!) { formContent(contentId: $contentId) { revision } }', { contentId })

/** A declaration that experts review, with the expert's own review of it, in progress. */
function reviewed() {
  const expertId = personaUserId('expert')
  const [review] = db.works.where({ kind: 'REVIEW', creatorId: expertId, state: 'IN_REVIEW' })
  const work = db.works.get(String(review?.facts.contentId)) ?? expect.fail('nothing is reviewed')
  return { work, review: review ?? expect.fail('no review'), expertId }
}

const hour = 3600_000

it('counts openings within ten minutes once, and keeps the first and the last time', () => {
  const { work, expertId } = reviewed()
  const now = Date.now()
  for (const minutes of [0, 5, 60, 65]) recordRead({ db, now: now + minutes * 60_000 }, work.id, expertId)
  expect(db.workReads.where({ workId: work.id })).toMatchObject([{ firstAt: now, lastAt: now + hour, times: 2 }])
})

it('opening a content is recorded for readers, not for who fills it in, and keeps what is remembered of lists', async () => {
  const { work } = reviewed()
  expect((await open('supervisingDepartment', work.id)).code).toBeNull()
  expect(db.workReads.where({ workId: work.id }).map(({ userId }) => userId)).toEqual([
    personaUserId('supervisingDepartment'),
  ])
  const caller = db.users.get(personaUserId('supervisingDepartment')) ?? null
  const context = { db, blobs, caller, now: Date.now(), token: null }
  const seen = worksSeen(context)
  recordRead({ db, now: Date.now() + hour }, work.id, work.creatorId)
  expect(worksSeen(context)).toBe(seen)
  const [own] = db.works.where({ kind: 'DECLARATION', creatorId: personaUserId('researcher') })
  await open('researcher', own?.id ?? '')
  expect(db.workReads.where({ workId: own?.id ?? '' })).toEqual([])
})

it('an expert who opens the document of a proposal has read the proposal', async () => {
  const { work, review, expertId } = reviewed()
  const task = 'query($id: ID!) { reviewTask(taskId: $id) { document { version } } }'
  expect((await askAs(backend, 'expert')(task, { id: review.id })).code).toBeNull()
  expect(db.workReads.where({ workId: work.id })).toMatchObject([{ userId: expertId, times: 1 }])
})

describe('a reading is also recorded when somebody opens', () => {
  const researcher = personaUserId('researcher')
  const declaration = () =>
    db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', creatorId: researcher })[0] ?? expect.fail('no work')
  const readersOf = (workId: string) => db.workReads.where({ workId }).map(({ userId, times }) => [userId, times])

  /** Opens an attachment of the declaration and answers the status. */
  async function openFile(as: PersonaId, asDownload = false) {
    const files = db.contents.get(declaration().id)?.values.feasibility
    const fileKey = Array.isArray(files) ? String((files[0] as unknown as { url: string }).url) : ''
    if (!db.uploads.get(fileKey)) db.uploads.insert(seededUpload(fileKey, researcher, 1, fileKey))
    const fd = btoa(JSON.stringify({ accessToken: backend.signIn(as), fileKey }))
    const request = new Request(`http://localhost/api/common/oss/file?fd=${encodeURIComponent(fd)}`)
    return (await answerFile(backend, request, asDownload)).status
  }

  it('an attachment, looked at or downloaded, once within ten minutes', async () => {
    expect(await openFile('unitAdministrator')).toBe(200)
    expect(await openFile('unitAdministrator', true)).toBe(200)
    expect(readersOf(declaration().id)).toEqual([[personaUserId('unitAdministrator'), 1]])
  })

  it('an attachment: not for its owner, and not where the file is refused', async () => {
    expect(await openFile('researcher')).toBe(200)
    expect(await openFile('auditor')).toBe(401)
    expect(readersOf(declaration().id)).toEqual([])
  })

  const pdf = 'query($contentId: ID!) { contentPdf(contentId: $contentId) { name } }'

  it('the PDF, for readers, and not for who fills it in or who may not read it', async () => {
    const contentId = declaration().id
    expect((await askAs(backend, 'unitAdministrator')(pdf, { contentId })).code).toBeNull()
    expect((await askAs(backend, 'researcher')(pdf, { contentId })).code).toBeNull()
    expect((await askAs(backend, 'auditor')(pdf, { contentId })).code).not.toBeNull()
    expect(readersOf(contentId)).toEqual([[personaUserId('unitAdministrator'), 1]])
  })
})

describe('who may know who has read a proposal', () => {
  const all = () => {
    const { work, expertId } = reviewed()
    const unit = db.users
      .all()
      .find(({ id }) =>
        worksSeen({ db, blobs, caller: db.users.get(id) ?? null, now: Date.now(), token: null }).some(
          ({ work: { id }, viewerRoles }) => id === work.id && viewerRoles.roles.includes('unit'),
        ),
      )
    const unitId = unit?.id ?? expect.fail('no unit administrator')
    for (const userId of [expertId, unitId, personaUserId('supervisingDepartment')])
      recordRead({ db, now: Date.now() }, work.id, userId)
    const nameOf = (id: string) => db.users.get(id)?.userFullname ?? ''
    return { work, unitId, expert: nameOf(expertId), unit: nameOf(unitId) }
  }

  it('the commission reads all people', async () => {
    const { work, expert, unit } = all()
    const names = (await readsFor('supervisingDepartment', work.id))?.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([expert, unit]))
  })

  it('the unit reads its own people, other offices without names, and no expert', async () => {
    const { work, unitId, unit } = all()
    const reads = await readsFor({ userId: unitId }, work.id)
    expect(reads?.flatMap(({ name }) => name ?? [])).toEqual([unit])
    expect(reads?.map(({ role }) => role).toSorted()).toEqual(['主管处室', '单位管理员'].toSorted())
  })

  it('names an administrator of one department as such, with the department, as the history does', async () => {
    const work =
      db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', departmentId: 'unit-1-department-1' })[0] ??
      expect.fail('no declaration')
    recordRead({ db, now: Date.now() }, work.id, personaUserId('departmentAdministrator'))
    const reads = await readsFor('departmentAdministrator', work.id)
    expect(reads?.find(({ name }) => name === '周敏')).toMatchObject({
      role: '部门管理员',
      unitName: '计算机科学与技术学院',
    })
  })

  it('the applicant reads offices without names or ids of people, and no expert', async () => {
    const { work, unitId, expert } = all()
    const reads = await readsFor({ userId: work.creatorId }, work.id)
    expect(reads?.every(({ name }) => name === null)).toBe(true)
    expect(reads?.map(({ role }) => role).toSorted()).toEqual(['主管处室', '单位管理员'].toSorted())
    const told = JSON.stringify(reads)
    for (const secret of [unitId, personaUserId('expert'), personaUserId('supervisingDepartment'), expert])
      expect(told).not.toContain(secret)
  })

  it('an officer who takes part in it reads offices only', async () => {
    const { work } = all()
    const officer = db.users.get(personaUserId('supervisingDepartment')) ?? expect.fail('no officer')
    const [review] = db.works.where({ kind: 'REVIEW', creatorId: personaUserId('expert'), state: 'IN_REVIEW' })
    db.works.update(review?.id ?? '', { creatorId: officer.id })
    const reads = readsOf({ db, blobs, caller: officer, now: Date.now(), token: null }, work.id)
    expect(reads.every(({ name }) => name === null)).toBe(true)
    expect(reads.map(({ role }) => role)).not.toContain('评审专家')
  })

  it('others are refused as for the work, and a work that does not exist is refused', async () => {
    const { work } = all()
    expect((await askAs(backend, 'newResearcher')(query, { workId: work.id })).code).toBe(60154)
    expect((await askAs(backend, 'expert')(query, { workId: 'no-such' })).code).toBe(603001)
  })
})
