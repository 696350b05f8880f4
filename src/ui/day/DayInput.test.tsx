/** Tests of the day input. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { canonicalDay } from '@/lib/time/iso-day'
import { DayInput } from './DayInput'

/** A form with a day input that starts with a stored value. */
function Host({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial)
  const change = (day: string | null) => setValue(day && canonicalDay(day))
  return <DayInput value={value} control={{ id: 'day', 'aria-label': '开始日期' }} change={change} />
}
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始日期' })

describe('a day input', () => {
  it.each([
    ['2026-1-5', '2026-01-05'],
    ['明年三月初', '明年三月初'],
  ])('keeps its text while typing, and formats it on blur: %s', (written, visible) => {
    render(<Host />)
    fireEvent.change(day(), { target: { value: written } })
    expect(day().value).toBe(written)
    fireEvent.blur(day())
    expect(day().value).toBe(visible)
  })

  it('offers a calendar', async () => {
    render(<Host initial="2026-01-05" />)
    fireEvent.click(screen.getByRole('button', { name: '选择日期' }))
    const cell = await waitFor(() => {
      const found = document.querySelector('td[title="2026-01-20"]')
      if (!found) throw new Error('the calendar is on its way')
      return found
    })
    fireEvent.click(cell)
    expect(day().value).toBe('2026-01-20')
  })

  it.each([
    ['a day is chosen by arrows and Enter', ['ArrowDown', 'ArrowRight', 'PageDown', 'Enter'], '2026-02-13'],
    ['Escape keeps the former day', ['ArrowDown', 'Escape'], '2026-01-05'],
    ['Enter is pressed on the former day', ['Enter'], '2026-01-05'],
  ])('closes its calendar when %s, and returns the focus to the button', async (_case, keys, left) => {
    render(<Host initial="2026-01-05" />)
    const button = screen.getByRole('button', { name: '选择日期' })
    fireEvent.click(button)
    const calendar = await screen.findByRole('textbox', { name: '选择日期' })
    await waitFor(() => expect(document.activeElement).toBe(calendar))
    for (const key of keys) fireEvent.keyDown(calendar, { key })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '选择日期' })).toBeNull())
    expect(day().value).toBe(left)
    expect(document.activeElement).toBe(button)
  })
})
