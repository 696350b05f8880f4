/** Tests of the root route: document title, focus, announcements. */
import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { setUnreadCount } from '@/lib/events/unread-count'
import { usePageTitle } from '@/lib/routing/page-title'
import { Root } from './Root'

function Receipt() {
  usePageTitle('提名已提交')
  return <h1>提名已提交</h1>
}

it('the document title names the current page only, also when a page’s name contains that of the next', async () => {
  const at = (path: string, title: string, element: React.ReactNode) => ({
    path,
    element,
    handle: { name: path, title },
  })
  const router = createMemoryRouter(
    [{ element: <Root />, children: [at('/form', '提名进度', <Receipt />), at('/', '提名进度', <h1>提名进度</h1>)] }],
    { initialEntries: ['/form'] },
  )
  setUnreadCount(3)
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(document.title).toBe('(3) 提名已提交 - 提名进度 - 科技管理平台'))
  await router.navigate('/')
  await waitFor(() => expect(document.title).toBe('(3) 提名进度 - 科技管理平台'))
})
