import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
const open = (field: object = slowText) =>
  openSample({
    definition: smallForm([field, { kind: 'text', id: 'next', label: '下一项' }]),
    pageId: 'p',
    content: { values: field === slowText ? { slow: '原有' } : {} },
  })
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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a field whose editor is still on its way', () => {
  it.each([
    ['by mouse', (place: HTMLElement) => userEvent.setup().click(place)],
    [
      'by key',
      async (place: HTMLElement) => {
        act(() => place.focus())
        await userEvent.setup().keyboard('{Enter}')
      },
    ],
  ])('opens the list of a choice that was pressed meanwhile, %s', async (_how, press) => {
    open({ kind: 'dictionary', id: 'slow', label: '慢的一项', dictionaryType: 'user_application_area' })
    await press(screen.getByRole('group', { name: /慢的一项/ }))
    await arrive()
    const choice = await screen.findByRole('combobox', { name: /慢的一项/ })
    await waitFor(() => expect(choice).toHaveAttribute('aria-expanded', 'true'))
    expect(document.activeElement).toBe(choice)
  })

  it('opens nothing where somebody only came by', async () => {
    open({ kind: 'dictionary', id: 'slow', label: '慢的一项', dictionaryType: 'user_application_area' })
    act(() => screen.getByRole('group', { name: /慢的一项/ }).focus())
    await arrive()
    expect(await screen.findByRole('combobox', { name: /慢的一项/ })).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['as long as the browser lets it', true, 1],
    ['later leaves the button in hand', false, 0],
  ])('lets files be chosen in an upload that was pressed meanwhile: %s', async (_when, isActive, times) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { isActive } }))
    const chooser = vi.spyOn(HTMLInputElement.prototype, 'click')
    open({ kind: 'attachments', id: 'slow', label: '慢的一项' })
    await userEvent.setup().click(screen.getByRole('group', { name: /慢的一项/ }))
    await arrive()
    expect(await screen.findByRole('button', { name: /选择文件/ })).toHaveFocus()
    expect(chooser).toHaveBeenCalledTimes(times)
  })

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
