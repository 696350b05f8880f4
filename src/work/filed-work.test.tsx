/** Tests of the page on which a reviewer decides about a work item. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { kindWords } from './kind-words'

const filing = (kind: string, state?: string) => {
  const row = backend.db.works.where({ unitId: 'unit-1', kind, ...(state && { state }) })[0]
  if (!row) throw new Error(`nothing of the kind ${kind}`)
  return row
}
const waitingExpert = () => {
  const row = backend.db.works.where({ unitId: 'unit-1', kind: 'EXPERT_APPLICATION', state: '1' })[0]
  if (!row) throw new Error('no expert application waits')
  return row
}
const waitingMember = () => {
  const row = backend.db.memberships.where(
    (membership) => membership.unitId === 'unit-1' && membership.applyStatus === 1,
  )[0]
  if (!row) throw new Error('no request waits')
  return row
}
const nameOf = (userId: string) => backend.db.users.get(userId)?.userFullname ?? ''

describe('every item to decide about can be opened', () => {
  it.each([
    ['/company/unit-1/staff?state=1', () => nameOf(waitingMember().userId), '身份核验'],
    ['/company/unit-1/expert?state=1', () => nameOf(waitingExpert().creatorId), '评审领域'],
    ['/company/unit-1/achievements', () => filing('achievement-transformation', 'HOST_REVIEW').title, '转化合同'],
    ['/company/unit-1/foreignExpert', () => filing('FOREIGN_EXPERT').title, '护照与工作许可'],
    ['/company/unit-1/projectMatching', () => filing('MATCHING').title, '地方匹配'],
  ])('a row of %s opens the filed form with its history', async (list, name, section) => {
    const { user } = await renderAt(list, { as: 'unitAdministrator' })
    await user.click((await screen.findAllByRole('link', { name: name() }))[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 3, name: section })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: '办理过程' })).toBeTruthy()
    expect(screen.getByText('提交', { selector: 'p' })).toBeTruthy()
  })

  it('an expert application is returned beside its form, only with an opinion, and the next waiting one is offered', async () => {
    const work = waitingExpert()
    const { user } = await renderAt(kindWords('EXPERT_APPLICATION').address({ id: work.id, unitId: 'unit-1' }), {
      as: 'unitAdministrator',
    })
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    expect(form.getByRole('alert').textContent).toBe('请选择审核结论')
    await user.click(form.getByRole('radio', { name: /退回修改/ }))
    expect(form.getByRole('alert').textContent).toBe('请填写审核意见')
    await user.type(form.getByRole('textbox'), '请补充职称证明')
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/操作成功：.*的审核结论是“退回修改”。/)).toBeTruthy()
    // The form went, and with it the button that was pressed: the focus is where the next one is offered.
    const next = await screen.findByRole('link', { name: /^审核下一份：/ })
    expect(document.activeElement).toBe(next.closest('[tabindex]'))
    expect(backend.db.works.get(work.id)).toMatchObject({ state: '4', opinion: '请补充职称证明' })
    expect(await screen.findByText('请补充职称证明', { selector: 'blockquote' })).toBeTruthy()
  })

  it('text typed during a pending decision stays readable, and is marked as not included', async () => {
    const work = waitingExpert()
    const { user } = await renderAt(kindWords('EXPERT_APPLICATION').address({ id: work.id, unitId: 'unit-1' }), {
      as: 'unitAdministrator',
    })
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    await user.click(form.getByRole('radio', { name: /^通过/ }))
    await user.type(form.getByRole('textbox'), '同意')
    backend.network.delay = 400
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    await user.type(form.getByRole('textbox'), '，请补充')
    expect(await screen.findByText(/^审核意见已提交。提交期间又写的内容不在其中/)).toBeTruthy()
    backend.network.delay = 0
    expect(screen.getByRole('textbox', { name: /^意见/ })).toHaveProperty('value', '同意，请补充')
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(await screen.findByText(/操作成功：.*的审核结论是“通过”。/)).toBeTruthy()
  })

  it('a department administrator is shown who decides', async () => {
    const departmentsOf = (userId: string) =>
      backend.db.memberships.where({ userId }).flatMap(({ departments }) => departments.map(({ id }) => id))
    const led = departmentsOf('user-departmentAdministrator')
    const work = backend.db.works
      .where({ unitId: 'unit-1', kind: 'EXPERT_APPLICATION', state: '1' })
      .find(({ creatorId }) => departmentsOf(creatorId).some((id) => led.includes(id)))
    if (!work) throw new Error('no expert application of the department waits')
    const address = kindWords('EXPERT_APPLICATION').address({ id: work.id, unitId: 'unit-1' })
    await renderAt(address, { as: 'departmentAdministrator' })
    const aside = await screen.findByRole('complementary', { name: '审核意见' })
    expect(aside.textContent).toMatch(/正等待上海申江大学的单位管理员审核；部门管理员可以查看，不能作出决定。/)
    expect(within(aside).queryByRole('button')).toBeNull()
  })

  it('a request to join the unit is read and approved', async () => {
    const membership = waitingMember()
    const { user } = await renderAt(kindWords('MEMBERSHIP').address({ id: membership.id, unitId: 'unit-1' }), {
      as: 'unitAdministrator',
    })
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/的审核结论是“通过”/)).toBeTruthy()
    expect(backend.db.memberships.get(membership.id)?.applyStatus).toBe(2)
  })

  it('offers another of the kind just decided before what is due earlier', async () => {
    const { db } = backend
    const work = filing('achievement-transformation', 'HOST_REVIEW')
    const same = db.works.insert({ ...work, id: 'same-kind', title: '同类的另一份', submittedAt: Date.now() })
    const [other] = db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', unitId: 'unit-1' })
    for (const { id } of db.works.all()) if (![work.id, same.id, other?.id].includes(id)) db.works.remove(id)
    const { user } = await renderAt(`/company/unit-1/achievements/${work.id}`, { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByRole('link', { name: '审核下一份：同类的另一份' })).toBeTruthy()
    db.works.remove(same.id)
  })

  it('“no other waits” appears only when no item of any guide and kind waits', async () => {
    const { db } = backend
    const work = filing('achievement-transformation', 'HOST_REVIEW')
    const [other] = db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', unitId: 'unit-1' })
    for (const { id } of db.works.all()) if (id !== work.id && id !== other?.id) db.works.remove(id)
    const { user } = await renderAt(`/company/unit-1/achievements/${work.id}`, {
      as: 'unitAdministrator',
    })
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    const next = await screen.findByRole('link', { name: `审核下一份：${other?.title}` })
    expect(next.parentElement?.textContent).toMatch(/^没有其他等待您审核的成果转化绩效报告了。/)
    await user.click(next)
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(screen.getByRole('button', { name: /提交审核意见/ }))
    expect(await screen.findByText('没有其他等待您审核的内容了。')).toBeTruthy()
  })

  it('a report that is not started is described as such instead of loading forever', async () => {
    const work = filing('technical-platform', 'NOT_BEGUN')
    await renderAt(`/base/expertises/fill/${work.id}/${work.unitId}`, { as: 'unitAdministrator' })
    expect(await screen.findByText('没有提交过内容')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('a unit’s administrator who submitted it reads who else can review it, and how the unit gets such a person', async () => {
    const work = waitingExpert()
    backend.db.works.update(work.id, { creatorId: 'user-unitAdministrator' })
    await renderAt(`/expert/info/-/unit-1/apply?work=${work.id}`, { as: 'unitAdministrator' })
    const note = await screen.findByText(/这是您自己提交的，本人不能审核，由上海申江大学的其他单位管理员审核/)
    expect(note.textContent).toContain('请在“单位人员”中为一位同事设置单位管理员角色')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it.each([
    ['a user of another unit sees nothing of it', 'researcher', '您不能查看这份内容'],
    ['a department’s administrator is offered no decision', 'departmentAdministrator', '现在没有需要您审核的内容'],
  ] as const)('%s', async (_, as, expected) => {
    const work = backend.db.works.where({ kind: 'EXPERT_APPLICATION', departmentId: 'unit-1-department-1' })[0]
    await renderAt(`/expert/info/-/unit-1/apply?work=${work?.id}`, { as })
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
