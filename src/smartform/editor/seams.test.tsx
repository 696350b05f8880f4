/** Tests of the editor's parts together: pre-check, page list, ledger. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts, openSample } from '../../../tests/smartform/open-sample'
import { complete, sampleForm } from '../../../tests/smartform/sample-form'
import { smallForm } from '../../../tests/smartform/small-form'
import { createEngine } from '../engine/create-engine'
import { parseDefinition } from '../schema/parse-definition'
import type { SubmitOutcome } from './editor-props'

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: RegExp | string, text: string) => fireEvent.change(field(name), { target: { value: text } })

afterEach(() => {
  vi.useRealTimers()
})

describe('the pre-check', () => {
  it('of an empty form reports each problem once, although the server finds the same', async () => {
    const { user, ports } = openSample()
    const server = createEngine(parseDefinition(sampleForm), {}, { editable: true, today: () => '2026-01-01' })
    ports.check.mockResolvedValue(
      server.problems('form', 'submit').map(({ id, kind: _, pageId: __, ...named }) => ({ ...named, rule: id })),
    )
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    await vi.waitFor(() => expect(ports.check).toHaveBeenCalled())
    const summary = await screen.findByRole('region', { name: '有 5 处需要处理' })
    expect(within(summary).getAllByRole('link')).toHaveLength(5)
    expect(document.getElementById('field-name-messages')?.textContent).toBe('错误：请填写项目名称')
  })

  it('uses the same texts in the summary and at the field', async () => {
    const { user } = openSample()
    type(/^项目名称/, '一二三四五六七八九十又一')
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    expect(await screen.findByRole('link', { name: '项目名称不能超过 10 个字，现在 12 个' })).toBeTruthy()
    type(/^项目名称/, '一二三四五六七八九十又一二三')
    expect(screen.getByRole('link', { name: '项目名称不能超过 10 个字，现在 14 个' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /现在 12 个/ })).toBeNull()
  })
})

describe('the error summary', () => {
  it('names the field where two fields have the same message', async () => {
    const pattern = { source: '[A-Za-z]+', message: '请按护照填写' }
    const name = (id: string, label: string) => ({ kind: 'text', id, label, pattern }) as const
    const { user } = openSample({ definition: smallForm([name('a', '姓'), name('b', '名')]), pageId: 'p' })
    type(/^姓/, '李')
    type(/^名/, '明')
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    const summary = await screen.findByRole('region', { name: '有 2 处需要处理' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['姓：请按护照填写', '名：请按护照填写'])
  })
})

describe('the list of pages', () => {
  it('shows a page without required answers as 选填, not 未开始', () => {
    const note = { kind: 'text', id: 'remark', label: '备注' } as const
    const page = { id: 'notes', title: '补充说明', sections: [{ id: 'n', fields: [note] }] }
    openSample({ definition: { ...sampleForm, pages: [...sampleForm.pages, page] } })
    const entry = within(screen.getByRole('navigation', { name: '填写页面' })).getByRole('link', { name: /补充说明/ })
    expect(entry).toHaveTextContent(/^4\. 补充说明 选填$/)
  })
})

describe('the ledger', () => {
  it('links to every cell that feeds a rule: indirect cost also to direct cost', () => {
    openSample({ pageId: 'budget' })
    const ledger = screen.getByRole('region', { name: '规则核对' })
    expect(
      within(ledger)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['间接费用', '/form/budget?field=indirect'],
      ['直接费用', '/form/budget?field=direct'],
    ])
  })
})

describe('during a submission', () => {
  it('the answers are locked, and editable again after a refusal', async () => {
    let answer: (outcome: SubmitOutcome) => void = () => {}
    const run = () => new Promise<SubmitOutcome>((resolve) => (answer = resolve))
    const { user } = openSample({ content: { values: complete }, submit: { label: '提交', run } })
    const frozen = () => field(/^项目名称/).closest('[inert]') !== null
    expect(frozen()).toBe(false)
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(frozen()).toBe(true)
    await act(async () => answer({ kind: 'failed', message: '申报已截止' }))
    expect(frozen()).toBe(false)
    expect(screen.getByText('申报已截止')).toBeTruthy()
  })
})

describe('midnight in Beijing', () => {
  it('starts a new day by the server’s clock instead of the device’s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let now = Date.parse('2026-06-15T15:59:50Z')
    const date = { kind: 'computed', id: 'day', label: '今天', value: ['today'] } as const
    const definition = smallForm([date])
    openSample({ definition, pageId: 'p', ports: { ...fakePorts(), now: () => now } })
    const visible = () => screen.getByRole('status', { name: '今天' }).textContent
    expect(visible()).toBe('2026-06-15')
    now += 10_000
    await act(async () => vi.advanceTimersByTime(10_000))
    expect(visible()).toBe('2026-06-16')
  })
})
