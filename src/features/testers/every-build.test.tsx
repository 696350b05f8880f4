/** Tests of the testers' page in production builds. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const contentId = 'content-kinds-sample'
const address = `/test/smartform/kinds-sample/${contentId}/texts`

beforeEach(() => vi.stubEnv('MODE', 'production'))
afterEach(() => vi.unstubAllEnvs())

it('the form test page of a production build saves nothing', async () => {
  const { user } = await renderAt(address, { as: 'researcher' })
  expect(await screen.findByRole('heading', { level: 1, name: '文字与数字' })).toBeVisible()
  const before = structuredClone(backend.db.contents.get(contentId))
  expect(await screen.findByText('只按下面的定义绘制，填写内容不会保存到服务器。')).toBeVisible()
  const fields = within(screen.getByRole('main')).getAllByRole<HTMLInputElement>('textbox')
  const field = fields.find(({ tagName, disabled, readOnly }) => tagName === 'INPUT' && !disabled && !readOnly)
  await user.type(field ?? expect.fail('no field'), '只是试填')
  await user.tab()
  expect(await screen.findByText('试填，不保存')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '试用这份定义' }))
  await new Promise((done) => setTimeout(done, 1500))
  expect(backend.db.contents.get(contentId)).toEqual(before)
})

it('the form test page opens only for users who may read the content', async () => {
  await renderAt(address, { as: 'expert' })
  expect(await screen.findByRole('heading', { level: 1, name: '您不能查看这份内容' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '表单定义' })).toBeNull()
})
