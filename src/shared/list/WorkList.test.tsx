/** Tests of the frame of long lists. */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { listHref } from './list-memory'
import { useListState } from './use-list-state'
import { WorkList, type WorkListProps } from './WorkList'

interface Row {
  id: string
  name: string
}

function LocationProbe() {
  const { pathname, search } = useLocation()
  return <span data-testid="place">{pathname + search}</span>
}

function List(props: Partial<WorkListProps<Row>>) {
  const state = useListState(['state', 'keyword'])
  return (
    <>
      <WorkList<Row>
        label="清单"
        state={state}
        filters={[
          { kind: 'select', name: 'state', label: '状态', options: [{ value: 'A', label: '甲' }] },
          { kind: 'keyword', name: 'keyword', label: '关键词' },
        ]}
        columns={[{ key: 'name', title: '名称', render: (row) => row.name }]}
        rowKey={(row) => row.id}
        rowActions={(row) => <a href={`/${row.id}`}>打开</a>}
        page={{ items: [{ id: '1', name: '第一项' }], total: 23 }}
        loading={false}
        onRetry={() => undefined}
        empty="还没有记录，请先新建"
        {...props}
      />
      <LocationProbe />
    </>
  )
}

const show = (at: string, props: Partial<WorkListProps<Row>> = {}) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <List {...props} />
    </MemoryRouter>,
  )
const locationText = () => screen.getByTestId('place').textContent

describe('the work list', () => {
  it('shows its last page when the rows of the page in the address have all gone', () => {
    show('/list?state=A&page=3', { page: { items: [], total: 20 } })
    expect(locationText()).toBe('/list?state=A&page=2')
  })

  it('says what an empty list says when the last row of a later page was the last of all', () => {
    show('/list?page=2', { page: { items: [], total: 0 } })
    expect(locationText()).toBe('/list')
    expect(screen.getByText('还没有记录，请先新建')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '清除筛选条件' })).toBeNull()
  })

  it('stays on a page whose total is not known to be up to date', () => {
    show('/list?page=4', { page: { items: [], total: 23 }, loading: true })
    expect(locationText()).toBe('/list?page=4')
    expect(screen.queryByText('没有符合条件的记录')).toBeNull()
  })

  it('shows the total and offers each row its next step', () => {
    show('/list')
    expect(screen.getByRole('status').textContent).toBe('共 23 项')
    const row = screen.getByRole('row', { name: /第一项/ })
    expect(within(row).getByRole('link', { name: '打开' })).toBeTruthy()
  })

  it('keeps the page and a sent keyword in the address, and starts again at page 1 with a new keyword', async () => {
    const user = userEvent.setup()
    show('/list')
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(locationText()).toBe('/list?page=2')
    await user.type(screen.getByRole('textbox', { name: '关键词' }), ' 芯片 {Enter}')
    expect(locationText()).toBe(`/list?keyword=${encodeURIComponent('芯片')}`)
  })

  it('restores the list on return', () => {
    show('/list?state=A&page=3')
    expect(listHref('/list')).toBe('/list?state=A&page=3')
    expect(listHref('/another')).toBe('/another')
  })

  it('applies the query of a shared address, and ignores invalid parts', () => {
    show('/list?keyword=abc&page=-1')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' }).value).toBe('abc')
    expect(screen.getByRole('button', { name: '第 1 页' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows the next step when it is empty, and offers to clear filters that cause it', async () => {
    const user = userEvent.setup()
    const { unmount } = show('/list', { page: { items: [], total: 0 } })
    expect(screen.getByText('还没有记录，请先新建')).toBeTruthy()
    unmount()
    show('/list?state=A', { page: { items: [], total: 0 } })
    expect(screen.getByText('没有符合条件的记录')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: '清除筛选条件' })[0] as HTMLElement)
    expect(locationText()).toBe('/list')
  })

  it('shows an error in place, keeps the filters and offers a retry', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    show('/list?keyword=abc', { page: undefined, failure: '网络无法连接', onRetry })
    expect(screen.getByRole('alert').textContent).toContain('网络无法连接')
    await user.click(screen.getByRole('button', { name: /重试/ }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(locationText()).toBe('/list?keyword=abc')
  })

  it('renders cards where a table does not fit', () => {
    const wide = window.matchMedia
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('767') })
    try {
      show('/list')
      expect(screen.queryByRole('table')).toBeNull()
      expect(screen.getByRole('list', { name: '清单' }).textContent).toContain('第一项')
    } finally {
      window.matchMedia = wide
    }
  })
})
