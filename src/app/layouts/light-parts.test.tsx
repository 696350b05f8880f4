/** Tests of the header's menus that work without antd. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MenuButton } from '@/ui/MenuButton'
import { TopMenu } from './menu/TopMenu'

// jsdom draws nothing: everything is in sight.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the light menu before antd is loaded', () => {
  const onChoose = vi.fn()
  const opened = async (key = '{ArrowDown}') => {
    onChoose.mockClear()
    const user = userEvent.setup()
    render(
      <MenuButton
        aria-label="用户菜单"
        entries={[
          { key: 'who', heading: '张三' },
          { key: 'settings', label: '账户设置', onChoose: () => onChoose('账户设置') },
          { key: 'line', divider: true },
          { key: 'language', label: '语言', onChoose: () => onChoose('语言') },
          { key: 'leave', label: '注销登录', onChoose: () => onChoose('注销登录') },
        ]}
      >
        张三
      </MenuButton>,
    )
    await user.tab()
    await user.keyboard(key)
    return user
  }
  const button = () => screen.getByRole('button', { name: '用户菜单' })

  it.each(['{ArrowDown}', '{Enter}', ' '])(
    'is opened by its button and the key “%s”, on its first entry',
    async (key) => {
      await opened(key)
      expect(button().getAttribute('aria-expanded')).toBe('true')
      expect(document.activeElement?.textContent).toBe('账户设置')
    },
  )

  it('arrow keys move through the entries, wrap around and skip dividers', async () => {
    const user = await opened()
    for (const [key, name] of [
      ['ArrowDown', '语言'],
      ['ArrowDown', '注销登录'],
      ['ArrowDown', '账户设置'],
      ['ArrowUp', '注销登录'],
      ['Home', '账户设置'],
      ['End', '注销登录'],
    ]) {
      await user.keyboard(`{${key}}`)
      expect([key, document.activeElement?.textContent]).toEqual([key, name])
    }
  })

  it.each(['{Enter}', ' '])('activates an entry with “%s” and returns the focus', async (key) => {
    const user = await opened()
    await user.keyboard(`{ArrowDown}${key}`)
    expect(onChoose.mock.calls).toEqual([['语言']])
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('closes on Escape without an action and returns the focus', async () => {
    const user = await opened()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button())
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('the menu in the header', () => {
  const visible = () => {
    const menu = [
      { key: '/', title: '首页' },
      {
        key: 'projects',
        title: '项目管理',
        children: [
          { key: '/my-project', title: '我的项目' },
          { key: '/audit', title: '项目审核' },
        ],
      },
      { key: '/resume', title: '个人履历' },
    ]
    const router = createMemoryRouter([{ path: '*', element: <TopMenu menu={menu} selected="/" theme="light" /> }])
    render(<RouterProvider router={router} />)
    return { user: userEvent.setup(), router }
  }
  const at = () => document.activeElement?.textContent

  it('is one tab stop; arrow keys move and wrap around, and Enter activates', async () => {
    const { user, router } = visible()
    await user.tab()
    expect(at()).toBe('首页')
    await user.keyboard('{ArrowLeft}')
    expect(at()).toBe('个人履历')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(at()).toBe('项目管理')
    await user.keyboard('{ArrowRight}{Enter}')
    expect(router.state.location.pathname).toBe('/resume')
  })

  it('opens a group by keyboard, and Escape returns to the group', async () => {
    const { user, router } = visible()
    const group = screen.getByRole('menuitem', { name: '项目管理' })
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(group.getAttribute('aria-expanded')).toBe('true')
    expect(at()).toBe('我的项目')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(group)
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/audit')
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
