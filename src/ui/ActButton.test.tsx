/** Tests of the button that sends something at once. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ActButton } from './ActButton'

it('a press on a slow line shows that it runs, further presses send nothing, and the next one counts after the answer', async () => {
  let answer = () => {}
  const act = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const user = userEvent.setup()
  render(<ActButton act={act}>取消暂缓</ActButton>)
  const button = screen.getByRole('button')
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(act).toHaveBeenCalledOnce()
  answer()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(act).toHaveBeenCalledTimes(2)
})
