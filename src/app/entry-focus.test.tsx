/** Tests of the focus after a navigation. */
import { afterEach, expect, it } from 'vitest'
import { focusHeading } from './entry-focus'

afterEach(() => {
  document.body.innerHTML = ''
})

const heading = '<h1 class="page-title">我的项目</h1>'

function focusedAfter(html: string): string | null {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('[data-focus]')?.focus()
  const stop = focusHeading()
  stop()
  return document.activeElement?.textContent ?? null
}

it('focus moves to the heading of the new page', () => {
  expect(
    focusedAfter(`<nav><button data-focus aria-haspopup="menu" aria-expanded="true">项目管理</button></nav>${heading}`),
  ).toBe('我的项目')
})

it('a menu opened while the page was loading stays open', () => {
  expect(focusedAfter(`<button data-focus aria-haspopup="menu" aria-expanded="true">陈思远</button>${heading}`)).toBe(
    '陈思远',
  )
})
