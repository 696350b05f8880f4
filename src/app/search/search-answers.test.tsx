/** Tests of late, failed and outdated search responses in the command palette. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { common } from '@/api/common'
import { renderAt } from '../../../tests/render'
import type { SearchQuery } from './search.common.generated'

afterEach(() => vi.restoreAllMocks())

/** An answer with one guide of this title. */
function answerWith(title: string, total = 1): SearchQuery {
  const item = { id: 'g1', title, titleEn: null, number: '26DZ1', where: [], at: 0 }
  const none = { unitId: null, remarkId: 'r1', messageType: null, work: null }
  return {
    search: [
      { __typename: 'SearchGroup', kind: 'GUIDE', total, items: [{ __typename: 'SearchItem', ...item, ...none }] },
    ],
  }
}

/** The palette, open, with each request of the search to be answered by hand. */
async function openPalette() {
  const { user } = await renderAt('/help', { as: 'researcher' })
  const requests: { text: string; answer(title: string, total?: number): void; fail(): void }[] = []
  vi.spyOn(common, 'query').mockImplementation(
    ((_document: unknown, { text }: { text: string }) =>
      new Promise<SearchQuery>((resolve, reject) => {
        requests.push({
          text,
          answer: (title, total) => resolve(answerWith(title, total)),
          fail: () => reject(new Error('no answer')),
        })
      })) as typeof common.query,
  )
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: '搜索页面、项目、人员、指南、消息、文件和帮助' })
  const requested = (text: string) =>
    waitFor(() => {
      const found = requests.find((request) => request.text === text)
      if (!found) throw new Error(`${text} was not requested`)
      return found
    })
  return { user, field, requests, requested }
}

it('results of an earlier text are dropped when they arrive late', async () => {
  const { user, field, requested } = await openPalette()
  await user.type(field, '甲')
  const earlier = await requested('甲')
  await user.type(field, '乙')
  const later = await requested('甲乙')
  later.answer('第二个指南')
  await waitFor(() => expect(screen.getByRole('option', { name: /第二个指南/ })).toBeTruthy())
  earlier.answer('第一个指南')
  await new Promise((go) => setTimeout(go))
  expect(screen.queryByRole('option', { name: /第一个指南/ })).toBeNull()
  expect(screen.getByRole('option', { name: /第二个指南/ })).toBeTruthy()
})

it('results go with the next key, so Enter opens nothing that was not typed', async () => {
  const { user, field, requested } = await openPalette()
  await user.type(field, '甲')
  const request = await requested('甲')
  request.answer('第一个指南')
  await waitFor(() => expect(screen.getByRole('option', { name: /第一个指南/ })).toBeTruthy())
  await user.type(field, '乙{Enter}')
  await waitFor(() => expect(screen.queryByRole('option', { name: /第一个指南/ })).toBeNull())
  expect(field.isConnected).toBe(true)
  expect(await screen.findByText('正在搜索…')).toBeTruthy()
})

it('a failed search says so, leaves pages and help, and is retried', async () => {
  const { user, field, requests, requested } = await openPalette()
  await user.type(field, '申报')
  const request = await requested('申报')
  request.fail()
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByText(/^只搜索了页面和帮助，找到 \d+ 项$/)).toBeTruthy()
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  await user.click(retry)
  await waitFor(() => expect(requests).toHaveLength(2))
  requests[1]?.answer('申报的指南', 30)
  await waitFor(() => {
    expect(screen.getByRole('option', { name: /申报的指南/ })).toBeTruthy()
    expect(screen.getByRole('group', { name: '指南（共 30 项）' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })
})
