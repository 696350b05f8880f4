/** Tests of opening the reviewer's desk offline. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cachedSession } from '@/session/cached-session'
import { readToken, saveToken } from '@/session/token'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const cached = () => cachedSession(readToken() ?? '')

it('a reviewer who opened the review list before can open it again offline', async () => {
  const { leave } = await renderAt('/expert/review', { as: 'expert' })
  await screen.findByRole('region', { name: '技术攻关项目网评（第一组）' })
  await waitFor(async () => expect(await cached()).not.toBeNull())
  // What reviewing needs none of is not kept.
  expect((await cached())?.user).toMatchObject({ userMobile: null, userEmail: null, userBirthday: null })
  leave()
  backend.network.offline = true
  await renderAt('/expert/review')
  expect(await screen.findByText(/^暂时连不上服务器，显示的是本机/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^赵立群.*，用户菜单$/ })).toBeVisible()
  backend.network.offline = false
})

it('offline data is unavailable after signing out and to another user', async () => {
  const { leave } = await renderAt('/expert/review', { as: 'expert' })
  await screen.findByRole('region', { name: '技术攻关项目网评（第一组）' })
  await waitFor(async () => expect(await cached()).not.toBeNull())
  saveToken(backend.signIn('invitedExpert'))
  expect(await cached()).toBeNull()
  leave()
})
