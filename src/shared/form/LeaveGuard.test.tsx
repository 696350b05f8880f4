// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { LeaveGuard } from './LeaveGuard'

const clean = { dirty: () => false, settle: async () => null }
const unkept = { dirty: () => true, settle: async () => 'memory' as const }

it.each([
  ['first', [unkept, clean]],
  ['last', [clean, unkept]],
])('leaving a page with several forms asks for each: the one with unsaved input is %s', async (_where, forms) => {
  const page = (
    <>
      {forms.map((form, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <LeaveGuard key={at} within={() => false} {...form} />
      ))}
      <Link to="/away">去别处</Link>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/away', element: '到了' },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: '去别处' }))
  expect(await screen.findByText('这些内容本机也没有存下，离开就会丢失。')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '留在本页' }))
  expect(screen.getByRole('link', { name: '去别处' })).toBeTruthy()
})

it.each([
  ['could be sent at once is left without a question', null, ''],
  ['is a file on its way is left once that was confirmed', 'uploads', '还有附件正在上传，离开后需要重新选择文件。'],
] as const)('a page whose unsaved input %s', async (_what, unsent, question) => {
  const settle = vi.fn(async () => unsent)
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <LeaveGuard within={() => false} dirty={() => true} settle={settle} />
          <Link to="/away">去别处</Link>
        </>
      ),
    },
    { path: '/away', element: '到了' },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: '去别处' }))
  expect(settle).toHaveBeenCalledOnce()
  if (question) {
    expect(await screen.findByText(question)).toBeTruthy()
    expect(screen.queryByText('到了')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '仍然离开' }))
  }
  expect(await screen.findByText('到了')).toBeTruthy()
  if (!question) expect(screen.queryByRole('dialog')).toBeNull()
})
