/** Tests that the portal works when one part of the session cannot be loaded. */
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { readToken } from '@/session/token'
import { kindWords } from '@/work/kind-words'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  vi.restoreAllMocks()
  clearNotices()
})

/** Calls to addresses that hold `part` (and ask for `operation`, where given) are answered with this status until `over`. */
function answerWith(status: number, part: string, operation = '') {
  const real = globalThis.fetch
  let on = true
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    on && String(input).includes(part) && String(init?.body ?? '').includes(operation)
      ? Promise.resolve(Response.json({}, { status }))
      : real(input, init),
  )
  return {
    over: () => {
      on = false
    },
  }
}

it('an unavailable expert endpoint keeps the session; its pages show the failure and recover', async () => {
  const outage = answerWith(503, '/api/expert/')
  const { user } = await renderAt('/', { as: 'expert' })
  const notice = (await screen.findByText(/您的专家身份暂时没有加载成功/)).closest('[role=status]') as HTMLElement
  expect(readToken()).toBeTruthy()
  expect(recentNotices()).toEqual([])
  await user.click(within(notice).getByRole('button', { name: '重试' }))
  expect(await screen.findByText(/您的专家身份仍然没有加载成功/)).toBeTruthy()
  outage.over()
  await user.click(within(notice).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText(/专家身份/)).toBeNull())
})

it('unavailable memberships keep the session, and no user is shown as without a unit', async () => {
  const outage = answerWith(500, '/api/permission/', 'UserUnits')
  const { router } = await renderAt('/', { as: 'researcher' })
  expect(await screen.findByText(/您的单位关联暂时没有加载成功/)).toBeTruthy()
  expect(screen.queryByText('您还没有关联单位')).toBeNull()
  outage.over()
  // It is asked for again as the person goes on.
  await router.navigate('/my-project')
  await waitFor(() => expect(screen.queryByText(/单位关联暂时没有加载成功/)).toBeNull())
})

describe('without the menu response', () => {
  it.each(['researcher', 'academician', 'expert', 'supervisingDepartment'] as const)(
    '%s shows home only, with account, mail and help beside it, and home has no entries',
    async (as) => {
      answerWith(503, '/api/permission/', 'MenuSystem')
      const { user } = await renderAt('/', { as })
      expect(
        await screen.findByText(/^功能菜单暂时没有加载成功，目前只能使用首页、账户设置、通知和消息以及帮助。/),
      ).toBeTruthy()
      // Said once: no message beside it.
      expect(recentNotices()).toEqual([])
      expect(screen.getByRole('navigation', { name: '主菜单' }).textContent).toBe('首页')
      expect(screen.queryByRole('navigation', { name: '快捷入口' })).toBeNull()
      expect(screen.queryByRole('heading', { level: 2, name: '科学技术奖提名' })).toBeNull()
      expect(screen.getByRole('button', { name: '帮助中心' })).toBeTruthy()
      await user.click(screen.getByRole('button', { name: /用户菜单$/ }))
      for (const name of ['账户设置', '通知和消息']) expect(await screen.findByRole('menuitem', { name })).toBeTruthy()
    },
  )

  it('a page with a permission reports that permissions are unknown, and opens once the menu has loaded', async () => {
    const outage = answerWith(503, '/api/permission/', 'MenuSystem')
    const { user, router } = await renderAt('/my-project', { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: '暂时无法打开“我的项目”' })).toBeTruthy()
    expect(screen.queryByText(/你的账号目前没有/)).toBeNull()
    outage.over()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/my-project')
    expect(screen.queryByText(/功能菜单暂时没有加载成功/)).toBeNull()
  })

  it('home shows its entries after a retry of the menu', async () => {
    const outage = answerWith(503, '/api/permission/', 'MenuSystem')
    const { user } = await renderAt('/', { as: 'researcher' })
    const notice = (await screen.findByText(/功能菜单暂时没有加载成功/)).closest('[role=status]') as HTMLElement
    outage.over()
    await user.click(within(notice).getByRole('button', { name: '重试' }))
    const entries = await screen.findByRole('navigation', { name: '快捷入口' })
    expect(within(entries).getByRole('link', { name: '我的项目' })).toBeTruthy()
  })
})

it('a forbidden picture does not replace the page', async () => {
  backend.db.units.update('unit-1', { unitLogo: 'logo.png' })
  answerWith(401, '/api/common/oss/')
  const { router } = await renderAt('/company/unit-1/info', { as: 'unitAdministrator' })
  await screen.findByRole('heading', { level: 1, name: '单位信息' })
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.some(([input]) => String(input).includes('/oss/'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(router.state.location.pathname).toBe('/company/unit-1/info')
  expect(recentNotices()).toEqual([])
})

it('a forbidden query of the page itself leads to 403', async () => {
  answerWith(401, '/api/permission/', 'unitInfo')
  const { router } = await renderAt('/company/unit-1/info', { as: 'unitAdministrator' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/403'))
})

it.each([
  ['a content', 'FormContent', { id: 'content-other' }],
  ['a form in another version', 'FormDefinition', { version: 99 }],
])('an unrequested %s counts as a failed response with a retry', async (_case, operation, other) => {
  const real = globalThis.fetch
  let on = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init)
    if (!on || !String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return response
    const { data } = await response.json()
    const [[root, answer]] = Object.entries<object>(data) as [[string, object]]
    return Response.json({ data: { [root]: { ...answer, ...other } } })
  })
  const work = backend.db.works.where({ unitId: 'unit-1', kind: 'EXPERT_APPLICATION', state: '1' })[0]
  const { user } = await renderAt(kindWords('EXPERT_APPLICATION').address({ id: work?.id ?? '', unitId: 'unit-1' }), {
    as: 'unitAdministrator',
  })
  const retry = (await screen.findAllByRole('button', { name: '重试' }))[0] as HTMLElement
  on = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 3, name: '评审领域' })).toBeTruthy()
})
