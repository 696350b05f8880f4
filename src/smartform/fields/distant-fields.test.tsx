/** Tests of long pages, whose distant fields render as text. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSample } from '../../../tests/smartform/open-sample'
import { smallForm } from '../../../tests/smartform/small-form'

/** A browser's observer in which nothing comes near until it is told to. */
class QuietObserver {
  static last: QuietObserver | null = null
  readonly watched = new Set<Element>()
  constructor(readonly onIntersect: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    QuietObserver.last = this
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  disconnect() {
    this.watched.clear()
  }
}

const fields = Array.from({ length: 60 }, (_, index) => ({
  kind: 'text' as const,
  id: `f${index + 1}`,
  label: `第 ${index + 1} 项`,
  required: true,
}))
const longForm = smallForm(fields)
const open = () => openSample({ definition: longForm, pageId: 'p', content: { values: { f50: '第五十个答案' } } })
const controls = () => screen.getAllByRole('textbox').length

beforeEach(() => vi.stubGlobal('IntersectionObserver', QuietObserver))
afterEach(() => vi.unstubAllGlobals())

describe('a page of many fields', () => {
  it('renders the first controls, and every other field as searchable text', () => {
    open()
    expect(controls()).toBe(24)
    expect(screen.getByText('第五十个答案')).toBeTruthy()
    expect(screen.getByRole('group', { name: /第 60 项/ })).toBeTruthy()
  })

  it('renders a control with its answer when it comes near the window', () => {
    open()
    const field = screen.getByRole('group', { name: /第 50 项/ })
    act(() => QuietObserver.last?.onIntersect([{ target: field, isIntersecting: true }]))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /第 50 项/ }).value).toBe('第五十个答案')
    expect(controls()).toBe(25)
  })

  it('passes the focus to the control when the keyboard reaches it', () => {
    open()
    act(() => screen.getByRole('group', { name: /第 40 项/ }).focus())
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /第 40 项/ }))
  })

  it('links from the summary to a distant field, whose message is rendered already', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    expect(screen.getByRole('group', { name: /第 60 项/ }).textContent).toContain('请填写第 60 项')
    await user.click(screen.getByRole('link', { name: '请填写第 60 项' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /第 60 项/ }))
  })

  it('renders all of them before printing', () => {
    open()
    fireEvent(window, new Event('beforeprint'))
    expect(controls()).toBe(60)
  })
})
