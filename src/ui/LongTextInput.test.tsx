/** Tests of the multi-line input's counter. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LongTextInput } from './LongTextInput'

function Comment() {
  const [value, setValue] = useState('')
  return <LongTextInput control={{ id: 'c' }} value={value} change={setValue} limit={30} least={5} />
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const seen = () => screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
const counter = () => document.getElementById(seen())?.textContent

it('a comment with a minimum length shows the missing characters, not counting blanks', () => {
  render(<Comment />)
  expect(counter()).toBe('0 / 30 字，至少 5 字，还差 5 字')
  type('   ')
  expect(counter()).toBe('3 / 30 字，至少 5 字，还差 5 字')
  type('需求明确')
  expect(counter()).toBe('4 / 30 字，至少 5 字，还差 1 字')
  type('需求明确。')
  expect(counter()).toBe('5 / 30 字')
})

it('the counter is announced to screen readers when typing pauses, not at each keystroke', async () => {
  render(<Comment />)
  const status = screen.getByRole('status')
  const announcements: (string | null)[] = []
  new MutationObserver(() => announcements.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const words of ['需', '需求', '需求明']) type(words)
  expect(status).toBeEmptyDOMElement()
  await waitFor(() => expect(announcements).toEqual(['还差 2 字']))
  type('需求明确。')
  await waitFor(() => expect(announcements).toEqual(['还差 2 字', '已达到最少字数']))
})
