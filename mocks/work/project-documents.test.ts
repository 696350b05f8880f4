/** A task book and a contract change by calls, from their submission to their last signature. */
import { beforeEach, describe, expect, it } from 'vitest'
import { certificateOf, signatureOf } from '../../tests/demo-key'
import { workCalls as calls, seededWork } from '../../tests/work-calls'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const seeded = (kind: string, state: string, own?: boolean) => seededWork(backend, kind, state, own)

const revisionOf = (id: string) => backend.db.contents.get(id)?.revision

describe('a task book', () => {
  /** The researcher's returned task book, put right. */
  const returned = () => seeded('TASK_BOOK', 'RETURNED')

  it('passes the unit and three signatures in order, each with the signer’s code', async () => {
    const { id } = returned()
    const stale = await askAs(backend, 'researcher')(calls.submit, { id, seenRevision: 1 })
    expect(stale.code).toBe(60408)
    const sent = await askAs(backend, 'researcher')(calls.submit, {
      id,
      seenRevision: revisionOf(id),
    })
    expect(sent.data).toMatchObject({ state: 'UNIT_REVIEW', heldBy: '上海申江大学' })
    const again = await askAs(backend, 'researcher')(calls.submit, {
      id,
      seenRevision: revisionOf(id),
    })
    expect(again.code).toBe(603226)

    const passed = await askAs(backend, 'unitAdministrator')(calls.decide, { id, action: 'PASS' })
    expect(passed.data).toMatchObject({ state: 'TO_SIGN', heldBy: '陈思远' })
    const { data } = await askAs(backend, 'researcher')(calls.signatures, { contentId: id })
    const signatures = data as { id: string; party: string }[]
    expect(signatures.map(({ party }) => party)).toEqual(['项目负责人', '承担单位', '主管部门'])

    const sign = async (persona: PersonaId, index: number, code: string) =>
      askAs(backend, persona)(calls.sign, { id: signatures[index]?.id, code })
    const codeFor = async (persona: PersonaId) => {
      const mobile = backend.db.users.get(personaUserId(persona))?.userMobile ?? ''
      await askAs(backend, persona)('mutation($mobile: String!) { sendVerificationCode(mobile: $mobile) }', {
        mobile,
      })
      return backend.db.verificationCodes.where({ target: mobile }).at(-1)?.code ?? ''
    }
    expect((await sign('supervisingDepartment', 2, '000000')).code).toBe(603003)
    expect((await sign('unitAdministrator', 0, '000000')).code).toBe(60154)
    const code = await codeFor('researcher')
    expect((await sign('researcher', 0, code === '111111' ? '222222' : '111111')).code).toBe(60104)
    expect((await sign('researcher', 0, code)).code).toBeNull()
    // The unit's administrator signs with a certificate key.
    const signature = { id: signatures[1]?.id }
    const { userFullname: name = '', userCertificate } = backend.db.users.get('user-unitAdministrator') ?? {}
    const certificate = certificateOf({ name, idNumber: userCertificate ?? '' })
    const signByKey = (keySignature: string) =>
      askAs(backend, 'unitAdministrator')(calls.signByKey, { ...signature, certificate, keySignature })
    const text = String((await askAs(backend, 'unitAdministrator')(calls.textToSign, signature)).data)
    expect(JSON.parse(text)).toMatchObject({ contentId: id, revision: revisionOf(id), party: '承担单位' })
    expect((await signByKey(signatureOf(`${text} `))).code).toBe(60136)
    expect((await signByKey(signatureOf(text))).code).toBeNull()
    expect(backend.db.works.get(id)?.state).toBe('TO_SIGN')
    expect((await sign('supervisingDepartment', 2, await codeFor('supervisingDepartment'))).code).toBeNull()
    expect(backend.db.works.get(id)?.state).toBe('SIGNED')
    expect((await sign('researcher', 0, code)).code).toBe(603223)

    // What it sets going stands with who has it.
    const project = backend.db.works.get(id)?.projectId ?? ''
    expect(backend.db.works.where({ projectId: project, kind: 'ACCEPTANCE' })[0]).toMatchObject({ state: 'TO_APPLY' })
    expect(backend.db.works.where({ projectId: project, kind: 'BUDGET_AUDIT' })).toHaveLength(1)
  })

  it('is refused after its deadline, unless it was returned', async () => {
    const late = backend.db.works.where({ kind: 'TASK_BOOK', state: 'FILLING' })[0]
    expect(late).toBeDefined()
    if (!late) return
    backend.db.works.update(late.id, { creatorId: personaUserId('researcher'), deadline: 1 })
    const answer = await askAs(backend, 'researcher')(calls.submit, {
      id: late.id,
      seenRevision: revisionOf(late.id),
    })
    expect(answer.code).toBe(603321)
    expect(answer.facts.deadline).toBe(1)
  })
})

describe('a contract change', () => {
  it('runs one at a time, passes unit and department, and applies to later steps', async () => {
    const project = seeded('CONTRACT_CHANGE', 'AGREED').projectId
    const running = backend.db.works.where((work) => work.projectId === project && work.kind === 'ACCEPTANCE')[0]
    if (running?.state === 'PASSED') return
    const begun = await askAs(backend, 'researcher')(calls.begin, {
      kind: 'CONTRACT_CHANGE',
      belongsTo: project,
    })
    expect(begun.data).toMatchObject({ state: 'APPLYING' })
    const second = await askAs(backend, 'researcher')(calls.begin, {
      kind: 'CONTRACT_CHANGE',
      belongsTo: project,
    })
    expect(second.code).toBe(603302)
    const { id } = begun.data as { id: string }
    const content = backend.db.contents.get(id)
    const values = {
      ...content?.values,
      changeKind: 'leader',
      newLeaderName: '周敏',
      newLeaderMobile: '13800001004',
      reason: '原负责人赴外工作两年。',
      proofs: [{ uid: 'a', name: '说明.pdf', url: 'private/a.pdf', size: 10 }],
    }
    backend.db.contents.update(id, { values })
    const sent = await askAs(backend, 'researcher')(calls.submit, {
      id,
      seenRevision: revisionOf(id),
    })
    expect(sent.code).toBeNull()
    await askAs(backend, 'unitAdministrator')(calls.decide, { id, action: 'PASS' })
    await askAs(backend, 'supervisingDepartment')(calls.decide, { id, action: 'PASS' })
    expect(backend.db.works.get(id)?.state).toBe('AGREED')
    expect(running && backend.db.works.get(running.id)?.creatorId).toBe(personaUserId('departmentAdministrator'))
  })
})
