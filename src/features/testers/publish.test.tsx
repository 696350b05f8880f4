/** Tests of the testers' page that publishes a kind of work. */
import { titleOf } from '@mocks/work/title'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { registerPublished } from '@/work/kinds/all'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

afterEach(() => registerPublished([]))

it('publishing a later procedure shows a dry run, reports the removed state, and moves the running items', async () => {
  const { user } = await renderAt('/test/kind/CONTRACT_CHANGE', { as: 'supervisingDepartment' })
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '流程定义' })
  fireEvent.change(source, { target: { value: source.value.replaceAll('"UNIT_REVIEW"', '"UNIT_CHECK"') } })
  await user.click(screen.getByRole('button', { name: /^试\s?算$/ }))
  const list = within(await screen.findByRole('region', { name: '办理中的事项' }))
  const running = backend.db.works.where({ kind: 'CONTRACT_CHANGE', state: 'UNIT_REVIEW' })
  expect(list.getByText(new RegExp(`受阻 ${running.length} 项`))).toBeTruthy()
  // What units still check is not the commission's to read yet: named, and no link.
  const unread = titleOf(running[0] ?? expect.fail('nothing runs'))
  expect(list.getAllByText(new RegExp(`^${unread}`)).length).toBeGreaterThan(0)
  expect(list.queryByRole('link', { name: unread })).toBeNull()
  await user.click(list.getByRole('combobox', { name: '原状态“单位审核”在新流程中是' }))
  await user.click(await screen.findByText('单位审核', { selector: '.ant-select-item-option-content' }))
  await user.click(screen.getByRole('checkbox', { name: '把可以转移的事项转入新流程' }))
  await user.click(screen.getByRole('button', { name: /^发\s?布$/ }))
  expect(await screen.findByText('已发布第 2 版')).toBeTruthy()
  // What was published stands with what became of the works, and is no trial any more.
  expect(screen.getByText(new RegExp(`可转移 ${running.length} 项，受阻 0 项`))).toBeTruthy()
  expect(screen.queryByText(/请重新试算/)).toBeNull()
  for (const { id } of running) expect(backend.db.works.get(id)).toMatchObject({ state: 'UNIT_CHECK', kindVersion: 2 })
})

it('the listed items are links for users who may read them', async () => {
  const { user } = await renderAt('/test/kind/TASK_BOOK', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: /^试\s?算$/ }))
  const found = within(await screen.findByRole('region', { name: '办理中的事项' }))
  const [link] = found.getAllByRole('link')
  const name = link?.textContent ?? ''
  await user.click(link ?? expect.fail('no link'))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})

it('the result of a dry run disappears when the description changes', async () => {
  const { user } = await renderAt('/test/kind/CONTRACT_CHANGE', { as: 'supervisingDepartment' })
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '流程定义' })
  const attempt = screen.getByRole('button', { name: /^试\s?算$/ })
  await user.click(attempt)
  const found = await screen.findByRole('region', { name: '办理中的事项' })
  fireEvent.change(source, { target: { value: `${source.value}\n` } })
  expect(screen.getByText('流程定义在试算后改动过，请重新试算。')).toBeVisible()
  expect(found).not.toBeInTheDocument()
  await user.click(attempt)
  expect(await screen.findByRole('region', { name: '办理中的事项' })).toBeVisible()
})

it('a description emptied by hand stays empty for pasting', async () => {
  await renderAt('/test/kind/CONTRACT_CHANGE', { as: 'supervisingDepartment' })
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '流程定义' })
  const { value } = source
  expect(value).toContain('"UNIT_REVIEW"')
  fireEvent.change(source, { target: { value: '' } })
  expect(source).toHaveValue('')
  fireEvent.change(source, { target: { value } })
  expect(source).toHaveValue(value)
})

it('only the commission sees how procedures are published', async () => {
  await renderAt('/test/kind', { as: 'researcher' })
  expect(await screen.findByText(/您没有操作权限/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '流程定义' })).toBeNull()
})
