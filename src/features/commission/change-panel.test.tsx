/** Tests of the page where an officer changes a review panel. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const path = '/commission/reviews/panel-robots/change'
const as = 'supervisingDepartment'
const panel = () => backend.db.reviewPanels.get('panel-robots') ?? expect.fail('no panel')
const nameBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^评审组名称/ })

it('an officer changes name, number of experts and papers; the panel says so in its log', async () => {
  const { paperIds } = panel()
  const { user, router } = await renderAt('/commission/reviews/panel-robots/assign', { as })
  await user.click(await screen.findByRole('link', { name: '修改评审组' }))
  const name = await nameBox()
  expect(name.value).toBe('机器人专项网评（第六组）')
  await user.clear(name)
  await user.type(name, '机器人网评')
  await user.selectOptions(screen.getByRole('combobox', { name: /^每份申报书的专家人数/ }), '2')
  await user.click(screen.getByRole('checkbox', { name: '只看已选的' }))
  const papers = within(screen.getByRole('region', { name: `申报书（已选 ${paperIds.length} 份）` }))
  await user.click(papers.getAllByRole('checkbox', { name: /\d/ })[0] ?? expect.fail('no paper'))
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByRole('heading', { level: 1, name: '机器人网评' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/commission/reviews/panel-robots/assign')
  expect(panel()).toMatchObject({ perPaper: 2, revision: 1 })
  expect(panel().paperIds).toHaveLength(paperIds.length - 1)
  const log = within(await screen.findByRole('region', { name: '本组的办理记录' }))
  expect(log.getByText(/修改了评审组：增加 0 份申报书，移除 1 份/)).toBeTruthy()
  expect(log.getByText(/名称：机器人专项网评（第六组） → 机器人网评/)).toBeTruthy()
})

it('a panel of which nobody was told is removed after asking', async () => {
  const { user, router } = await renderAt(path, { as })
  await user.click(await screen.findByRole('button', { name: '删除评审组' }))
  const dialog = within(await screen.findByRole('dialog', { name: '删除评审组“机器人专项网评（第六组）”？' }))
  expect(dialog.getByText(/12 份申报书可以加入别的评审组/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '删除评审组' }))
  expect(await screen.findByText('还没有要分配专家的评审组。')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/commission/reviews')
  expect(backend.db.reviewPanels.all()).toEqual([])
})

it('after an invitation the page says what cannot be changed, and takes only a later date', async () => {
  backend.db.panelInvitations.insert({
    ...{ id: 'invitation', panelId: 'panel-robots', expertId: personaUserId('expert'), state: 'INVITED' },
    ...{ at: Date.now(), answeredAt: null, ground: null, reason: null, groupId: null },
  })
  const { user } = await renderAt(path, { as })
  expect(await screen.findByText(/^已于 .* 邀请专家。$/)).toBeTruthy()
  expect(screen.getByText(/评审组不能删除/)).toBeTruthy()
  expect((await nameBox()).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '删除评审组' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  const due = screen.getByLabelText(/^评审意见提交期限/)
  fireEvent.change(due, { target: { value: '2020-01-01' } })
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(due).toHaveAccessibleDescription(/期限只能推迟/)
  fireEvent.change(due, { target: { value: '2099-12-31' } })
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByText('评审组已修改')).toBeTruthy()
  expect(panel().dueAt).toBe(Date.parse('2099-12-31T23:59:59.999+08:00'))
})

it('what another officer changed meanwhile is taken over, with one’s own change on top', async () => {
  const { user } = await renderAt(path, { as })
  const name = await nameBox()
  await user.clear(name)
  await user.type(name, '我的名称')
  backend.db.reviewPanels.update('panel-robots', { perPaper: 5, title: '别人的名称', revision: 1 })
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByText(/评审组刚刚被其他人修改或保存/)).toBeTruthy()
  expect((await nameBox()).value).toBe('我的名称')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^每份申报书的专家人数/ }).value).toBe('5')
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByRole('heading', { level: 1, name: '我的名称' })).toBeTruthy()
  expect(panel()).toMatchObject({ title: '我的名称', perPaper: 5, revision: 2 })
})

it('what is typed stays on the device until it is saved', async () => {
  const first = await renderAt(path, { as })
  await first.user.type(await nameBox(), '改')
  first.leave()
  await renderAt(path, { as })
  await waitFor(async () => expect((await nameBox()).value).toBe('机器人专项网评（第六组）改'))
})

it('a choice of experts that is not saved outlives a change of the panel', async () => {
  const { user } = await renderAt('/commission/reviews/panel-robots/assign', { as })
  await user.click(await screen.findByRole('button', { name: '自动补足专家' }))
  await user.click(await screen.findByRole('button', { name: '采用建议' }))
  const [gone, ...kept] = panel().paperIds
  backend.db.reviewPanels.update('panel-robots', { paperIds: kept, revision: 1 })
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('评审组刚刚被修改，本页已更新。没有保存的改动仍在。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('分配已保存')).toBeTruthy()
  expect(panel().pairs).toHaveLength(33)
  expect(panel().pairs.map(({ paperId }) => paperId)).not.toContain(gone)
})

it('after the date of a panel nobody accepts or is invited: both sides read so, and the officer is led to moving it', async () => {
  const expertId = personaUserId('expert')
  backend.db.reviewPanels.update('panel-robots', {
    pairs: [{ paperId: panel().paperIds[5] ?? '', expertId }],
    dueAt: Date.now() - 5 * 24 * 3_600_000,
  })
  backend.db.panelInvitations.insert({
    ...{ id: 'invitation', panelId: 'panel-robots', expertId, state: 'INVITED' },
    ...{ at: Date.now(), answeredAt: null, ground: null, reason: null, groupId: null },
  })
  const expert = await renderAt('/expert/review', { as: 'expert' })
  const invitation = within(await screen.findByRole('region', { name: /^评审邀请/ }))
  expect(invitation.getByText('评审已截止，不能再接受邀请。')).toBeTruthy()
  expect(invitation.queryByRole('button', { name: /^接受评审邀请/ })).toBeNull()
  expect(invitation.getByRole('button', { name: /^谢绝评审邀请/ })).toBeTruthy()
  expert.leave()
  const { user } = await renderAt('/commission/reviews', { as })
  expect(await screen.findByText('提交期限已过，请推迟')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '机器人专项网评（第六组）' }))
  expect(await screen.findByText(/^提交期限已过：不能再邀请专家/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^邀请/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: '推迟评审组的期限' }))
  expect(await screen.findByRole('heading', { level: 1, name: '修改评审组' })).toBeTruthy()
})
