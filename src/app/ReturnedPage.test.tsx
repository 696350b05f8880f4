/** Tests of the page that covers a restored page whose login has ended. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReturnedPage } from './ReturnedPage'

it('replaces another user’s page by an announced explanation with links', () => {
  // As main.tsx draws it: in place of everything, the router too.
  render(<ReturnedPage />)
  const heading = screen.getByRole('heading', { level: 1, name: '正在重新打开页面' })
  expect(heading).toHaveFocus()
  expect(document.title).toContain('正在重新打开页面')
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', '/help')
})
