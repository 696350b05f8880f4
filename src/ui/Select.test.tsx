import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Select } from './Select'

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]

it('shows what is chosen before its code is there, and one that is pressed meanwhile opens with it', async () => {
  render(<Select aria-label="级别" value="a" options={options} />)
  const box = screen.getByRole('combobox', { name: '级别' })
  expect(box.textContent).toBe('甲')
  await userEvent.setup().click(box)
  expect((await screen.findAllByText('乙')).length).toBeGreaterThan(0)
  const real = screen.getByRole('combobox', { name: '级别' })
  expect(real.getAttribute('aria-expanded')).toBe('true')
  expect(real).toBe(document.activeElement)
})

it('is there at once when its code has come before', () => {
  render(<Select aria-label="级别" value="b" options={options} />)
  expect(screen.getByRole('combobox', { name: '级别' }).tagName).toBe('INPUT')
})
