/** Tests of a unit's pages: staff, requests, information, exports. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { pressChecked } from '../../../tests/press-checked'
import { renderAt } from '../../../tests/render'

const asking = 'membership-user-more-1-unit-1'
const dialog = async (title: string | RegExp) => screen.findByRole('dialog', { name: title })

describe('the staff of a unit', () => {
  it('opens from the menu, and its requests are decided one by one with a reason for each refusal', async () => {
    const { user, router } = await renderAt('/company', { as: 'unitAdministrator' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/company/unit-1/project'))
    await router.navigate('/company/unit-1/staff?state=1')
    expect(await screen.findByText('共 5 项')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '拒绝：沈若溪' }))
    const refusal = await dialog('拒绝 1 人的关联申请')
    const refuse = () => pressChecked(user, refusal, /拒\s?绝/)
    await refuse()
    expect(within(refusal).getByText('请输入拒绝原因')).toBeVisible()
    await user.type(within(refusal).getByRole('textbox', { name: '拒绝原因' }), '请先完成实名认证')
    await refuse()
    expect(await screen.findByText('共 4 项')).toBeTruthy()
    expect(backend.db.memberships.get('membership-user-more-2-unit-1')?.applyStatus).toBe(3)
    expect(backend.db.works.get('membership-user-more-2-unit-1')?.opinion).toBe('请先完成实名认证')
  })

  it('keeps the reason of a cancelled refusal for the same item only', async () => {
    const { user, router } = await renderAt('/company/unit-1/staff?state=1', { as: 'unitAdministrator' })
    const refuse = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `拒绝：${name}` }))
      return within(await dialog('拒绝 1 人的关联申请')).getByRole<HTMLTextAreaElement>('textbox', { name: '拒绝原因' })
    }
    const callOff = async () =>
      user.click(within(await dialog('拒绝 1 人的关联申请')).getByRole('button', { name: /取\s?消/ }))
    await user.type(await refuse('沈若溪'), '写到一半')
    await callOff()
    expect((await refuse('钱一鸣')).value).toBe('')
    await callOff()
    await waitFor(async () => expect((await refuse('沈若溪')).value).toBe('写到一半'))
    // Gone to another page and back: it is on this device.
    await callOff()
    await router.navigate('/company/unit-1/info')
    await screen.findByRole('heading', { level: 1, name: '单位信息' })
    await router.navigate('/company/unit-1/staff?state=1')
    const again = await refuse('沈若溪')
    await waitFor(() => expect(again.value || document.body.textContent).toContain('写到一半'))
  })

  it('asks before discarding a reason that could not be stored on the device', async () => {
    const { user, router } = await renderAt('/company/unit-1/staff?state=1', { as: 'unitAdministrator' })
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    try {
      await user.click(await screen.findByRole('button', { name: '拒绝：沈若溪' }))
      const refusal = await dialog('拒绝 1 人的关联申请')
      await user.type(within(refusal).getByRole('textbox', { name: '拒绝原因' }), '只在内存里')
      void router.navigate('/company/unit-1/info')
      // antd gives all dialogs one id under test: the second is known by its words.
      expect(await screen.findByText('这些内容本机也没有存下，离开就会丢失。')).toBeTruthy()
      expect(router.state.location.pathname).toBe('/company/unit-1/staff')
      await user.click(screen.getByText('留在本页'))
      expect(within(refusal).getByRole<HTMLTextAreaElement>('textbox', { name: '拒绝原因' }).value).toBe('只在内存里')
    } finally {
      full.mockRestore()
    }
  })

  it('approves in a batch and names the item that is no longer available', async () => {
    const { user } = await renderAt('/company/unit-1/staff?state=1', { as: 'unitAdministrator' })
    await screen.findByText('共 5 项')
    await user.click(screen.getByLabelText('选择钱一鸣'))
    await user.click(screen.getByLabelText('选择陆承宇'))
    // Somebody else has decided on one of them meanwhile.
    backend.db.memberships.update(asking, { applyStatus: 2 })
    backend.db.works.update(asking, { state: '2' })
    await user.click(screen.getByText('通过 2 人'))
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await pressChecked(user, await dialog(/^通过 2 人的关联申请/), /^通\s?过$/)
    const report = await screen.findByText('通过：1 项成功，1 项没有成功')
    expect(report.closest('[role=alert]')?.textContent).toContain('钱一鸣：')
    // The button may be far below the report.
    await waitFor(() => expect(scrolled.mock.contexts).toContain(report.closest('[role=alert]')?.parentElement))
    scrolled.mockRestore()
    expect(await screen.findByText('共 3 项')).toBeTruthy()
    expect(backend.db.memberships.get('membership-user-more-3-unit-1')?.applyStatus).toBe(2)
  })

  it('is read-only for a department’s administrator', async () => {
    await renderAt('/company/unit-1/staff', { as: 'departmentAdministrator' })
    expect(await screen.findByText('您是部门管理员，只显示本部门的内容')).toBeTruthy()
    expect(await screen.findByText('钱一鸣')).toBeTruthy()
    expect(screen.queryByText('陆承宇')).toBeNull()
    expect(document.querySelector('[aria-label^="通过："]')).toBeNull()
    expect(screen.queryByText('成果转化绩效')).toBeNull()
  })

  it.each([
    ['expert', '本部门人员的专家入库申请和信息变更，由单位审核。', '本部门还没有人申请专家入库。'],
    [
      'expert?tab=database',
      '本部门在专家库中的人员：评审领域、最近变更和本年的评审数量。',
      '本部门还没有人员进入专家库。',
    ],
    ['project', '本部门提交的申报与在研项目。', '本部门还没有提交过申报书。'],
  ])('says at %s nothing about the whole unit to a department’s administrator', async (list, purpose, empty) => {
    for (const { id } of backend.db.works.all()) backend.db.works.remove(id)
    for (const { id } of backend.db.users.where({ expertFlag: 1 })) backend.db.users.update(id, { expertFlag: 0 })
    await renderAt(`/company/unit-1/${list}`, { as: 'departmentAdministrator' })
    expect(await screen.findByText(purpose)).toBeTruthy()
    expect(await screen.findByText(empty)).toBeTruthy()
  })

  it('is closed to users who do not administer the unit', async () => {
    const { router } = await renderAt('/company/unit-1/staff', { as: 'researcher' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/403'))
    await renderAt('/company/unit-2/staff', { as: 'unitAdministrator' })
    expect(await screen.findByText('您不能管理这个单位')).toBeTruthy()
  })
})

describe('the unit’s own information', () => {
  it('shows certified data, marks errors at their fields, and saves the rest', async () => {
    const { user } = await renderAt('/company/unit-1/info', { as: 'unitAdministrator' })
    expect(await screen.findByText('12310000425012345C')).toBeTruthy()
    expect(screen.queryByLabelText(/^单位名称/)).toBeNull()
    const postcode = screen.getByLabelText('邮政编码')
    await user.clear(postcode)
    await user.type(postcode, '2004')
    await user.click(screen.getByText(/^保\s?存$/))
    const summary = await screen.findByText('有 1 处需要处理')
    expect(summary.closest('section')?.textContent).toContain('邮政编码为 6 位数字')
    expect(postcode.getAttribute('aria-invalid')).toBe('true')
    await user.type(postcode, '34')
    await user.click(screen.getByText(/^保\s?存$/))
    expect(await screen.findByText('操作成功')).toBeTruthy()
    expect(backend.db.unitProfiles.get('unit-1')?.values.unitZipcode).toBe('200434')
  })

  it('merges changes saved by another user and keeps typed text', async () => {
    const { user } = await renderAt('/company/unit-1/info', { as: 'unitAdministrator' })
    const contact = await screen.findByLabelText(/^联系人 必填/)
    await user.clear(contact)
    await user.type(contact, '李老师')
    const profile = backend.db.unitProfiles.get('unit-1')
    backend.db.unitProfiles.update('unit-1', {
      revision: 2,
      values: { ...profile?.values, unitZipcode: '200001' },
    })
    await user.click(screen.getByText(/^保\s?存$/))
    expect(await screen.findByText(/^其他人刚修改过单位信息/)).toBeTruthy()
    expect((screen.getByLabelText('邮政编码') as HTMLInputElement).value).toBe('200001')
    expect((screen.getByLabelText(/^联系人 必填/) as HTMLInputElement).value).toBe('李老师')
    await user.click(screen.getByText(/^保\s?存$/))
    expect(await screen.findByText('操作成功')).toBeTruthy()
    expect(backend.db.unitProfiles.get('unit-1')?.values).toMatchObject({
      unitZipcode: '200001',
      unitContactName: '李老师',
    })
  })
})

it('describes each plot in text and numbers', async () => {
  await renderAt('/company/unit-1/dashboard', { as: 'unitAdministrator' })
  const plot = await screen.findByRole('img', { name: '各年度项目条形图' })
  const summary = document.getElementById(plot.getAttribute('aria-describedby') ?? '')
  expect(summary?.textContent).toMatch(/^共提交 \d+ 项申报，其中立项 \d+ 项。$/)
  for (const element of screen.getAllByRole('img', { name: /条形图$/ }))
    expect(element.closest('figure')?.querySelector('details table')).toBeTruthy()
  // Departments are ranked instead, with their numbers in the list itself.
  expect(screen.getByRole('list', { name: '各部门人数，从多到少' })).toBeTruthy()
})
