/** Tests of the commission's decisions about filings on screen. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { pressChecked } from '../../../tests/press-checked'
import { renderAt } from '../../../tests/render'

const one = (kind: string, state: string) => {
  const [found] = backend.db.works.where({ kind, state })
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}

it('a division receives a matching and grants amounts by year within the request, which the applicant sees', async () => {
  const { id, title } = one('MATCHING', 'SUBMITTED')
  const { user, router } = await renderAt('/commission?tab=MATCHING', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('link', { name: title }))
  await user.click(await screen.findByRole('radio', { name: /^受理/ }))
  expect(screen.queryByRole('radio', { name: /^通过/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  await user.click(await screen.findByRole('button', { name: '继续审核这一份' }))
  await user.click(await screen.findByRole('radio', { name: /^通过/ }))
  const [first, second] = within(
    screen.getByRole('group', { name: '核定金额（万元）' }),
  ).getAllByRole<HTMLInputElement>('textbox')
  if (!first || !second) throw new Error('no amounts')
  expect(first.value).not.toBe('')
  await user.clear(first)
  // No sum of amounts that are none.
  expect(screen.getByText(/^合计 — 万元，申请 /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  expect(screen.getByRole('alert').textContent).toMatch(/请填写 \d{4} 年的核定金额/)
  expect(document.activeElement).toBe(first)
  await user.type(first, '99999')
  expect(screen.getByRole('alert').textContent).toMatch(/不超过申请的 .* 万元，现在是 1\d\d,\d+/)
  await user.clear(first)
  await user.type(first, '12.5')
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  expect(await screen.findByText(/的审核结论是“通过”。/)).toBeTruthy()
  const granted = backend.db.works.get(id)?.facts.granted as { amount: string }[]
  expect(granted.map(({ amount }) => amount)).toEqual(['12.5', second.value, second.value])
  const letter = within(await screen.findByRole('region', { name: '匹配经费核定通知书' }))
  expect(letter.getByRole('button', { name: '下载通知书' })).toBeTruthy()
  expect(letter.getByText('核定 12.5 万元')).toBeTruthy()
  // The page of its applicant has the same.
  await router.navigate(`/matching/keynote-project/${id}`)
  expect(await screen.findByRole('region', { name: '匹配经费核定通知书' })).toBeTruthy()
})

it('a batch enables each step for the rows it fits, and a refusal needs a reason', async () => {
  const [waits, here] = [one('FOREIGN_EXPERT', 'SUBMITTED'), one('FOREIGN_EXPERT', 'RECEIVED')]
  const { user } = await renderAt('/commission?tab=FOREIGN_EXPERT', { as: 'supervisingDepartment' })
  await screen.findByRole('link', { name: '外国专家项目（2）' })
  const waiting = Number(
    /\d+/.exec((await screen.findByText(/^各类事项共有 \d+ 份内容等待您审核$/)).textContent ?? '')?.[0],
  )
  for (const { title } of [waits, here])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(title) }))
  const bar = within(screen.getByRole('group', { name: '批量操作' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['受理 1 份', '通过 1 份', '退回 2 份', '不予支持（1 份）', '取消选择'],
  ])
  await user.click(bar.getByRole('button', { name: '不予支持（1 份）' }))
  const asking = await screen.findByRole('dialog', { name: '不予支持：1 份' })
  const dialog = within(asking)
  await pressChecked(user, asking, '不予支持')
  expect(dialog.getByText('请输入理由')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: '理由' }), '不重复支持')
  await pressChecked(user, asking, '不予支持')
  await waitFor(() => expect(backend.db.works.get(here.id)?.state).toBe('REFUSED'))
  expect(backend.db.works.get(waits.id)?.state).toBe('SUBMITTED')
  // What waits is counted anew.
  await screen.findByRole('link', { name: '外国专家项目（1）' })
  await screen.findByText(`各类事项共有 ${waiting - 1} 份内容等待您审核`)
})
