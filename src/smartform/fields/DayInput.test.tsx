import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSample, sent } from '../../../tests/smartform/open-sample'

const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: '开始日期' })
const type = (text: string) => fireEvent.change(start(), { target: { value: text } })

describe('a day that is typed', () => {
  it('is saved and comes back as typed when it is no day, and is told of, and not while it is typed', async () => {
    const { ports } = openSample()
    type('明年三月初')
    fireEvent.blur(start())
    fireEvent.focus(window)
    await waitFor(() =>
      expect(ports.save).toHaveBeenCalledWith('c1', sent(1, { period: { start: '明年三月初', end: null } })),
    )
    expect(start().value).toBe('明年三月初')
    expect(screen.queryByText(/真实日期/)).toBeNull()

    cleanup()
    openSample({ content: { values: { period: { start: '明年三月初', end: null } } } })
    expect(start().value).toBe('明年三月初')
    fireEvent.click(screen.getByRole('link', { name: /经费预算/ }))
    fireEvent.click(screen.getByRole('link', { name: /基本信息/ }))
    expect(
      screen.getAllByText(/执行期限的开始日期要写成 2026-01-31 这样的真实日期，现在是「明年三月初」/).length,
    ).toBeGreaterThan(0)
  })

  it.each([['2026-1-5'], ['20260105'], ['2026年1月5日'], ['２０２６．１．５']])(
    '%s is understood once it is left',
    async (written) => {
      openSample()
      type(written)
      expect(start().value).toBe(written)
      fireEvent.blur(start())
      expect(start().value).toBe('2026-01-05')
    },
  )

  it('is chosen in a calendar as well', async () => {
    const { user } = openSample({ content: { values: { period: { start: '2026-01-05', end: null } } } })
    const [button] = screen.getAllByRole('button', { name: '选择日期' })
    if (button) await user.click(button)
    const day = await waitFor(() => {
      const cell = document.querySelector('td[title="2026-01-20"]')
      expect(cell).toBeTruthy()
      return cell
    })
    if (day) await user.click(day)
    expect(start().value).toBe('2026-01-20')
  })
})
