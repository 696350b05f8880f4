import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSample } from '../../../tests/smartform/open-sample'
import { smallForm } from '../../../tests/smartform/small-form'

/** The editor of the field `slow` is on its way until `arrive` is called. */
const slow = vi.hoisted(() => ({ there: false, arrive: () => {} }))

vi.mock('../kinds/screens', async (original) => {
  const real = await original<typeof import('../kinds/screens')>()
  return {
    ...real,
    editorReady: (node: { id: string }) => node.id !== 'slow' || slow.there,
    loadEditor: (node: Parameters<typeof real.loadEditor>[0]) =>
      node.id === 'slow' ? new Promise<void>((resolve) => (slow.arrive = resolve)) : real.loadEditor(node),
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
    slow.arrive()
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
    for (const key of ['a', 'x', 'Backspace', 'b']) fireEvent.keyDown(place, { key })
    await arrive()
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /慢的一项/ })
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('原有ab')
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
