/** Tests of what the backend refuses in the course of a declaration, with its codes. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from './ask-as'
import * as calls from './calls'

const backend = backendForTest()
beforeEach(() => backend.reset())

const day = 24 * 3600_000
const researcherId = personaUserId('researcher')

/** Id of a declaration of the researcher's in a state. */
function mine(state: string): string {
  return backend.db.works.where({ kind: 'DECLARATION', creatorId: researcherId, state })[0]?.id ?? `none in ${state}`
}

/** Id of somebody else's declaration in a state, in the university or elsewhere. */
function others(state: string, inUniversity = true): string {
  const found = backend.db.works.where(
    (work) =>
      work.kind === 'DECLARATION' &&
      work.state === state &&
      work.creatorId !== researcherId &&
      (work.unitId === 'unit-1') === inUniversity,
  )
  return found[0]?.id ?? `none in ${state}`
}

function guide(ending: string, yearsAgo = 0) {
  const year = new Date().getFullYear() - yearsAgo
  const found = backend.db.guides.where((guide) => guide.year === year && guide.number.endsWith(ending))[0]
  return { guideId: found?.id ?? '', remarkId: found?.remarkId ?? '', unitId: 'unit-1', commitment: true }
}

interface Refusal {
  title: string
  as: PersonaId
  call: string
  with: () => Record<string, unknown>
  code: number
}

