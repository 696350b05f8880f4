/** Tests of the screens of award reports: contributors, material, objections. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { personaUserId } from '../../../../mocks/personas'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'

const seeded = (
  kind: string,
  state: string,
  fits: (work: { assigned: object; title: string }) => boolean = () => true,
) => {
  const [found] = backend.db.works.where((work) => work.kind === kind && work.state === state && fits(work))
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const researchersPart = () =>
  seeded('AWARD_PERSON', 'TO_CONFIRM', ({ assigned }) => JSON.stringify(assigned).includes(personaUserId('researcher')))

describe('the order of contributors', () => {
  it('is shown completely, and each contributor confirms their own position', async () => {
    const { id } = researchersPart()
    const { user } = await renderAt(`/award/contribution/${id}`, { as: 'researcher' })
    const region = within(await screen.findByRole('region', { name: '材料中的完成人信息' }))
    expect(region.getByText('第 2 位，共 3 位')).toBeTruthy()
    expect(region.getAllByRole('listitem').map((element) => element.textContent)).toEqual(['李文博', '陈思远', '张雪'])
    await user.click(await region.findByRole('button', { name: '确认排名与贡献' }))
    expect((await screen.findAllByText('已确认')).length).toBeGreaterThan(0)
    expect(backend.db.works.get(id)?.state).toBe('CONFIRMED')
    // The button is gone: what was done is said where it stood, and has the focus.
    expect(document.activeElement?.textContent).toBe('操作成功：确认排名与贡献')
  })

  it('is declined with a reason that is not blank, which the author reads', async () => {
    const { id, belongsTo } = researchersPart()
    const { user } = await renderAt(`/award/contribution/${id}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '不同意' }))
    await user.type(screen.getByRole('textbox', { name: /不同意的原因/ }), '   ')
    await user.click(screen.getByRole('button', { name: '提交不同意' }))
    expect(await screen.findByText('请写明不同意的原因')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /不同意的原因/ }), '贡献应在张雪之后')
    await user.click(screen.getByRole('button', { name: '提交不同意' }))
    expect((await screen.findAllByText('不同意')).length).toBeGreaterThan(0)
    // Answered, nothing is asked for any more.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /不同意的原因/ })).toBeNull())
    const report = backend.db.works.get(belongsTo)
    expect(backend.db.works.get(id)).toMatchObject({ state: 'DECLINED', creatorId: report?.creatorId })
    expect(backend.db.works.get(id)?.facts).toMatchObject({ reason: '贡献应在张雪之后' })
  })
})

it('a nominator confirms a waiting report beside its content', async () => {
  const { id, title } = seeded('AWARD_REPORT', 'TO_CONFIRM')
  const { user } = await renderAt('/reporting', { as: 'awardUnitOfficer' })
  await user.click(await screen.findByRole('link', { name: title }))
  await user.click(await screen.findByRole('button', { name: '去审核' }))
  const form = within(await screen.findByRole('form', { name: '审核意见' }))
  await user.click(form.getByRole('radio', { name: /^通过/ }))
  await user.click(form.getByRole('button', { name: '提交审核意见' }))
  expect(await screen.findByText(/操作成功：.*的审核结论是“通过”。/)).toBeTruthy()
  expect(backend.db.works.get(id)?.state).toBe('SUBMITTED')
})

describe('material requested by the formal examination', () => {
  it('is opened from the report, with each finding', async () => {
    const { id, belongsTo } = seeded('AWARD_MATERIAL', 'FILLING')
    const { user, router } = await renderAt(`/reporting/list/${belongsTo}`, { as: 'expert' })
    await user.click(await screen.findByRole('link', { name: '查看补正材料' }))
    expect(await screen.findByText('审查意见')).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/material/${id}`)
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    expect(await screen.findByText(/盖章页缺少第一完成单位公章/)).toBeTruthy()
  })

  it('is closed after its deadline, and the page says so', async () => {
    const { id } = seeded('AWARD_MATERIAL', 'FILLING')
    backend.db.works.update(id, { stateSince: Date.now() - 16 * 24 * 3600_000 })
    await renderAt(`/material/${id}`, { as: 'expert' })
    expect(await screen.findByText('补正期限已过')).toBeTruthy()
  })
})

it('a report that was not submitted before the yearly close is locked, with the date', async () => {
  const { id } = seeded('AWARD_REPORT', 'FILLING')
  const deadline = Date.parse('2026-01-31T17:00:00+08:00')
  backend.db.works.update(id, { creatorId: personaUserId('researcher'), deadline })
  await renderAt(`/reporting/form/${id}/continue`, { as: 'researcher' })
  expect(await screen.findByText('这份奖励提名材料现在只能查看')).toBeTruthy()
  expect(screen.getByText(/奖励提名材料的期限已于 2026-01-31 17:00.* 截止，不能再填写/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('material that was never submitted goes to the commission, which extends the deadline with a reason', async () => {
  const { id } = seeded('AWARD_MATERIAL', 'FILLING')
  backend.db.works.update(id, { stateSince: Date.now() - 16 * 24 * 3600_000 })
  const { user } = await renderAt(`/material/${id}/filed`, { as: 'supervisingDepartment' })
  expect(await screen.findByText('没有提交过内容')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^延期补正/ }))
  await user.type(screen.getByRole('textbox', { name: /^意见/ }), '本人住院，准予延期')
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  expect(await screen.findByText(/审核结论是“延期补正”/)).toBeTruthy()
  expect(backend.db.works.get(id)?.state).toBe('FILLING')
})

describe('published reports', () => {
  it('are open to all; filing an objection leads through the sign-in and back', async () => {
    const { id, title } = seeded('AWARD_REPORT', 'ACCEPTED', (work) => work.title.includes('脑卒中'))
    const { user, router } = await renderAt('/award/accepted')
    const row = within(await screen.findByRole('row', { name: new RegExp(title) }))
    expect(row.getByText('公示中')).toBeTruthy()
    expect(row.getByText('谢家明、杜伟')).toBeTruthy()
    expect(row.getByText(/异议不成立：经核查/)).toBeTruthy()
    expect(screen.getByText('异议处理中，公示暂停')).toBeTruthy()
    await user.click(row.getByRole('link', { name: `对《${title}》提出异议` }))
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(router.state.location.search).toContain(encodeURIComponent(`/award/accepted/${id}/objection`))
  })

  it('accept a signed objection, on a form about the report', async () => {
    const { id, title } = seeded('AWARD_REPORT', 'ACCEPTED', (work) => work.title.includes('脑卒中'))
    const { user } = await renderAt(`/award/accepted/${id}/objection`, { as: 'newResearcher' })
    expect(await within(await screen.findByRole('region', { name: '公示项目' })).findByText('林晓岚')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '填写异议' }))
    expect(await screen.findByRole('textbox', { name: /事实与理由/ })).toBeTruthy()
    expect(backend.db.works.where({ kind: 'AWARD_OBJECTION', belongsTo: id, state: 'FILLING' })).toMatchObject([
      { title, creatorId: personaUserId('newResearcher') },
    ])
  })

  it('pause until the commission rules on the objection, with a reason for everybody to read', async () => {
    const { id } = seeded('AWARD_OBJECTION', 'SUBMITTED')
    const { user } = await renderAt(`/award/objection/${id}/filed`, { as: 'supervisingDepartment' })
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    // The ruling is about the report, which the commission reads first.
    expect(screen.getByRole('link', { name: '奖励提名材料' }).getAttribute('href')).toBe(
      `/reporting/list/${backend.db.works.get(id)?.belongsTo}/filed`,
    )
    expect(screen.getAllByText('待裁定').length).toBeGreaterThan(0)
    // The objector stands for no unit: no dash in the line below the title.
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).not.toContain('—')
    await user.click(form.getByRole('radio', { name: /^异议成立/ }))
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    expect(form.getByRole('textbox', { name: /^意见（必填）/ })).toHaveAccessibleDescription(/请填写审核意见/)
    expect(backend.db.works.get(id)?.state).toBe('SUBMITTED')
    await user.type(form.getByRole('textbox', { name: /^意见（必填）/ }), '证据属实，撤销公示。')
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/审核结论是“异议成立”/)).toBeTruthy()
    expect(backend.db.works.get(id)?.state).toBe('UPHELD')
  })

  it('refuse an objection by the people they concern', async () => {
    const { id } = seeded('AWARD_REPORT', 'ACCEPTED')
    await renderAt(`/award/accepted/${id}/objection`, { as: 'awardUnitOfficer' })
    expect(await screen.findByText('您现在不能对这个项目提出异议')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '填写异议' })).toBeNull()
  })
})
