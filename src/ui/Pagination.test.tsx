/** Tests of the page numbers below a list. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Pagination, visiblePages } from './Pagination'

it.each([
  [1, 7, 2, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, 2, [1, 2, 3, 4, 5, null, 20]],
  [4, 20, 2, [1, 2, 3, 4, 5, 6, null, 20]],
  [10, 20, 2, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, 2, [1, null, 16, 17, 18, 19, 20]],
  [10, 20, 1, [1, null, 9, 10, 11, null, 20]],
])('page %i of %i with %i neighbours offers: %j', (current, last, beside, pages) => {
  expect(visiblePages(current, last, beside)).toEqual(pages)
})

it('each page is a link, and the current page is marked', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  const { rerender } = render(<Pagination current={1} total={25} pageSize={10} onChange={onChange} />)
  const back = screen.getByRole('button', { name: '上一页' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  await user.click(back)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '第 1 页' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await user.click(screen.getByRole('button', { name: '第 3 页' }))
  expect(onChange.mock.calls).toEqual([[2], [3]])
  rerender(<Pagination current={1} total={10} pageSize={10} onChange={onChange} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

function Pages() {
  const [page, setPage] = useState(1)
  return <Pagination current={page} total={25} pageSize={10} onChange={setPage} />
}

it('the last page is reached by keyboard without losing the focus', async () => {
  const user = userEvent.setup()
  render(<Pages />)
  screen.getByRole('button', { name: '下一页' }).focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(screen.getByRole('button', { name: '第 3 页' }).getAttribute('aria-current')).toBe('page')
  // A disabled button gives up the focus in a browser.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一页' }).disabled).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一页' }))
})