const refusals: Refusal[] = [
  { title: '未实名认证的人申报', as: 'newResearcher', call: calls.startCall, with: () => guide('DZ1200'), code: 60345 },
  { title: '申报已截止的指南', as: 'researcher', call: calls.startCall, with: () => guide('JC1400', 2), code: 60347 },
  { title: '申报尚未开始的指南', as: 'researcher', call: calls.startCall, with: () => guide('N3190'), code: 603326 },
  {
    title: '为没有关联的单位申报',
    as: 'researcher',
    call: calls.startCall,
    with: () => ({ ...guide('DZ1200'), unitId: 'unit-5' }),
    code: 603005,
  },
  {
    title: '为尚未审核通过的单位申报',
    as: 'researcher',
    call: calls.startCall,
    with: () => ({ ...guide('DZ1200'), unitId: 'unit-2' }),
    code: 603005,
  },
  {
    title: '不给出承诺就申报',
    as: 'researcher',
    call: calls.startCall,
    with: () => ({ ...guide('DZ1200'), commitment: false }),
    code: 603006,
  },
  { title: '同一指南再申报一次', as: 'researcher', call: calls.startCall, with: () => guide('692100'), code: 603007 },
  {
    title: '申报不存在的指南',
    as: 'researcher',
    call: calls.startCall,
    with: () => ({ ...guide('DZ1200'), guideId: 'nothing' }),
    code: 60346,
  },
  {
    title: '打开不属于该指南的须知',
    as: 'researcher',
    call: calls.guideCall,
    with: () => ({ ...guide('DZ1200'), remarkId: guide('JC1400').remarkId }),
    code: 60346,
  },
  {
    title: '打开不存在的申报书',
    as: 'researcher',
    call: calls.declarationCall,
    with: () => ({ contentId: 'x' }),
    code: 603001,
  },
  {
    title: '打开不存在的表单',
    as: 'researcher',
    call: calls.contentCall,
    with: () => ({ contentId: 'x' }),
    code: 60401,
  },
  {
    title: '读别人的申报书',
    as: 'researcher',
    call: calls.declarationCall,
    with: () => ({ contentId: others('UNIT_REVIEW') }),
    code: 60154,
  },
  {
    title: '读别人的表单',
    as: 'expert',
    call: calls.contentCall,
    with: () => ({ contentId: mine('DRAFT') }),
    code: 60154,
  },
  {
    title: '单位管理员读本单位人员的草稿',
    as: 'unitAdministrator',
    call: calls.contentCall,
    with: () => ({ contentId: mine('DRAFT') }),
    code: 60154,
  },
  {
    title: '单位管理员读其他单位的申报书',
    as: 'unitAdministrator',
    call: calls.declarationCall,
    with: () => ({ contentId: others('UNIT_REVIEW', false) }),
    code: 60154,
  },
  {
    title: '单位管理员改申报人的表单',
    as: 'unitAdministrator',
    call: calls.saveCall,
    with: () => ({ key: 'once', contentId: mine('RETURNED'), baseRevision: 7, values: { projectName: '改' } }),
    code: 60154,
  },
  {
    title: '主管处室读单位尚未推荐的申报书',
    as: 'supervisingDepartment',
    call: calls.contentCall,
    with: () => ({ contentId: mine('UNIT_REVIEW') }),
    code: 60154,
  },
  {
    title: '读别人的办理经过',
    as: 'researcher',
    call: calls.historyCall,
    with: () => ({ contentId: others('ACCEPTED') }),
    code: 60154,
  },
  {
    title: '修改已提交的表单',
    as: 'researcher',
    call: calls.saveCall,
    with: () => ({ key: 'once', contentId: mine('UNIT_REVIEW'), baseRevision: 7, values: { projectName: '改' } }),
    code: 60402,
  },
  {
    title: '再次提交已提交的申报书',
    as: 'researcher',
    call: calls.submitCall,
    with: () => ({ contentId: mine('UNIT_REVIEW'), seenRevision: 7 }),
    code: 603104,
  },
  {
    title: '提交别人的申报书',
    as: 'unitAdministrator',
    call: calls.submitCall,
    with: () => ({ contentId: mine('RETURNED'), seenRevision: 7 }),
    code: 60154,
  },
  {
    title: '提交时内容已经不是看到的那一版',
    as: 'researcher',
    call: calls.submitCall,
    with: () => ({ contentId: mine('RETURNED'), seenRevision: 6 }),
    code: 60408,
  },
  {
    title: '提交没有填完的申报书',
    as: 'researcher',
    call: calls.submitCall,
    with: () => ({ contentId: mine('DRAFT'), seenRevision: 7 }),
    code: 60405,
  },
  {
    title: '单位已审核后撤回',
    as: 'researcher',
    call: calls.withdrawCall,
    with: () => ({ contentId: mine('DEPARTMENT_REVIEW') }),
    code: 603003,
  },
  {
    title: '撤回别人的申报书',
    as: 'unitAdministrator',
    call: calls.withdrawCall,
    with: () => ({ contentId: mine('UNIT_REVIEW') }),
    code: 60154,
  },
  {
    title: '删除已提交的申报书',
    as: 'researcher',
    call: calls.removeCall,
    with: () => ({ contentId: mine('UNIT_REVIEW') }),
    code: 603002,
  },
  {
    title: '删除别人的申报书',
    as: 'unitAdministrator',
    call: calls.removeCall,
    with: () => ({ contentId: mine('UNIT_REVIEW') }),
    code: 603110,
  },
  ...(['RETURN', 'REFUSE'] as const).map(
    (decision): Refusal => ({
      title: `不写意见就 ${decision}`,
      as: 'unitAdministrator',
      call: calls.decideCall,
      with: () => ({ contentId: mine('UNIT_REVIEW'), decision, opinion: '   ' }),
      code: 603004,
    }),
  ),
  {
    title: '申报人审核自己的申报书',
    as: 'researcher',
    call: calls.decideCall,
    with: () => ({ contentId: mine('UNIT_REVIEW'), decision: 'PASS' }),
    code: 60154,
  },
  {
    title: '单位管理员审核主管部门的环节',
    as: 'unitAdministrator',
    call: calls.decideCall,
    with: () => ({ contentId: mine('DEPARTMENT_REVIEW'), decision: 'PASS' }),
    code: 603003,
  },
  {
    title: '主管处室再次受理',
    as: 'supervisingDepartment',
    call: calls.decideCall,
    with: () => ({ contentId: mine('ACCEPTED'), decision: 'PASS' }),
    code: 603003,
  },
  {
    title: '申报人打开审核列表',
    as: 'researcher',
    call: calls.reviewGuidesCall,
    with: () => ({ filter: {} }),
    code: 60154,
  },
  {
    title: '单位管理员打开其他单位的审核列表',
    as: 'unitAdministrator',
    call: calls.underReviewCall,
    with: () => ({ unitId: 'unit-5', guideId: guide('JC1400').guideId, filter: {} }),
    code: 60154,
  },
]

describe('the backend refuses', () => {
  it.each(refusals)('$title: $code', async ({ as, call, with: variables, code }) => {
    const before = JSON.stringify(backend.db.works.where({ kind: 'DECLARATION' }))
    expect((await askAs(backend, as)(call, variables())).code).toBe(code)
    expect(JSON.stringify(backend.db.works.where({ kind: 'DECLARATION' }))).toBe(before)
  })

  it('a submission after the guide has closed, even with a complete form', async () => {
    const contentId = mine('RETURNED')
    backend.advance(42 * day)
    const answer = await askAs(backend, 'researcher')(calls.submitCall, { contentId, seenRevision: 7 })
    expect(answer.code).toBe(60347)
    expect(answer.facts.deadline).toBeTypeOf('number')
  })

  it('a recommendation after the unit’s deadline, but accepts a return', async () => {
    const contentId = mine('UNIT_REVIEW')
    backend.advance(26 * day)
    const administrator = askAs(backend, 'unitAdministrator')
    expect((await administrator(calls.decideCall, { contentId, decision: 'PASS' })).code).toBe(603325)
    const returned = await administrator(calls.decideCall, { contentId, decision: 'RETURN', opinion: '逾期' })
    expect(returned.data.state).toBe('RETURNED')
  })
})
