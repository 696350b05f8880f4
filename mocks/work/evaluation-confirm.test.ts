/** Tests of the leader's statement before a performance evaluation. */
import { beforeEach, describe, expect, it } from 'vitest'
import { evaluationFacts } from '@/lib/work/evaluation-record'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { situationsIn } from './situations'

const backend = backendForTest()
beforeEach(() => backend.reset())
const { seeded } = situationsIn(backend)

const decide = `mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) {
  decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { state facts }
}`
const read = 'query($id: ID!) { work(id: $id) { facts decisions } }'

const waiting = () => seeded('PERFORMANCE', 'TO_CONFIRM').id
async function held() {
  const { data } = await askAs(backend, 'researcher')(read, { id: waiting() })
  const { record } = evaluationFacts(data)
  return record ?? expect.fail('no record')
}
const act = (as: 'researcher' | 'supervisingDepartment', action: string, more: object = {}) =>
  askAs(backend, as)(decide, { id: disputedOr(waiting), action, ...more })
const disputedOr = (other: () => string) =>
  backend.db.works.where({ kind: 'PERFORMANCE', state: 'DISPUTED' })[0]?.id ?? other()

describe('what the leader states before a performance evaluation', () => {
  it('the record has number, name, unit, leader, period and funding', async () => {
    const { start, end, funding, ...statement } = await held()
    expect([start, end]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^\d{4}-/)])
    expect(Number(funding)).toBeGreaterThan(0)
    expect(Object.values(statement).every((value) => value !== '')).toBe(true)
  })

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['projectNumber', 'projectName', 'undertakingUnit', 'leader']],
    ['another number', { projectNumber: '24XX9' }, ['projectNumber']],
    ['another name', { projectName: '别的项目' }, ['projectName']],
    ['an empty unit', { undertakingUnit: '  ' }, ['undertakingUnit']],
    ['another leader', { leader: '李四' }, ['leader']],
    ['a number and a list where texts are expected', { projectNumber: 7, leader: ['a'] }, ['projectNumber', 'leader']],
    ['two of another project', { projectName: '别的项目', leader: '李四' }, ['projectName', 'leader']],
  ])('%s is refused with 603201 and the fields', async (what, other, fields) => {
    const facts = what === 'nothing' ? {} : { ...(await held()), ...other }
    const { code, facts: extensions } = await act('researcher', 'BEGIN', { facts })
    expect([code, extensions.fields]).toEqual([603201, fields])
    expect(backend.db.works.get(waiting())?.state).toBe('TO_CONFIRM')
  })

  it('the same facts in full width and with spaces begin the evaluation', async () => {
    const { projectNumber, projectName, ...rest } = await held()
    const wide = projectNumber.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    const facts = { ...rest, projectNumber: ` ${wide.toLowerCase()}`, projectName: `${projectName} ` }
    expect((await act('researcher', 'BEGIN', { facts })).data).toMatchObject({ state: 'FILLING' })
  })

  it('a disputed statement corrects the record when the department passes it, and then begins the evaluation', async () => {
    const stated = { ...(await held()), undertakingUnit: '上海申江大学（新）' }
    const opinion = '单位已更名'
    expect((await act('researcher', 'DECLINE', { facts: stated, opinion })).code).toBeNull()
    const id = disputedOr(waiting)
    const seen = await askAs(backend, 'supervisingDepartment')(read, { id })
    expect(seen.data).toMatchObject({
      decisions: ['PASS', 'RETURN'],
      facts: { stated: { undertakingUnit: '上海申江大学（新）' } },
    })
    expect((await act('supervisingDepartment', 'PASS')).code).toBeNull()
    expect(await held()).toMatchObject({ undertakingUnit: '上海申江大学（新）' })
    expect(backend.db.contents.get(id)?.values.undertakingUnit).toBe('上海申江大学（新）')
    expect((await act('researcher', 'BEGIN', { facts: stated })).data).toMatchObject({ state: 'FILLING' })
  })

  it('a dispute about anything else offers the department no correction', async () => {
    const stated = await held()
    await act('researcher', 'DECLINE', { facts: stated, opinion: '经费有误' })
    const seen = await askAs(backend, 'supervisingDepartment')(read, { id: disputedOr(waiting) })
    expect(seen.data).toMatchObject({ decisions: ['RETURN'] })
    expect((await act('supervisingDepartment', 'PASS')).code).toBe(603003)
  })
})
