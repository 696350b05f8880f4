/** Tests of the reviewer's desk and of a review task. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasUnsavedWork } from '@/lib/events/unsaved-work'
import { setLocale } from '@/lib/i18n/i18n'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const section = (name: string) => screen.findByRole('region', { name })
const reviewOf = (state: string) =>
  backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech', state })[0] ?? expect.fail(`none ${state}`)
const valuesOf = (id: string) => backend.db.contents.get(id)?.values ?? {}

describe('the list of reviews', () => {
  it('shows groups by deadline with submitted, ready and open counts, and submits a group only when complete', async () => {
    const { user } = await renderAt('/expert/review', { as: 'expert' })
    const group = within(await section('技术攻关项目网评（第一组）'))
    expect(group.getByText('共 4 份 · 已提交 1 份 · 可以提交 1 份 · 未完成 2 份')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent)).toEqual([
      '技术攻关项目网评（第一组）',
      '基础研究项目网评（第三组）',
      expect.stringMatching(/^《.*》验收$/),
    ])
    await user.click(group.getByRole('button', { name: '一起提交本组评审意见' }))
    const gap = await group.findByRole('link', { name: '主要不足与建议' })
    const half = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech', state: 'IN_REVIEW' })[1]
    expect(gap.getAttribute('href')).toBe(`/expert/review/${half?.id}?field=weaknesses`)
    await user.click(group.getByRole('button', { name: '先提交已完成的 1 份' }))
    await user.click(await screen.findByRole('button', { name: /^提\s?交$/ }))
    expect(await group.findByText('共 4 份 · 已提交 2 份 · 可以提交 0 份 · 未完成 2 份')).toBeVisible()
  })

  it('opens a review from its to-do', async () => {
    const { user, router } = await renderAt('/mail', { as: 'expert' })
    const { id, title } = reviewOf('WAITING')
    await user.click((await screen.findAllByRole('link', { name: new RegExp(title) }))[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/expert/review/${id}`))
  })
})

describe('a review', () => {
  it('starts with the declaration of interests, without the proposal', async () => {
    const { id } = reviewOf('WAITING')
    const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
    const people = within(await section('利害关系声明')).getAllByRole('listitem')
    expect(people.length).toBeGreaterThan(1)
    expect(screen.queryByRole('region', { name: '申报书' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '没有利害关系，开始评审' }))
    const proposal = await section('申报书')
    expect(proposal).toBeVisible()
    expect(await screen.findByText('提交后不能再修改。')).toBeVisible()
    await waitFor(() => expect(proposal).toHaveFocus())
    expect(backend.db.works.get(id)?.state).toBe('IN_REVIEW')
  })

  it('of an acceptance after its rectification says what was to be rectified', async () => {
    const { db } = backend
    const review = db.works
      .where({ kind: 'REVIEW', creatorId: 'user-expert' })
      .find(({ id, state }) => state !== 'SUBMITTED' && db.contents.get(id)?.formId === 'review-acceptance')
    if (!review) return expect.fail('no finding to write')
    db.works.update(review.id, { state: 'IN_REVIEW', facts: { ...review.facts, interestsDeclaredAt: 1 } })
    const acceptance = String(review.facts.contentId)
    db.reviewGroups.update(review.belongsTo, { panelId: `acceptance-${acceptance}-2` })
    const [former = expect.fail('no step')] = db.workHistories.where({ workId: acceptance })
    const rectified = { step: 'RECTIFY' as const, opinion: '请补充缺少的两项检测指标。', at: review.createdAt }
    db.workHistories.insert({ ...former, id: 'rectified', ...rectified })
    await renderAt(`/expert/review/${review.id}`, { as: 'expert' })
    expect(await screen.findByText('整改后再次验收，请核对整改要求是否落实：')).toBeVisible()
    expect(screen.getByText('请补充缺少的两项检测指标。')).toBeVisible()
  })

  it('of a proposal from the reviewer’s unit can only be returned, with a reason, and is closed then', async () => {
    const own = backend.db.works
      .where({ kind: 'REVIEW', unitId: 'unit-2' })
      .find(({ creatorId }) => creatorId === 'user-expert')
    const { user, router } = await renderAt(`/expert/review/${own?.id}`, { as: 'expert' })
    expect(await screen.findByText('系统发现须回避的关系，请退回这项任务')).toBeVisible()
    expect(screen.queryByRole('button', { name: '没有利害关系，开始评审' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: '退回原因' }), '没有时间')
    await user.click(screen.getByRole('button', { name: '退回这项任务' }))
    const dialog = within(await screen.findByRole('dialog'))
    // The chosen ground is in this page alone: should the login end, the person signs in over it.
    expect(hasUnsavedWork()).toBe(true)
    await user.type(dialog.getByRole('textbox'), '与申报人同单位')
    await user.click(dialog.getByRole('button', { name: /^退\s?回$/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/expert/review'))
    expect(await screen.findByText('退回理由：与申报人同单位')).toBeVisible()
    await router.navigate(`/expert/review/${own?.id}`)
    expect(await screen.findByText(/这项评审任务已退回/)).toBeVisible()
  })

  it('shows answers out of a list in English to a reviewer who reads English', async () => {
    onTestFinished(() => setLocale('zh'))
    const { user } = await renderAt(`/expert/review/${reviewOf('IN_REVIEW').id}`, { as: 'expert' })
    await section('申报书')
    await user.click(screen.getByRole('button', { name: 'English' }))
    const proposal = within(await section('Application'))
    expect(await proposal.findByText('Doctor')).toBeVisible()
    expect(proposal.queryByText('博士')).toBeNull()
  })

  it('is scored by number keys, shows total and rank in the group at once, and is saved', async () => {
    const work = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech', state: 'IN_REVIEW' })[1]
    const id = work?.id ?? ''
    const { user } = await renderAt(`/expert/review/${id}?field=score_benefit`, { as: 'expert' })
    const form = within(await section('评审表'))
    expect(form.getByText(/已评 2 \/ 5 项/)).toBeVisible()
    for (const [name, key] of [
      ['应用前景与效益', '5'],
      ['研究团队与条件', '4'],
      ['经费预算合理性', '4'],
    ] as const) {
      const group = await form.findByRole('radiogroup', { name: new RegExp(name) })
      ;(within(group).getAllByRole('radio')[0] as HTMLElement).focus()
      await user.keyboard(key)
      expect(within(group).getByRole('radio', { name: new RegExp(`^${key} `) })).toBeChecked()
    }
    expect(await form.findByText('总分 80')).toBeVisible()
    expect(form.getByText('组内第 2，共 3 份已评')).toBeVisible()
    await waitFor(() => expect(valuesOf(id).score_budget).toBe('4'))
  })

  it('has private notes at places of the proposal, stored with the review', async () => {
    const { id } = reviewOf('IN_REVIEW')
    const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
    await user.click(await screen.findByRole('button', { name: '给 关键词 加批注' }))
    await user.type(screen.getByRole('textbox', { name: '新批注（仅自己可见）' }), '与指南是否一致')
    await user.click(screen.getByRole('button', { name: '保存批注' }))
    expect(await screen.findByText('我的批注（1）')).toBeVisible()
    await waitFor(() => expect(JSON.stringify(valuesOf(id).notes)).toContain('与指南是否一致'))
  })

  it('finds words in the proposal, forwards and backwards', async () => {
    const { user } = await renderAt(`/expert/review/${reviewOf('IN_REVIEW').id}`, { as: 'expert' })
    const words = await screen.findByRole('searchbox', { name: '在申报书中查找' })
    await screen.findByText('研究目标与考核指标')
    await user.type(words, '方法')
    const found = await screen.findByText(/^第 1 处，共 \d+ 处$/)
    await user.keyboard('{Enter}')
    expect(found.textContent).toMatch(/^第 2 处/)
    await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    expect(found.textContent).toMatch(/^第 (\d+) 处，共 \1 处$/)
    await user.keyboard('{Escape}')
    expect(words).toHaveValue('')
  })

  it('moves the divider between proposal and review by keyboard', async () => {
    const { user } = await renderAt(`/expert/review/${reviewOf('IN_REVIEW').id}`, { as: 'expert' })
    const line = await screen.findByRole('separator', { name: '申报书的宽度' })
    line.focus()
    await user.keyboard('{ArrowLeft}')
    expect(line).toHaveAttribute('aria-valuenow', '53')
    await user.keyboard('{Home}')
    expect(line).toHaveAttribute('aria-valuenow', '25')
  })

  it('shows former versions and restores one', async () => {
    const work = backend.db.works.where({ kind: 'REVIEW', belongsTo: 'review-tech', state: 'IN_REVIEW' })[1]
    const id = work?.id ?? ''
    const values = { ...valuesOf(id), score_innovation: '2', strengths: '以前写的优点。' }
    backend.db.reviewVersions.insert({ id: 'before', reviewId: id, revision: 1, values, at: Date.now() - 3600_000 })
    const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
    const form = within(await section('评审表'))
    await user.click(await form.findByText('以前的版本'))
    await user.click(await form.findByRole('button', { name: '查看' }))
    expect(form.getAllByText('以前写的优点。')).toHaveLength(1)
    await user.click(form.getByRole('button', { name: '取回这一版' }))
    expect(form.getByRole('textbox', { name: /^主要优点/ })).toHaveValue('以前写的优点。')
    await waitFor(() => expect(valuesOf(id).score_innovation).toBe('2'))
  })

  it('explains a passed deadline, and after an extension shows its date and reason', async () => {
    const { id } = reviewOf('IN_REVIEW')
    const at = Date.now() - 3600_000
    backend.db.reviewGroups.update('review-tech', { dueAt: at })
    const { user, leave } = await renderAt('/expert/review', { as: 'expert' })
    expect(await screen.findByText('评审已截止，不能再提交；已填写的内容都保留着。')).toBeVisible()
    leave()
    const extension = { at, dueAt: Date.now() + 3600_000, reason: '专家出国', by: '某人' }
    backend.db.reviewGroups.update('review-tech', { dueAt: extension.dueAt, extensions: [extension] })
    await renderAt('/expert/review')
    expect(await screen.findByText('延期原因：专家出国')).toBeVisible()
    await user.click(screen.getByRole('link', { name: backend.db.works.get(id)?.title ?? '' }))
    // The list shows the same notice, until the review has opened.
    await section('评审表')
    expect(screen.getByText(/^截止时间已延长至/)).toBeVisible()
  })

  it('is read-only after its submission', async () => {
    await renderAt(`/expert/review/${reviewOf('SUBMITTED').id}`, { as: 'expert' })
    const form = within(await section('评审表'))
    expect(form.getByText('应用场景明确，用户单位已参与需求分析，考核指标具体、可以检验。')).toBeVisible()
    expect(form.queryByRole('radio')).toBeNull()
    expect(form.queryByRole('button', { name: '提交评审意见' })).toBeNull()
  })
})
