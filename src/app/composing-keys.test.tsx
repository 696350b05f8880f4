/** Tests that keys of an input method act on nothing but its text. */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../tests/render'

/** How browsers tell of a key the input method has taken: while a word is put together, and, Safari alone, of the key that ended it. */
describe.each([
  ['during a composition', { keyCode: 229, isComposing: true }],
  ['that ended a composition, in Safari', { keyCode: 229, isComposing: false }],
])('a key pressed in the input method %s', (_when, how) => {
  const press = (target: Element, key: string) => fireEvent(target, createEvent.keyDown(target, { key, ...how }))
  const pressTwice = (target: Element, key: string) => fireEvent.keyDown(target, { key })

  it('does not open a search result', async () => {
    const { user, router } = await renderAt('/', { as: 'researcher' })
    await screen.findByRole('navigation', { name: '主菜单' })
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: '搜索页面、项目、人员、指南、消息、文件和帮助' })
    await user.type(field, '我的项目')
    const marked = await screen.findByRole('option', { name: /^我的项目/ })
    press(field, 'ArrowDown')
    press(field, 'Enter')
    press(field, 'Escape')
    expect(marked).toHaveAttribute('aria-selected', 'true')
    expect(router.state.location.pathname).toBe('/')
    expect(field).toHaveValue('我的项目')
    pressTwice(field, 'Enter')
    expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeDefined()
  })

  it('keeps an open popup open', async () => {
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    const bell = await screen.findByRole('button', { name: /^通知和消息/ })
    await user.click(bell)
    const tab = await screen.findByRole('tab', { name: /^消息（\d+）$/ })
    press(tab, 'Escape')
    expect(bell).toHaveAttribute('aria-expanded', 'true')
    pressTwice(tab, 'Escape')
    expect(bell).toHaveAttribute('aria-expanded', 'false')
  })
})
