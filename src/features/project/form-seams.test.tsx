/** Tests of a declaration's form together with its server: problems, conflicts, submission. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeLayout, resetLayout } from '@/app/settings/layout-settings'
import { forgetTabs } from '@/app/tabs/open-tabs'
import type { FieldValue } from '@/smartform/schema/values'
import { backend } from '../../../tests/backend'
import { firstAnswerLost, interceptCall, lineBreaks } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

/** The researcher's own declaration in a state, with other answers in it. */
function own(state: string, answers: Readonly<Record<string, FieldValue>> = {}) {
  const found = backend.db.works.where(
    (work) => work.kind === 'DECLARATION' && work.creatorId === 'user-researcher' && work.state === state,
  )[0]
  const content = found && backend.db.contents.get(found.id)
  if (!found || !content) throw new Error(`no declaration of the researcher in ${state}`)
  backend.db.contents.update(content.id, { values: { ...content.values, ...answers } })
  return {
    at: (page: string) => `/smartform/${found.formId}/${found.id}/${page}`,
    stored: () => backend.db.contents.get(found.id)?.values ?? {},
    work: () => backend.db.works.get(found.id),
  }
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const goTo = (page: string) =>
  fireEvent.click(
    within(screen.getByRole('navigation', { name: '填写页面' })).getByRole('link', { name: new RegExp(page) }),
  )

afterEach(() => {
  vi.restoreAllMocks()
  resetLayout()
})

describe('a form and its server', () => {
  it('report each problem once, even when both find it', async () => {
    const { at } = own('RETURNED', { projectName: '', summary: '', members: [], keywords: '' })
    const { user } = await renderAt(at('continue'), { as: 'researcher' })
    await title('基本信息')
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    const summary = await screen.findByRole('region', { name: /^有 \d+ 处需要处理$/ })
    // what the server finds comes after what the form knows by itself
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '检查填写情况' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    const links = within(summary).getAllByRole('link')
    const linkTexts = links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)
    expect(new Set(linkTexts).size).toBe(linkTexts.length)
    expect(within(summary).getByRole('heading').textContent).toBe(`有 ${links.length} 处需要处理`)
    expect(within(summary).getAllByRole('link', { name: '请填写项目名称' })).toHaveLength(1)
  })

  it('is read-only while it is being submitted', async () => {
    const { at, work } = own('RETURNED')
    const { user } = await renderAt(at('continue'), { as: 'researcher' })
    await title('基本信息')
    await user.click(screen.getByRole('button', { name: '核对并提交' }))
    const act = await screen.findByRole('button', { name: '提交申报书' })
    expect(document.querySelector('[inert]')).toBeNull()
    backend.network.delay = 2000
    await user.click(act)
    await waitFor(() => expect(document.querySelector('[inert][aria-busy="true"]')).not.toBeNull())
    backend.network.delay = 0
    await title('申报书已提交')
    expect(work()?.state).toBe('UNIT_REVIEW')
  })

  it('links from a total to the cells it adds up: indirect cost also to direct costs', async () => {
    const { at } = own('RETURNED')
    const { user } = await renderAt(at('budget'), { as: 'researcher' })
    await title('经费预算')
    const ledger = await screen.findByRole('region', { name: '规则核对' })
    const rule = within(ledger)
      .getByText(/^间接费用占专项资金直接费用/)
      .closest('li') as HTMLElement
    const links = within(rule).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['间接费用：专项资金', '直接费用 · 专项资金（万元）'])
    await user.click(links[1] as HTMLElement)
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toMatch(/^directCosts\//),
    )
  })

  it('shows a problem that only the server finds at its field until the field changes', async () => {
    const { at } = own('RETURNED')
    const problem = { rule: 'twice', code: null, paths: ['projectName'], message: '已有同名的项目。', actor: null }
    interceptCall('CheckContent', async () =>
      Response.json({
        data: { checkContent: [{ __typename: 'ContentProblem', severity: 'ERROR', ...problem }] },
      }),
    )
    const { user } = await renderAt(at('continue'), { as: 'researcher' })
    await title('基本信息')
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    expect((await screen.findAllByText(/已有同名的项目。/)).length).toBeGreaterThan(1)
    fireEvent.change(await field(/^项目名称/), { target: { value: '另一个名称' } })
    await waitFor(() => expect(screen.queryByText(/已有同名的项目。/)).toBeNull())
  })

  it('does not show users their own text as another user’s after a lost save response, even while typing continues', async () => {
    const { at, stored } = own('RETURNED')
    const sent = firstAnswerLost('SaveFields')
    await renderAt(at('continue'), { as: 'researcher' })
    await title('基本信息')
    const name = await field(/^项目名称/)
    fireEvent.change(name, { target: { value: '第一句' } })
    await waitFor(() => expect(stored().projectName).toBe('第一句'))
    await waitFor(() => expect(sent()).toBe(1))
    fireEvent.change(name, { target: { value: '第一句和第二句' } })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(stored().projectName).toBe('第一句和第二句'), { timeout: 20_000 })
    await screen.findByText(/^已保存/)
    expect(screen.queryByRole('region', { name: /在别处改过|两个版本|别人/ })).toBeNull()
    expect(name).toHaveValue('第一句和第二句')
  })

  it('does not offer to restore a draft that is already in the form after returning to the tab', async () => {
    changeLayout({ multiTab: true, navigation: 'side' })
    forgetTabs()
    const { at, stored } = own('RETURNED')
    let down = true
    interceptCall('SaveFields', (go) => (down ? lineBreaks() : go()))
    const { user } = await renderAt(at('basic'), { as: 'researcher' })
    await title('基本信息')
    fireEvent.change(await field(/^项目名称/), { target: { value: '还没有送出的名称' } })
    await screen.findByText(/仅存于本机|已存于本机|离线/)
    const menu = within(await screen.findByRole('navigation', { name: '主菜单' }))
    const bar = within(await screen.findByRole('navigation', { name: '打开的页面' }))
    for (const _ of [1, 2]) {
      await user.click(await menu.findByRole('link', { name: '我的项目' }))
      await title('我的项目')
      await user.click(bar.getByRole('link', { name: /填报申报书|基本信息/ }))
      await title('基本信息')
    }
    expect(screen.queryByText(/已恢复|上次有内容/)).toBeNull()
    expect(screen.queryByRole('region', { name: /两个版本|在别处改过/ })).toBeNull()
    down = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(stored().projectName).toBe('还没有送出的名称'), { timeout: 20_000 })
  })

  it('keeps the text typed during the migration to a new form version', async () => {
    const draft = backend.db.works.where(
      (work) =>
        work.creatorId === 'user-researcher' && work.state === 'DRAFT' && work.formId === 'soft-science-declaration',
    )[0]
    let arrive = () => {}
    interceptCall('UpgradeContent', async (go) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return go()
    })
    const { user } = await renderAt(`/smartform/${draft?.formId}/${draft?.id}/plan`, { as: 'researcher' })
    const before = await field(/决策应用价值/)
    await user.click(await screen.findByRole('button', { name: '更新到新版本' }))
    fireEvent.change(before, { target: { value: '更新时写的一句' } })
    arrive()
    await waitFor(
      () => expect(backend.db.contents.get(draft?.id ?? '')?.values).toMatchObject({ policyUse: '更新时写的一句' }),
      { timeout: 20_000 },
    )
    expect(screen.queryByRole('region', { name: /两个版本|在别处改过/ })).toBeNull()
  })

  // Last: what was refused is still being written to the device when the page is gone, and would be offered to the next.
  it('shows the message at a refused table, and saves the other fields', async () => {
    const expert = (n: number) => ({ id: `e${n}`, cells: { name: `专家 ${n}`, unit: '某大学', reason: '有合作' } })
    const { at, stored } = own('RETURNED', { recusalExperts: Array.from({ length: 11 }, (_, n) => expert(n + 1)) })
    await renderAt(at('recusal'), { as: 'researcher' })
    fireEvent.change(await field('第 1 行 专家姓名'), { target: { value: '改过的' } })
    expect((await screen.findAllByText(/最多 10 行/)).length).toBeGreaterThan(0)
    goTo('基本信息')
    fireEvent.change(await field(/^项目名称/), { target: { value: '照常保存的名称' } })
    await waitFor(() => expect(stored().projectName).toBe('照常保存的名称'))
    expect(JSON.stringify(stored().recusalExperts)).not.toContain('改过的')
    goTo('回避专家')
    expect(await field('第 1 行 专家姓名')).toHaveValue('改过的')
  })
})
