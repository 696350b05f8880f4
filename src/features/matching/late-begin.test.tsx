/** Tests that a late response to a start does not navigate away. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { answersLate } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

afterEach(() => vi.restoreAllMocks())

it('a late response to a start does not navigate away from the current page', async () => {
  const late = answersLate('BeginWork')
  const begun = () => backend.db.works.where({ kind: 'MATCHING' }).length
  const before = begun()
  const { user, router } = await renderAt('/matching/list', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /^申请匹配：/ }))
  await waitFor(() => expect(begun()).toBe(before + 1))
  await router.navigate('/my-project')
  await screen.findByRole('heading', { level: 1, name: '我的项目' })
  const led = vi.spyOn(router, 'navigate')
  await late.come()
  // Whatever the answer leads to is asked for before what begins after it is over.
  await router.revalidate()
  expect(led).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/my-project')
})
