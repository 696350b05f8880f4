// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
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
