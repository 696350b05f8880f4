/** Tests of the settings drawer. */
import { screen } from '@testing-library/react'
import { theme } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { layoutSettings, resetLayout } from './layout-settings'

afterEach(() => {
  vi.restoreAllMocks()
  resetLayout()
})

async function openDrawer() {
  const { user } = await renderAt('/my-project', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /用户菜单$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '布局设置' }))
  await screen.findByRole('button', { name: '复制设置' })
  return user
}

it('the settings drawer reports that settings were copied or could not be copied', async () => {
  const user = await openDrawer()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: '复制设置' }))
  expect(await screen.findByText('复制完毕')).toBeDefined()
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual(layoutSettings())
  write.mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: '复制设置' }))
  expect(await screen.findByText('复制失败')).toBeDefined()
})

it('the former colour stays and an error appears when a theme does not compile', async () => {
  const user = await openDrawer()
  const former = layoutSettings().colour
  vi.spyOn(theme, 'getDesignToken').mockImplementation(() => {
    throw new Error('no theme')
  })
  const other = screen
    .getAllByRole<HTMLInputElement>('radio')
    .find((element) => element.type === 'radio' && !element.checked && element.closest('[title]'))
  await user.click(other ?? expect.fail('no other colour'))
  expect(await screen.findByText('主题编译失败，仍用原来的颜色')).toBeDefined()
  expect(layoutSettings().colour).toBe(former)
})
