/** Tests of the announcement on the sign-in page. */
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../tests/render'

it('the public notice is shown and requested once, however often the user opens the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const callCount = () => sent.mock.calls.filter(([, init]) => String(init?.body).includes('LoginShown')).length
  const { router } = await renderAt('/user/login')
  const lines = await screen.findByRole('list', { name: '登录须知' })
  expect(lines.textContent).toContain('自2021年起，申报项目或申请入库专家前，须通过“一网通办”完成中级及以上实名认证。')
  await act(() => router.navigate('/register'))
  await act(() => router.navigate('/user/login'))
  expect(await screen.findByRole('list', { name: '登录须知' })).toBeDefined()
  expect(callCount()).toBe(1)
  sent.mockRestore()
})
