// @vitest-environment jsdom
/** Tests of the title that a page sets for itself, and of the route of a page. */
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageRoute } from './page-route'
import { pageTitle, subscribePageTitle, usePageTitle } from './page-title'

it('a page’s title is shown while the page is open, and follows it', () => {
  const listener = vi.fn()
  const stop = subscribePageTitle(listener)
  expect(pageTitle()).toBeNull()
  const { rerender, unmount } = renderHook(({ title }: { title: string | null }) => usePageTitle(title), {
    initialProps: { title: '基本信息' as string | null },
  })
  expect([pageTitle(), listener.mock.calls.length]).toEqual(['基本信息', 1])
  rerender({ title: '预算' })
  expect(pageTitle()).toBe('预算')
  rerender({ title: null })
  expect(pageTitle()).toBeNull()
  rerender({ title: '预算' })
  unmount()
  expect(pageTitle()).toBeNull()
  stop()
})

it('a page that closes late does not take away the title of the next', () => {
  const first = renderHook(() => usePageTitle('申报'))
  const second = renderHook(() => usePageTitle('申报'))
  first.unmount()
  expect(pageTitle()).toBe('申报')
  second.unmount()
  expect(pageTitle()).toBeNull()
})

it('a page’s route has its path, its code and its handle', () => {
  const lazy = async () => ({})
  const handle = { name: 'mail', title: '消息' }
  expect(pageRoute('mail', lazy, handle)).toEqual({ path: 'mail', lazy, handle })
})
