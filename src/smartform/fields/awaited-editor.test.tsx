/** Tests of a field whose editor is still loading. */
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSample } from '../../../tests/smartform/open-sample'
import { smallForm } from '../../../tests/smartform/small-form'

/** The editor of the field `slow` is on its way until `arrive` is called, whoever asked for it. */
const slow = vi.hoisted(() => ({ there: false, awaiting: [] as (() => void)[] }))

vi.mock('../kinds/screens', async (original) => {
  const real = await original<typeof import('../kinds/screens')>()
  return {
    ...real,
    editorReady: (node: { id: string }) => node.id !== 'slow' || slow.there,
    loadEditor: (node: Parameters<typeof real.loadEditor>[0]) =>
      node.id === 'slow' ? new Promise<void>((resolve) => slow.awaiting.push(resolve)) : real.loadEditor(node),
  }
})

const slowText = { kind: 'text', id: 'slow', label: '慢的一项' }
const open = () =>
  openSample({
    definition: smallForm([slowText, { kind: 'text', id: 'next', label: '下一项' }]),
    pageId: 'p',
    content: { values: { slow: '原有' } },
  })
const arrive = () =>
  act(async () => {
    slow.there = true
    for (const arrived of slow.awaiting.splice(0)) arrived()
  })

beforeEach(() => {
  slow.there = false
})

describe('a field whose editor is still loading', () => {
  it('shows its answer, is busy while focused, and accepts no typing', async () => {
    open()
    const field = screen.getByRole('group', { name: /慢的一项/ })
    expect(field.textContent).toContain('原有')
    act(() => field.focus())
    expect(field).toHaveAttribute('aria-busy', 'true')
    await userEvent.setup().keyboard('ab')
    expect(screen.queryByRole('textbox', { name: /慢的一项/ })).toBeNull()
  })

  it('passes the focus to its control when the editor has loaded', async () => {
    open()
    act(() => screen.getByRole('group', { name: /慢的一项/ }).focus())
    await arrive()
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /慢的一项/ })
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('原有')
  })

  it('leaves the focus where the user has moved it', async () => {
    open()
    act(() => screen.getByRole('group', { name: /慢的一项/ }).focus())
    const next = screen.getByRole('textbox', { name: /下一项/ })
    act(() => next.focus())
    await arrive()
    expect(screen.getByRole('textbox', { name: /慢的一项/ })).toBeTruthy()
    expect(document.activeElement).toBe(next)
  })
})
