/** Tests of the pages of the resume. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { answersLate } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

const titles = () =>
  within(screen.getByRole('list', { name: '工作经历' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.trim())
const labelled = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement

afterEach(() => vi.restoreAllMocks())

describe('the resume', () => {
  it('opens at work experience, under a card with the first approved unit, its area and the effective tags', async () => {
    const { router } = await renderAt('/resume', { as: 'researcher' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/resume/work'))
    const card = await screen.findByRole('region', { name: '个人名片' })
    expect(card.textContent).toContain('陈思远上海申江大学杨浦区')
    expect(within(card).getByText('东方英才计划').closest('.ant-tag')).toHaveClass('ant-tag-blue')
    expect(within(card).getByText('启明星').closest('.ant-tag')).toHaveClass('ant-tag-orange')
    expect(within(card).queryByText('扬帆计划')).toBeNull()
  })

  it('names every unit that a person waits for, and one that refused them beside those', async () => {
    for (const [unitId, applyStatus] of [
      ['unit-2', 1],
      ['unit-3', 1],
      ['unit-1', 3],
    ] as const) {
      const request = { userId: 'user-newResearcher', unitId, applyStatus, isAdmin: 0, isDefault: 0 }
      backend.db.memberships.insert({ id: `request-${unitId}`, roleCodes: ['member'], departments: [], ...request })
    }
    const nameOf = (unitId: string) => backend.db.units.get(unitId)?.unitName ?? ''
    const { router } = await renderAt('/resume', { as: 'newResearcher' })
    const card = await screen.findByRole('region', { name: '个人名片' })
    expect(within(card).getByText(`${nameOf('unit-2')}：关联申请待单位审核`)).toBeDefined()
    expect(within(card).getByText(`${nameOf('unit-3')}：关联申请待单位审核`)).toBeDefined()
    expect(within(card).getByText('上海申江大学：关联申请未通过，可重新申请')).toBeDefined()
    await router.navigate('/')
    const both = `已向“${nameOf('unit-2')}、${nameOf('unit-3')}”提出申请，等待该单位的管理员审核。`
    expect(await screen.findByText(both)).toBeDefined()
    await router.navigate('/account/settings/info')
    for (const unitId of ['unit-2', 'unit-3'])
      expect(await screen.findByText(`已向“${nameOf(unitId)}”提出申请，等待该单位的管理员审核。`)).toBeDefined()
  })

  it('keeps the text of a closed dialog, marks problems at their fields, and adds the entry on top', async () => {
    const { user } = await renderAt('/resume/work', { as: 'researcher' })
    await user.click(await screen.findByText('添加工作经历'))
    await user.type(await screen.findByLabelText(/^工作单位/), '某研究院')
    await user.click(screen.getByText('关闭，保留输入'))
    expect(await screen.findByText('有一条没有填完的工作经历')).toBeTruthy()
    await user.click(screen.getByText('继续填写'))
    const unitName = (await screen.findByLabelText(/^工作单位/)) as HTMLInputElement
    await waitFor(() => expect(unitName.value).toBe('某研究院'))
    await user.type(screen.getByLabelText(/^开始年月/), '2020/13')
    await user.click(screen.getByText(/^保\s?存$/))
    const summary = (await screen.findByText('有 2 处需要处理')).closest('section')
    expect(summary?.textContent).toContain('请输入职务')
    expect(summary?.textContent).toContain('开始年月要写成 2026-01 这样的年月，现在是“2020/13”')
    await user.type(screen.getByLabelText(/^职务/), '研究员')
    await user.clear(screen.getByLabelText(/^开始年月/))
    await user.type(screen.getByLabelText(/^开始年月/), '2020年1月')
    await user.click(screen.getByText(/^保\s?存$/))
    expect(await screen.findByText('已添加：某研究院')).toBeTruthy()
    await waitFor(() => expect(titles()[0]).toBe('某研究院'))
    await waitFor(() => expect(screen.queryByText('有一条没有填完的工作经历')).toBeNull())
  })

  it('moves an entry by button and keyboard, removes one and restores it', async () => {
    const { user } = await renderAt('/resume/work', { as: 'researcher' })
    await screen.findByRole('list', { name: '工作经历' })
    await user.click(labelled('上移：浦源人工智能研究院'))
    await waitFor(() => expect(titles()[1]).toBe('浦源人工智能研究院'))
    expect(await screen.findByText('浦源人工智能研究院已移到第 2 位，共 3 项')).toBeTruthy()
    labelled('编辑：浦源人工智能研究院').focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(titles()[0]).toBe('浦源人工智能研究院'))
    await user.click(labelled('删除：浦源人工智能研究院'))
    expect(await screen.findByText('已删除：浦源人工智能研究院')).toBeTruthy()
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(document.activeElement).toBe(labelled(`删除：${titles()[0]}`))
    await user.click(screen.getByText('撤销删除'))
    await waitFor(() => expect(titles()[0]).toBe('浦源人工智能研究院'))
  })

  it('fills empty fields from a paper’s DOI, and reports when nothing is found', async () => {
    const { user } = await renderAt(`/resume/achievement?edit=resume-achievement-3`, { as: 'researcher' })
    const number = await screen.findByLabelText(/^编号/)
    await user.clear(number)
    await user.type(number, '10.5555/nothing')
    await user.click(screen.getByText('按 DOI 查询'))
    expect(await screen.findByText('未查询到该 DOI，请核对')).toBeTruthy()
    await user.clear(number)
    await user.type(number, '10.5555/demo.2025.0042')
    await user.click(screen.getByText('按 DOI 查询'))
    expect(await screen.findByText('已填入查询结果，今日还可查询 8 次')).toBeTruthy()
    const name = screen.getByLabelText(/^成果名称/) as HTMLInputElement
    expect(name.value).toBe('面向城市交通的多模态大模型推理方法')
    await user.click(screen.getByText('改用查询结果'))
    expect(name.value).toBe('大模型驱动的城市路口信号自适应控制')
  })

  it('keeps text typed during a paper lookup, and drops a result for another number', async () => {
    const late = answersLate('AchievementByDoi')
    const { user } = await renderAt(`/resume/achievement?edit=resume-achievement-3`, { as: 'researcher' })
    const number = await screen.findByLabelText(/^编号/)
    const name = screen.getByLabelText(/^成果名称/)
    await user.clear(number)
    await user.clear(name)
    await user.type(number, '10.5555/demo.2025.0042')
    const look = screen.getByRole('button', { name: /按 DOI 查询/ })
    await user.click(look)
    await user.type(name, '我写的题目')
    await late.come()
    await screen.findByText(/^已填入查询结果/)
    expect(name).toHaveValue('我写的题目')
    await user.type(number, '3')
    expect(screen.queryByText(/^已填入查询结果/)).toBeNull()

    await user.clear(name)
    await user.clear(number)
    await user.type(number, '10.5555/demo.2025.0042')
    await user.click(screen.getByRole('button', { name: /按 DOI 查询/ }))
    await user.type(number, '3')
    await late.come()
    await waitFor(() => expect(look).not.toHaveAttribute('aria-busy'))
    expect(name).toHaveValue('')
    expect(number).toHaveValue('10.5555/demo.2025.00423')
  })

  it('a late save response closes no other dialog and does not navigate', async () => {
    const { user, router } = await renderAt('/resume/work?edit=resume-work-1', { as: 'researcher' })
    const late = answersLate('SaveResumeEntry')
    const position = () => screen.findByLabelText(/^职务/)
    const save = async (written: string, id = 'resume-work-1') => {
      await user.clear(await position())
      await user.type(await position(), written)
      await user.click(screen.getByText(/^保\s?存$/))
      await waitFor(() => expect(backend.db.resumeEntries.get(id)?.values.position).toBe(written))
    }
    await save('特聘教授')
    await router.navigate('/resume/work?edit=resume-work-2')
    const other = String(backend.db.resumeEntries.get('resume-work-2')?.values.position)
    await waitFor(() => expect(screen.getByLabelText(/^职务/)).toHaveValue(other))
    await late.come()
    expect(await screen.findByText(/^已保存：/)).toBeTruthy()
    expect(router.state.location.search).toBe('?edit=resume-work-2')

    await save('院长', 'resume-work-2')
    await router.navigate('/resume/education')
    await screen.findByRole('heading', { level: 1, name: '教育经历' })
    const led = vi.spyOn(router, 'navigate')
    await late.come()
    await router.revalidate()
    expect(led).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/resume/education')
  })

  it('does not overwrite a newer version silently', async () => {
    const { user } = await renderAt('/resume/work?edit=resume-work-1', { as: 'researcher' })
    const position = await screen.findByLabelText(/^职务/)
    await user.clear(position)
    await user.type(position, '特聘教授')
    const row = backend.db.resumeEntries.get('resume-work-1')
    backend.db.resumeEntries.update('resume-work-1', { revision: 2, values: { ...row?.values, position: '院长' } })
    await user.click(screen.getByText(/^保\s?存$/))
    expect((await screen.findByText(/^这条记录已在别处修改/)).closest('[role=alert]')?.textContent).toContain(
      '职务：院长',
    )
    await user.click(screen.getByText(/^保\s?存$/))
    await waitFor(() => expect(backend.db.resumeEntries.get('resume-work-1')?.values.position).toBe('特聘教授'))
  })
})
