import { act, fireEvent, screen } from '@testing-library/react'
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

const fields = [
  { kind: 'text' as const, id: 'slow', label: '慢的一项' },
  { kind: 'text' as const, id: 'next', label: '下一项' },
]
const form = smallForm(fields)
const open = () => openSample({ definition: form, pageId: 'p', content: { values: { slow: '原有' } } })
const arrive = () =>
  act(async () => {
    slow.there = true
    for (const arrived of slow.awaiting.splice(0)) arrived()
  })

beforeEach(() => {
  slow.there = false
  // jsdom has no editing commands; a browser writes at the caret.
  document.execCommand = (_command, _shown, text) => {
    const input = document.activeElement
    if (input instanceof HTMLInputElement) fireEvent.change(input, { target: { value: `${input.value}${text}` } })
    return true
  }
})

describe('a field whose editor is still on its way', () => {
  it('shows its answer, and takes over what was typed meanwhile', async () => {
    open()
    const place = screen.getByRole('group', { name: /慢的一项/ })
    expect(place.textContent).toContain('原有')
    act(() => place.focus())
    await userEvent.setup().keyboard('ax{Backspace}b')
    await arrive()
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /慢的一项/ })
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('原有ab')
  })

  it('takes over a word only once an input method has put it together', async () => {
    open()
    act(() => screen.getByRole('group', { name: /慢的一项/ }).focus())
    const awaiting = screen.getByRole('textbox', { name: /慢的一项/ })
    fireEvent.compositionStart(awaiting)
    fireEvent.change(awaiting, { target: { value: 'yu' } })
    await arrive()
    expect(screen.getByRole('textbox', { name: /慢的一项/ })).toBe(awaiting)
    fireEvent.change(awaiting, { target: { value: '语' } })
    await act(async () => {
      fireEvent.compositionEnd(awaiting)
      await new Promise((resolve) => setTimeout(resolve, 10))
    })
    expect(screen.getByDisplayValue('原有语')).toBe(document.activeElement)
  })

  it('does not call back somebody who has gone on', async () => {
    open()
    act(() => screen.getByRole('group', { name: /慢的一项/ }).focus())
    const next = screen.getByRole('textbox', { name: /下一项/ })
    act(() => next.focus())
    await arrive()
    expect(screen.getByRole('textbox', { name: /慢的一项/ })).toBeTruthy()
    expect(document.activeElement).toBe(next)
  })
})
