/** Tests of missing, forbidden and outdated pages of projects. */
import type { WorkRow } from '@mocks/db/rows-work'
import { type PersonaId, personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const { db } = backend
const researcher = personaUserId('researcher')

function seeded(kind: string, state: string): WorkRow {
  const all = db.works.where({ kind, state })
  const found = all.find(({ creatorId }) => creatorId === researcher) ?? all[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const sentTo = (target: string) =>
  db.verificationCodes.insert({ id: target, target, code: '246810', sentAt: Date.now(), tries: 0, spent: false })

describe('a missing or forbidden page explains itself with a link back', () => {
  const moved = () => db.works.update(seeded('TASK_BOOK', 'RETURNED').id, { unitId: 'unit-3', departmentId: null }).id
  const elsewhere = () =>
    db.works.update(seeded('BUDGET_AUDIT', 'REPORTED').id, { assigned: { auditor: ['unit:x'] } }).id

  it.each<[title: string, as: PersonaId, path: () => string, heading: string, says: RegExp]>([
    ['an unknown work', 'researcher', () => '/my-project/work/nothing', '没有找到这份内容', /链接不完整/],
    [
      'an unknown task book (603221)',
      'unitAdministrator',
      () => '/task-book-list/unit-1/guide/review/nothing',
      '没有找到这份内容',
      /任务书不存在/,
    ],
    ['an unknown audit (623001)', 'auditor', () => '/audit/audit-list/nothing', '没有找到这份内容', /审计报告不存在/],
    [
      'another firm’s audit (623002)',
      'auditor',
      () => `/audit/audit-list/${elsewhere()}`,
      '您不能查看这份内容',
      /未分配给您所在的事务所/,
    ],
    [
      'a project that moved to another unit (603111)',
      'unitAdministrator',
      () => `/my-project/work/${moved()}`,
      '您不能查看这份内容',
      /项目所属单位已变更/,
    ],
  ])('%s', async (_case, as, path, title, expectedMessage) => {
    await renderAt(path(), { as })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(await screen.findByText(expectedMessage)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^返回/ }).length).toBeGreaterThan(0)
  })
})

describe('when something changed elsewhere meanwhile, the page reports it and shows the current state', () => {
  it('a step in an outdated tab: another user has decided', async () => {
    const work = db.works.update(seeded('ACCEPTANCE', 'TO_APPLY').id, { state: 'UNIT_REVIEW', submittedAt: 1 })
    const { user } = await renderAt(`/my-project/work/${work.id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '撤回' }))
    db.works.update(work.id, { state: 'DEPARTMENT_REVIEW' })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^撤\s?回$/ }))
    expect(await screen.findByText(/当前状态不允许此操作/)).toBeTruthy()
    // The dialog is still leaving: jsdom ends no animation.
    const page = within(screen.getByRole('main'))
    await waitFor(() => expect(page.queryByRole('button', { name: '撤回' })).toBeNull())
    expect(screen.getAllByText('主管部门审核')[0]).toBeTruthy()
  })

  it('a month started in another tab (603406): the list then links to it', async () => {
    const month = db.works.where({ belongsTo: 'platform-service-1', state: 'NOT_FILLED' })[0]
    if (!month) throw new Error('nothing waits')
    db.works.remove(month.id)
    const { user } = await renderAt('/function-platform/platform-service-1', { as: 'researcher' })
    const begin = await screen.findByRole('button', { name: /^开始填报：/ })
    db.works.insert(month)
    await user.click(begin)
    expect(await screen.findByText('该月月报已存在，请在列表中打开')).toBeTruthy()
    const months = within(screen.getByRole('region', { name: /年各月填报/ }))
    await waitFor(() =>
      expect(months.getAllByRole('link').some((element) => element.getAttribute('href')?.includes(month.id))).toBe(
        true,
      ),
    )
  })

  it('a platform that was disabled meanwhile (603401)', async () => {
    const month = db.works.where({ belongsTo: 'platform-service-1', state: 'NOT_FILLED' })[0]
    db.works.remove(month?.id ?? '')
    const { user } = await renderAt('/function-platform/platform-service-1', { as: 'researcher' })
    const begin = await screen.findByRole('button', { name: /^开始填报：/ })
    db.platforms.update('platform-service-1', { disabled: true })
    await user.click(begin)
    expect(await screen.findByText('以前各月的填报内容仍可查看。如有疑问，请联系市科学技术委员会。')).toBeTruthy()
  })
})

describe('signatures', () => {
  const toSign = () => {
    const work = seeded('TASK_BOOK', 'TO_SIGN')
    const rows = db.signatures.where({ contentId: work.id }).toSorted((a, b) => a.order - b.order)
    for (const { id } of rows) db.signatures.update(id, { signedAt: null })
    db.signatures.update(rows[0]?.id ?? '', { signerId: researcher })
    db.works.update(work.id, { creatorId: researcher, assigned: { ...work.assigned, signer: [researcher] } })
    return work
  }

  it('out of order: a later signer sees whose turn it is, and no signing form', async () => {
    const work = toSign()
    await renderAt(`/my-project/work/${work.id}`, { as: 'supervisingDepartment' })
    const region = await screen.findByRole('region', { name: '签署' })
    expect(within(region).getAllByText('等待前一方签署')).toHaveLength(2)
    expect(within(region).queryByRole('button', { name: '确认签署' })).toBeNull()
  })

  it('of an item that is no longer approved (603224): the error is at the code, which stays', async () => {
    const work = toSign()
    sentTo('13800001001')
    const { user } = await renderAt(`/my-project/work/${work.id}`, { as: 'researcher' })
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: /短信验证码/ })
    fireEvent.change(code, { target: { value: '246810' } })
    db.works.update(work.id, { state: 'UNIT_REVIEW' })
    await user.click(screen.getByRole('button', { name: '确认签署' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/任务书尚未审核通过，不能签订/))
    expect(code).toHaveFocus()
    expect(code.value).toBe('246810')
  })
})

it('a leader with the maximum number of projects sees the unmet condition with the next step (603107)', async () => {
  const guide = db.guides.where(({ number }) => number.endsWith('DZ1200'))[0]
  for (const { id } of db.works.where({ kind: 'DECLARATION', state: 'APPROVED' }).slice(0, 8))
    db.works.update(id, { creatorId: researcher })
  await renderAt(`/project-declare/${guide?.id}/${guide?.remarkId}`, { as: 'researcher' })
  expect(await screen.findByText('您主持的在研项目已达上限，其中一项验收后可以再申报。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '开始申报' })).toBeNull()
})

it('an audit past its term names whom to ask (623006), and keeps the text', async () => {
  const work = db.works.update(seeded('BUDGET_AUDIT', 'REPORTED').id, { state: 'AUDITING', deadline: Date.now() - 1 })
  const { user } = await renderAt(`/audit/audit-list/${work.id}/budget-audit/check`, { as: 'auditor' })
  await user.click(await screen.findByRole('button', { name: /出具审计报告/ }))
  expect(await screen.findByText(/审计已超过完成期限，请联系主管处室/)).toBeTruthy()
  expect(db.works.get(work.id)?.state).toBe('AUDITING')
})

it('the department extends an item’s deadline, with a reason', async () => {
  const work = seeded('ACCEPTANCE', 'TO_APPLY')
  const { user } = await renderAt(`/my-project/work/${work.id}`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: '延长期限' }))
  const dialog = within(await screen.findByRole('dialog', { name: '延长期限' }))
  await user.click(dialog.getByRole('button', { name: '延长期限' }))
  expect(dialog.getByText('请填写延期原因')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/新的截止日期/), { target: { value: '2031-03-31' } })
  fireEvent.change(dialog.getByLabelText(/延期原因/), { target: { value: '样机交付延迟' } })
  await user.click(dialog.getByRole('button', { name: /延长期限$/ }))
  expect(await screen.findByText('延期至 2031-03-31：样机交付延迟')).toBeTruthy()
  // An extension leaves the state as it was.
  const entry = screen.getByText('延长期限', { selector: 'p' }).closest('li')
  expect(entry?.textContent).not.toContain('状态变为')
})
