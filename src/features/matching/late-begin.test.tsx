import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { onTheWay } from '../../../tests/on-the-way'
import { renderAt } from '../../../tests/render'

afterEach(() => vi.restoreAllMocks())

it('what was begun on a page that was left meanwhile leads nobody away from where they are by then', async () => {
  let answered = false
  let arrive = () => {}
  const late = new Promise<void>((come) => {
    arrive = come
  })
  onTheWay('BeginWork', async (go) => {
    const answer = await go()
    await late
    answered = true
    return answer
  })
  const count = backend.db.works.where({ kind: 'MATCHING' }).length
  const { user, router } = await renderAt('/matching/list', { as: 'researcher' })
  const [begin] = await screen.findAllByRole('button', { name: /^申请匹配：/ })
  if (!begin) throw new Error('nothing to apply for')
  await user.click(begin)
  await waitFor(() => expect(backend.db.works.where({ kind: 'MATCHING' })).toHaveLength(count + 1))
  await router.navigate('/my-project')
  await screen.findByRole('heading', { level: 1, name: '我的项目' })
  const led = vi.spyOn(router, 'navigate')
  arrive()
  await waitFor(() => expect(answered).toBe(true))
  // Whatever the answer leads to is asked for before something that begins after it.
  await router.revalidate()
  expect(led).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/my-project')
})
