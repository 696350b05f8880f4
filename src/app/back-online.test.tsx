/** Tests that pages opened without a network load when it is back. */
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

afterEach(() => {
  backend.network.offline = false
})

const comesBack = () =>
  act(async () => {
    backend.network.offline = false
    window.dispatchEvent(new Event('online'))
  })

describe('a page opened without a network', () => {
  it.each([
    ['researcher', '/my-project/topics/content-25DZ1200-001', '项目课题'],
    ['researcher', '/function-platform/platform-service-1', '上海智能计算与数据分析专业技术服务平台'],
    ['supervisingDepartment', '/technical', '技术报告评价'],
  ] as const)('loads by itself when the network comes back: %s at %s', async (as, path, title) => {
    const { router } = await renderAt('/', { as })
    await screen.findByRole('heading', { level: 1 })
    backend.network.offline = true
    await act(() => router.navigate(path))
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible(), { timeout: 15_000 })
    await comesBack()
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull(), { timeout: 15_000 })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
