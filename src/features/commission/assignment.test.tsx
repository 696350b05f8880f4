/** Tests of the desk where reviewers are assigned. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const path = '/commission/reviews/panel-robots/assign'
const as = 'supervisingDepartment'
const panel = () => backend.db.reviewPanels.get('panel-robots') ?? expect.fail('no panel')
const nameOf = (id: string) => backend.db.users.get(id)?.userFullname ?? expect.fail(id)
const numberOf = (creatorId: string) =>
  panel()
    .paperIds.map((id) => backend.db.works.get(id))
    .find((work) => work?.creatorId === creatorId)?.number ?? expect.fail(creatorId)
type User = Awaited<ReturnType<typeof renderAt>>['user']

const openPaper = async (user: User, creatorId: string) => {
  await user.click(await screen.findByRole('button', { name: `选择专家：${numberOf(creatorId)}` }))
  return within(await screen.findByRole('dialog', { name: /^选择专家：/ }))
}
const row = (dialog: ReturnType<typeof within>, expertId: string) =>
  dialog.getByText(nameOf(expertId)).closest('li') ?? expect.fail(expertId)
const boxOf = (dialog: ReturnType<typeof within>, expertId: string) =>
  within(row(dialog, expertId)).getByRole<HTMLInputElement>('checkbox')
async function proposeAndSave(user: User) {
  await user.click(await screen.findByRole('button', { name: '自动补足专家' }))
  await user.click(await screen.findByRole('button', { name: '采用建议' }))
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('分配已保存')).toBeTruthy()
}

it('the progress page leads to the panel, which says what is lacking', async () => {
  const { user } = await renderAt('/commission/reviews', { as })
  await user.click(await screen.findByRole('link', { name: '机器人专项网评（第六组）' }))
  expect(await screen.findByRole('heading', { level: 1, name: '机器人专项网评（第六组）' })).toBeTruthy()
  expect(await screen.findByText(/每份 3 位专家 · 还缺 36 位 · 每位专家 0 份 · 还没有保存过分配/)).toBeTruthy()
})

it('a proposal shows what it would change, is saved only then, and invites after a last look', async () => {
  const { user } = await renderAt(path, { as })
  await user.click(await screen.findByRole('button', { name: '自动补足专家' }))
  expect(await screen.findByText('建议的分配：每位专家 3 至 4 份。采用后请保存。')).toBeTruthy()
  const heading = screen.getByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: '采用建议' }))
  // The pressed button has gone; the keyboard goes on at the heading, not at the top of the page.
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const unsaved = within(screen.getByText('还没有保存的改动').closest<HTMLElement>('.ant-alert') ?? expect.fail())
  expect(unsaved.getAllByText(/增加/)).toHaveLength(12)
  expect(panel().pairs).toEqual([])
  expect(screen.queryByRole('button', { name: /^邀请/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('分配已保存')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(panel().pairs).toHaveLength(36)
  await user.click(screen.getByRole('button', { name: '邀请 10 位专家' }))
  const dialog = within(await screen.findByRole('dialog', { name: '邀请 10 位专家？' }))
  await user.click(dialog.getByRole('button', { name: '发出评审邀请' }))
  expect(await screen.findByText('已邀请 10 位专家')).toBeTruthy()
  expect(backend.db.panelInvitations.all()).toHaveLength(10)
  const log = within(screen.getByRole('region', { name: '本组的办理记录' }))
  expect(log.getAllByText(/邀请.*评审 [34] 份/)).toHaveLength(10)
})

it('the number of reviews that an expert still has to do is named as that of all panels, this one included', async () => {
  await renderAt(path, { as })
  const experts = within(await screen.findByRole('table', { name: '评审组的专家' }))
  expect(experts.getByRole('columnheader', { name: '各组待评合计' })).toBeTruthy()
})

it('an expert’s topics are listed each once, divided as they were typed', async () => {
  await renderAt(path, { as })
  const experts = within(await screen.findByRole('table', { name: '评审组的专家' }))
  const [expert] = experts.getAllByRole('row', { name: new RegExp(nameOf('user-38')) })
  expect(expert?.textContent).toContain('种业、农业工程、果蔬采摘机器人')
})

it('the fields of applications that can join a panel are in English in the English interface', async () => {
  onTestFinished(() => setLocale('zh'))
  const { user } = await renderAt('/commission/reviews/new', { as })
  await screen.findByRole('table', { name: '可以加入评审组的申报书' })
  await user.click(screen.getByRole('button', { name: 'English' }))
  const papers = within(await screen.findByRole('table', { name: 'Applications that can join the panel' }))
  expect(await papers.findByText('Microelectronics')).toBeTruthy()
  expect(papers.queryByText('微电子')).toBeNull()
})

it('by hand, each conflict is said with its source; one that excludes cannot be chosen', async () => {
  const { user } = await renderAt(path, { as })
  const dialog = await openPaper(user, 'user-28')
  const recused = within(row(dialog, 'user-38'))
  expect(recused.getByText('必须回避')).toBeTruthy()
  expect(recused.getByText(/申报人请求该专家回避：范俊。 来源：申报书。/)).toBeTruthy()
  expect(boxOf(dialog, 'user-38').disabled).toBe(true)
  expect(recused.queryByRole('button', { name: /^说明理由/ })).toBeNull()
  await user.click(boxOf(dialog, personaUserId('expert')))
  expect(dialog.getByText('需要 3 位，已选 1 位。')).toBeTruthy()
})

it('a panel without experts says where they are chosen, instead of an empty list', async () => {
  backend.db.reviewPanels.update('panel-robots', { expertIds: [] })
  const { user } = await renderAt(path, { as })
  const hint = '评审组里还没有专家，请先在下面的“专家”一节选择。'
  const dialog = await openPaper(user, 'user-28')
  expect(dialog.getByText(hint)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '完成' }))
  await user.click(screen.getByRole('button', { name: '自动补足专家' }))
  expect(await screen.findByText(hint)).toBeTruthy()
})

it('a soft conflict is dismissed with a reason that stays visible; then the expert can be chosen', async () => {
  const { user } = await renderAt(path, { as })
  const dialog = await openPaper(user, 'user-16')
  expect(
    within(row(dialog, 'user-38')).getByText(/合作过成果：叶青：设施农业传感芯片的低功耗采集。 来源：专家的履历。/),
  ).toBeTruthy()
  expect(boxOf(dialog, 'user-38').disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: `说明理由，不按回避处理：${nameOf('user-38')}` }))
  // antd gives both dialogs the same ids in tests.
  const title = await screen.findByText('不按回避处理？')
  const reason = within(title.closest<HTMLElement>('[role=dialog]') ?? expect.fail())
  await user.click(reason.getByRole('button', { name: '不按回避处理' }))
  expect(reason.getByText('请输入不按回避处理的理由')).toBeTruthy()
  await user.type(reason.getByRole('textbox'), '只是同一会议的摘要集')
  await user.click(reason.getByRole('button', { name: '不按回避处理' }))
  expect(await dialog.findByText(/只是同一会议的摘要集/)).toBeTruthy()
  expect(boxOf(dialog, 'user-38').disabled).toBe(false)
  expect(screen.getByText(/^原因：只是同一会议的摘要集$/)).toBeTruthy()
})

it('an officer records a conflict by hand, which excludes the expert and can be taken back with a reason', async () => {
  const { user } = await renderAt(path, { as })
  const dialog = await openPaper(user, 'user-18')
  const expert = personaUserId('expert')
  await user.click(dialog.getByRole('button', { name: `登记利害关系：${nameOf(expert)}` }))
  const heading = await screen.findByText(`登记利害关系：${nameOf(expert)}`)
  const form = within(heading.closest<HTMLElement>('[role=dialog]') ?? expect.fail())
  await user.click(form.getByRole('button', { name: /^登\s?记$/ }))
  expect(form.getByRole('textbox', { name: /^利害关系/ })).toHaveAccessibleDescription(/请输入利害关系/)
  await user.type(form.getByRole('textbox', { name: /^利害关系/ }), '共同持有公司股份')
  await user.type(form.getByRole('textbox', { name: /^信息来源/ }), '申报单位来电')
  await user.click(form.getByRole('button', { name: /^登\s?记$/ }))
  const own = within(row(dialog, expert))
  expect(await own.findByText(/其他利害关系：共同持有公司股份。 来源：申报单位来电。.*登记。/)).toBeTruthy()
  expect(boxOf(dialog, expert).disabled).toBe(true)
  expect(own.getByText('必须回避')).toBeTruthy()
  expect(own.getByRole('button', { name: `说明理由，不按回避处理：${nameOf(expert)}` })).toBeTruthy()
  expect(screen.getByText(new RegExp(`登记利害关系：${nameOf(expert)}，`))).toBeTruthy()
})

it('a conflict found after the invitation is said, with what to do', async () => {
  const pair = { paperId: panel().paperIds[5] ?? '', expertId: personaUserId('expert') }
  backend.db.reviewPanels.update('panel-robots', { pairs: [pair] })
  backend.db.panelInvitations.insert({
    ...{ id: 'invitation', panelId: 'panel-robots', expertId: pair.expertId, state: 'INVITED' },
    ...{ at: Date.now(), answeredAt: null, ground: null, reason: null, groupId: null },
  })
  backend.db.recordedConflicts.insert({
    ...{ id: 'recorded', panelId: 'panel-robots', ...pair, kind: 'OTHER', weight: 'HARD' },
    ...{ detail: '共同持有公司股份', source: '来电', byName: '周处长', at: Date.now() },
  })
  await renderAt(path, { as })
  const notice = (await screen.findByText(/^已邀请或已接受的专家与申报书有利害关系/)).closest('[role=note]')
  expect(notice?.textContent).toContain(nameOf(pair.expertId))
})

it('an officer makes a panel: what is wrong is said at its field, what is chosen is saved, experts come next', async () => {
  const { user, router } = await renderAt('/commission/reviews', { as })
  await user.click(await screen.findByRole('link', { name: '新建评审组' }))
  await user.click(await screen.findByRole('button', { name: '建立评审组' }))
  const title = screen.getByRole('textbox', { name: /^评审组名称/ })
  expect(title).toHaveFocus()
  expect(title).toHaveAccessibleDescription(/请输入评审组名称/)
  expect(screen.getByLabelText(/^评审意见提交期限/)).toHaveAccessibleDescription(/请选择今天以后的日期/)
  expect(screen.getByText('请选择申报书')).toBeTruthy()
  await user.type(title, '新材料专项网评')
  fireEvent.change(screen.getByLabelText(/^评审意见提交期限/), { target: { value: '2099-12-31' } })
  await user.selectOptions(screen.getByRole('combobox', { name: /^每份申报书的专家人数/ }), '2')
  const papers = within(screen.getByRole('region', { name: /^申报书（已选 0 份）/ }))
  await user.click(papers.getByRole('button', { name: /^选择符合条件的 \d+ 份$/ }))
  const [first] = papers.getAllByRole('checkbox', { name: /\d/ })
  await user.click(first ?? expect.fail('no paper'))
  await user.click(screen.getByRole('button', { name: '建立评审组' }))
  expect(await screen.findByRole('heading', { level: 1, name: '新材料专项网评' })).toBeTruthy()
  const made = backend.db.reviewPanels.all().at(-1) ?? expect.fail('no panel')
  expect(router.state.location.pathname).toBe(`/commission/reviews/${made.id}/assign`)
  expect(made).toMatchObject({ perPaper: 2, dueAt: Date.parse('2099-12-31T23:59:59.999+08:00'), expertIds: [] })
  await user.click(await screen.findByRole('button', { name: '全部加入评审组' }))
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('分配已保存')).toBeTruthy()
  expect(backend.db.reviewPanels.get(made.id)?.expertIds).toHaveLength(10)
})

it('what cannot be met is named with the smallest change', async () => {
  const { user } = await renderAt(path, { as })
  await user.selectOptions(await screen.findByRole('combobox', { name: '每位专家至多' }), '3')
  await user.click(screen.getByRole('button', { name: '自动补足专家' }))
  expect(await screen.findByText(/份申报书的专家不够。最小的改动：$/)).toBeTruthy()
  expect(screen.getAllByText(/还缺 1 位；让[^、]*[^各、]多评 1 份$/)).not.toHaveLength(0)
})

it('choices that are not saved are there again after the page was closed', async () => {
  const first = await renderAt(path, { as })
  const dialog = await openPaper(first.user, 'user-18')
  await first.user.click(boxOf(dialog, personaUserId('expert')))
  await first.user.click(dialog.getByRole('button', { name: '完成' }))
  first.leave()
  await renderAt(path, { as })
  expect(await screen.findByText('已恢复上次没有保存的改动。')).toBeTruthy()
  expect(screen.getByText(new RegExp(`增加${nameOf(personaUserId('expert'))}`))).toBeTruthy()
})

it('what another officer saved meanwhile stays, with one’s own change on top', async () => {
  const { user } = await renderAt(path, { as })
  const dialog = await openPaper(user, 'user-18')
  await user.click(boxOf(dialog, personaUserId('expert')))
  await user.click(dialog.getByRole('button', { name: '完成' }))
  const theirs = { paperId: panel().paperIds[0] ?? '', expertId: 'user-31' }
  backend.db.reviewPanels.update('panel-robots', {
    pairs: [theirs],
    revision: 1,
    savedAt: Date.now(),
    savedBy: '周处长',
  })
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText(/周处长刚刚保存了新的分配。您没有保存的改动已放在新的分配上/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存分配' }))
  expect(await screen.findByText('分配已保存')).toBeTruthy()
  expect(panel().pairs).toHaveLength(2)
  expect(panel().pairs).toContainEqual(theirs)
})

it('the expert accepts or declines at the reviewer’s desk; who declined is replaced', async () => {
  const expertId = personaUserId('expert')
  const officer = await renderAt(path, { as })
  await proposeAndSave(officer.user)
  await officer.user.click(screen.getByRole('button', { name: '邀请 10 位专家' }))
  await officer.user.click(await screen.findByRole('button', { name: '发出评审邀请' }))
  expect(await screen.findByText('已邀请 10 位专家')).toBeTruthy()
  officer.leave()

  const expert = await renderAt('/expert/review', { as: 'expert' })
  const invitation = within(await screen.findByRole('region', { name: '评审邀请：机器人专项网评（第六组）' }))
  await expert.user.click(invitation.getByRole('button', { name: /^谢绝评审邀请/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '谢绝邀请？' }))
  await expert.user.type(dialog.getByRole('textbox'), '出国访问')
  await expert.user.click(dialog.getByRole('button', { name: '谢绝' }))
  expect(await screen.findByText(/^已谢绝/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^评审邀请/ })).toBeNull()
  expert.leave()

  const again = await renderAt(path, { as })
  expect(await screen.findByText(/还缺 [34] 位/)).toBeTruthy()
  const experts = within(screen.getByRole('region', { name: /^专家（/ }))
  const declined = experts.getByText(nameOf(expertId)).closest('tr') ?? expect.fail()
  expect(within(declined).getByText('已谢绝邀请')).toBeTruthy()
  expect(within(declined).getByText('原因：出国访问')).toBeTruthy()
  await proposeAndSave(again.user)
  expect(screen.getByText(/专家都够了/)).toBeTruthy()
})

it('an accepted invitation becomes reviews on the desk', async () => {
  backend.db.reviewPanels.update('panel-robots', {
    pairs: [{ paperId: panel().paperIds[5] ?? '', expertId: personaUserId('expert') }],
  })
  backend.db.panelInvitations.insert({
    ...{ id: 'invitation', panelId: 'panel-robots', expertId: personaUserId('expert'), state: 'INVITED' },
    ...{ at: Date.now(), answeredAt: null, ground: null, reason: null, groupId: null },
  })
  const { user } = await renderAt('/expert/review', { as: 'expert' })
  await user.click(await screen.findByRole('button', { name: /^接受评审邀请/ }))
  expect(await screen.findByRole('region', { name: '机器人专项网评（第六组）' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^评审邀请/ })).toBeNull()
})

it('the page is closed to others', async () => {
  await renderAt(path, { as: 'expert' })
  expect(await screen.findByText('您没有操作权限，如有疑问请联系单位管理员')).toBeTruthy()
  expect(screen.queryByText('机器人专项网评（第六组）')).toBeNull()
})
