/** Tests of the search when the login is over, the line is cut, or typing is faster than the answers. */
import { demoPassword } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const label = '搜索页面、项目、人员、指南、消息、文件和帮助'

async function openPalette(path = '/help') {
  const { user } = await renderAt(path, { as: 'researcher' })
  await user.keyboard('{Control>}k{/Control}')
  return { user, field: await screen.findByRole<HTMLInputElement>('combobox', { name: label }) }
}
const rest = { timeout: 20_000 }

it('a login that is over asks to sign in over the search, keeps the words, and then answers them', async () => {
  const { user, field } = await openPalette('/my-project')
  await backend.network.expireNow()
  await user.type(field, '机器人')
  await user.type(await screen.findByLabelText('密码', {}, rest), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull(), rest)
  expect(field.value).toBe('机器人')
  expect(await screen.findByRole('group', { name: /^指南/ }, rest)).toBeTruthy()
})

it('without a line the search says so and works again when the line returns', async () => {
  const { user, field } = await openPalette()
  backend.network.offline = true
  await user.type(field, '机器人')
  const retry = await screen.findByRole('button', { name: '重试' }, rest)
  expect(screen.getByText(/^只搜索了页面和帮助，找到 \d+ 项$|没有找到/)).toBeTruthy()
  backend.network.offline = false
  await user.click(retry)
  expect(await screen.findByRole('group', { name: /^指南/ }, rest)).toBeTruthy()
  expect(screen.queryByText(/^只搜索了页面和帮助/)).toBeNull()
  expect(field.value).toBe('机器人')
})

it('typed fast, only what is in the field is answered', async () => {
  const { user, field } = await openPalette()
  backend.network.delay = 300
  await user.type(field, '机器人')
  await user.clear(field)
  await user.type(field, 'jqr')
  await waitFor(() => expect(screen.queryByText('正在搜索…')).toBeNull(), rest)
  expect(screen.getByRole('group', { name: /^指南/ })).toBeTruthy()
  expect(field.value).toBe('jqr')
})
