import { configure, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  backend.weather.offline = false
  clearNotices()
  vi.restoreAllMocks()
})

it.each([
  ['researcher', '/my-project'],
  ['unitAdministrator', '/company/unit-1/staff'],
] as const)(
  'a list of %s that cannot be loaded is requested once, and shows the error in its place and nowhere else',
  async (as, path) => {
    const { user } = await renderAt(path, { as })
    const search = await screen.findByRole('textbox', { name: /关键词|姓名/ })
    backend.weather.offline = true
    const fetch = vi.spyOn(globalThis, 'fetch')
    await user.type(search, '网络{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /重试/ })).toBeVisible())
    const requests = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName)
    expect(requests).toEqual([...new Set(requests)])
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(recentNotices()).toEqual([])
  },
)
