/** Tests of filling in a form in the editor. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureDraftOwner } from '@/lib/drafts/draft-owner'
import { openSample, personOfTest } from '../../../tests/smartform/open-sample'
import { smallForm } from '../../../tests/smartform/small-form'

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })

describe('filling in a form', () => {
  afterEach(() => configureDraftOwner(() => null))

  it('lists the pages as tasks with their open questions, in words', () => {
    openSample()
    const list = screen.getByRole('navigation', { name: '填写页面' })
    const [basics, , files] = within(list).getAllByRole('link')
    expect(basics).toHaveProperty('textContent', '1. 基本信息 未开始 必填还差 2 项')
    expect(files?.textContent).toContain('其中附件 1 份')
    expect(basics?.getAttribute('aria-current')).toBe('page')
    expect(files?.getAttribute('href')).toBe('/form/files')
  })

  it('links label, help and the word 必填 with the control', () => {
    openSample()
    const summary = field(/^项目摘要/)
    expect(summary.getAttribute('aria-required')).toBe('true')
    const described = summary.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['不超过 20 字', '0 / 20 字'])
    expect(screen.getByText('项目摘要').textContent).toContain('必填')
  })

  it('shows no error while typing, a format error on leaving a changed field, and no missing answer', async () => {
    const { user } = openSample()
    await user.click(field(/^项目摘要/))
    await user.type(field(/^项目名称/), '一二三四五六七八九十又一')
    expect(screen.queryByText(/不能超过|请填写项目摘要/)).toBeNull()
    await user.tab()
    expect(field(/^项目名称/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/项目名称不能超过 10 个字，现在 12 个/)).toBeTruthy()
    expect(document.activeElement).toBe(field(/^项目摘要/))
    await user.type(field(/^项目名称/), '{Backspace}{Backspace}')
    expect(screen.queryByText(/项目名称不能超过/)).toBeNull()
    await user.clear(field(/^项目名称/))
    await user.click(screen.getByRole('link', { name: /经费预算/ }))
    await user.click(screen.getByRole('link', { name: /基本信息/ }))
    expect(screen.queryByText(/请填写/)).toBeNull()
  })

  it('shows a rule across fields on leaving the field that violates it, after the pointer is released', async () => {
    const { user } = openSample({ pageId: 'budget' })
    await user.type(field(/^直接费用/), '100')
    await user.type(field(/^间接费用/), '30')
    expect(screen.queryByText(/请减少/)).toBeNull()
    await user.pointer({ keys: '[MouseLeft>]', target: field(/^直接费用/) })
    expect(screen.queryByText(/请减少/)).toBeNull()
    await user.pointer('[/MouseLeft]')
    await waitFor(() => expect(screen.getAllByText(/间接费用不能超过直接费用的 12%/)).toHaveLength(2))
  })

  it('collapses the summary to one line once it loses the focus to a field, and expands it', async () => {
    const { user } = openSample()
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    const summary = screen.getByRole('region', { name: /处需要处理/ })
    await user.click(within(summary).getByRole('link', { name: /请填写项目摘要/ }))
    await waitFor(() => expect(within(summary).queryByRole('link')).toBeNull())
    expect(within(summary).getByRole('heading', { name: /处需要处理/ })).toBeTruthy()
    await user.click(within(summary).getByRole('button', { name: '展开' }))
    expect(within(summary).getAllByRole('link').length).toBeGreaterThan(1)
  })

  it('collapses the page list and the ledger for more width, and remembers it', async () => {
    configureDraftOwner(() => ({ userId: personOfTest(), sealingKey: null, openingKey: async () => null }))
    const first = openSample()
    await first.user.click(screen.getByRole('button', { name: '收起列表，用整个窗口' }))
    expect(document.querySelector('[data-wide]')).toBeTruthy()
    first.unmount()
    openSample({ userId: 'somebody else' }).unmount()
    const { user } = openSample()
    expect(document.querySelector('[data-wide]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '展开页面列表和规则核对' }))
    expect(document.querySelector('[data-wide]')).toBeNull()
  })

  it('moves the focus to the heading on a page change', async () => {
    const { user } = openSample()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '经费预算' }))
  })

  it('opens at the field named in the address', async () => {
    openSample({ focusPath: 'summary' })
    await waitFor(() => expect(document.activeElement).toBe(field(/^项目摘要/)))
  })

  it('keeps numbers as typed while typing, and normalises them on leaving', async () => {
    const { user } = openSample({ pageId: 'budget' })
    const direct = field(/^直接费用/)
    await user.type(direct, '１，２３４.50')
    expect(direct).toHaveProperty('value', '１，２３４.50')
    await user.tab()
    expect(direct).toHaveProperty('value', '1234.50')
    await user.clear(direct)
    await user.type(direct, '约一百')
    await user.tab()
    expect(direct).toHaveProperty('value', '约一百')
  })

  it('computes totals and the 12 % rule while typing', async () => {
    const { user } = openSample({ pageId: 'budget' })
    const ledger = screen.getByRole('region', { name: '规则核对' })
    expect(ledger.textContent).toContain('待填写')
    await user.type(field(/^直接费用/), '208')
    await user.type(field(/^间接费用/), '24.13')
    expect(ledger.textContent).toContain('间接费用 11.6% ≤ 12%，还可增加 0.83 万元')
    expect(ledger.textContent).toContain('符合')
    expect(screen.getByRole('status', { name: /总经费/ }).textContent).toBe('232.13')
    await user.type(field(/^间接费用/), '{Backspace}{Backspace}{Backspace}{Backspace}5.5')
    expect(ledger.textContent).toMatch(/不符合.*间接费用 12.3% > 12%，超出 0.54 万元/)
  })

  it('shows the reviewer’s opinion and comments, each a link to its field', async () => {
    openSample({
      content: { comments: [{ id: 'k1', path: 'summary', text: '摘要太短', author: '王审核', at: 0 }] },
      opinion: { text: '请补充后再报', author: '王审核', at: 0 },
    })
    expect((await screen.findByRole('link', { name: '摘要太短' })).getAttribute('href')).toBe(
      '/form/basics?field=summary',
    )
    expect(screen.getByText(/请补充后再报/)).toBeTruthy()
    expect(field(/^项目摘要/).getAttribute('aria-describedby')).toContain('field-summary-comments')
  })

  it('reports an unknown part of a definition and renders the rest', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    openSample({
      pageId: 'p',
      definition: smallForm([
        { kind: 'hologram', id: 'x', label: '全息' },
        { kind: 'text', id: 'y', label: '文字' },
      ]),
    })
    const section = screen.getByRole('region', { name: '节' })
    expect(within(section).getByText(/表单本身有 1 处问题/)).toBeTruthy()
    expect(field('文字')).toBeTruthy()
    expect(error).not.toHaveBeenCalled()
  })
})
