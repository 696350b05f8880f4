/** Tests of the page of the commission's decision log. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { renderAt } from '../../../tests/render'

it('the commission reads who did what to its works, narrows it, and opens the work', async () => {
  const { user, router } = await renderAt('/commission/log', { as: 'supervisingDepartment' })
  expect(await screen.findByRole('heading', { level: 1, name: '办理记录' })).toBeTruthy()
  const list = await screen.findByRole('table', { name: '办理记录' })
  expect(within(list).getAllByRole('row')).toHaveLength(11)
  const total = Number(/\d+/.exec((await screen.findByText(/^共 \d+ 项$/)).textContent ?? '')?.[0])
  await user.type(screen.getByRole('textbox', { name: '名称或编号' }), '没有这样的事')
  await user.click(screen.getByRole('button', { name: '查询：名称或编号' }))
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
  expect(router.state.location.search).toContain('keyword=')
  await user.click(screen.getAllByRole('button', { name: '清除筛选条件' })[0] ?? expect.fail('no button'))
  expect(await screen.findByText(`共 ${total} 项`)).toBeTruthy()
  expect(screen.getByRole('button', { name: /导出 Excel/ })).toBeTruthy()
  const [first] = within(await screen.findByRole('table', { name: '办理记录' })).getAllByRole('link')
  const address = first?.getAttribute('href') ?? expect.fail('no link')
  await user.click(first ?? expect.fail('no link'))
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})

it('an address narrows the log by event and person, and sorts it; the rows narrow it to their work', async () => {
  const { user, router } = await renderAt('/commission/log?event=ASSIGNMENT&sort=at', { as: 'supervisingDepartment' })
  const rows = async () =>
    within(await screen.findByRole('table', { name: '办理记录' }))
      .getAllByRole('row')
      .slice(1)
  for (const row of await rows()) expect(row.textContent).toContain('分配与邀请')
  expect(screen.getByText('按时间升序排列')).toBeTruthy()
  expect((await rows()).some((row) => row.textContent?.includes('专家：'))).toBe(true)
  const [only] = within((await rows())[0] ?? expect.fail('no row')).getAllByRole('link', { name: '只看此项' })
  await user.click(only ?? expect.fail('no link'))
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?work=/))
  const filters = within(screen.getByRole('search'))
  await user.click(await filters.findByRole('button', { name: /^取消“只看：.+”$/ }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  const [own] = within((await rows())[0] ?? expect.fail('no row')).getAllByRole('link', { name: '只看此人' })
  await user.click(own ?? expect.fail('no link'))
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?person=/))
  // The person's own field says whom the list is narrowed to, and takes another name.
  const person = screen.getByRole<HTMLInputElement>('textbox', { name: '人员' })
  expect(person.value).toBe(new URLSearchParams(router.state.location.search).get('person'))
  await user.clear(person)
  await user.type(person, '没有这个人')
  await user.click(screen.getByRole('button', { name: '查询：人员' }))
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
})

it('the decision log is closed by its address to other people', async () => {
  await renderAt('/commission/log', { as: 'researcher' })
  expect(await screen.findByRole('heading', { name: '你无权访问该页面' })).toBeTruthy()
})

afterEach(() => {
  setLocale('zh')
  vi.restoreAllMocks()
})

it('an English interface exports the decision log under an English file name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = await renderAt('/commission/log', { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }))
  await screen.findByText(/rows? exported/)
  expect(saved).toEqual([expect.stringMatching(/^Decision log \d{4}-\d\d-\d\d \d{4}\.xlsx$/)])
})
