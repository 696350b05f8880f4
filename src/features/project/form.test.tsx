/** Tests of the form page of a declaration. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { prefetchedCalls } from '../../../build/prefetched-calls'
import { upgradedContent } from '../../../mocks/domain/upgrade-content'
import { backend } from '../../../tests/backend'
import { normalCall } from '../../../tests/normal-call'
import { renderAt } from '../../../tests/render'
import { seededWork } from '../../../tests/work-calls'

const own = (state: string) => seededWork(backend, 'DECLARATION', state)
const at = (declaration: { formId: string | null; id: string }, page: string) =>
  `/smartform/${declaration.formId}/${declaration.id}/${page}`
/** Reads everything once more, and hands it in there. */
async function handIn(user: UserEvent): Promise<void> {
  const toCheck = screen.queryByRole('button', { name: /核对并提交|返回核对页/ })
  if (toCheck) await user.click(toCheck)
  await user.click(await screen.findByRole('button', { name: '提交申报书' }))
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the form of a declaration', () => {
  it('opens its first page for an unknown page, and requests its definition exactly as the build prefetches it', async () => {
    const { id, formId } = own('RETURNED')
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const { router } = await renderAt(at({ id, formId }, 'nonsense'), { as: 'researcher' })
    expect(await title('基本信息')).toBeTruthy()
    expect(router.state.location.pathname).not.toContain('nonsense')
    const calls = fetchSpy.mock.calls.map(([, init]) => normalCall(String(init?.body)))
    fetchSpy.mockRestore()
    const version = backend.db.contents.get(id)?.formVersion
    const next = prefetchedCalls('').find(({ opens, next }) => opens?.includes('answers') && next)?.next
    const call = { ...next?.call, variables: { formId, version } }
    expect(calls).toContain(normalCall(JSON.stringify(call)))
  })

  it('shows dictionary entries in English at once when the language changes', async () => {
    const declaration = own('RETURNED')
    const area = backend.db.dictionaries.where({ type: 'user_application_area' }).find(({ nameEn }) => nameEn)
    const content = backend.db.contents.get(declaration.id)
    if (!area?.nameEn || !content) throw new Error('no application area with an English name')
    backend.db.contents.update(content.id, {
      values: { ...content.values, applicationArea: { id: area.id, name: area.name } },
    })
    await renderAt(at(declaration, 'basic'), { as: 'researcher' })
    expect(await screen.findByText(area.name)).toBeTruthy()
    await act(() => switchLanguage('en'))
    expect(await screen.findByText(area.nameEn)).toBeTruthy()
    expect(screen.queryByText(area.name)).toBeNull()
    await act(() => switchLanguage('zh'))
    expect(await screen.findByText(area.name)).toBeTruthy()
  })

  it('opens at its last position', async () => {
    const declaration = own('RETURNED')
    const first = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    await first.user.click(screen.getByRole('button', { name: '下一页' }))
    const second = await waitFor(() => {
      const name = screen.getByRole('heading', { level: 1 }).textContent ?? ''
      expect(name).not.toBe('基本信息')
      return name
    })
    first.leave()
    await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    expect(await title(second)).toBeTruthy()
  })

  it('shows the opinion it was returned with, its author, and the comments at fields', async () => {
    const declaration = own('RETURNED')
    await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    const opinions = backend.db.workHistories
      .where({ workId: declaration.id })
      .findLast((workHistory) => workHistory.opinion)
    expect((await screen.findAllByText(new RegExp(declaration.opinion ?? '-'))).length).toBeGreaterThan(0)
    expect(
      (await screen.findAllByText(new RegExp(`${opinions?.actorName}（${opinions?.actorTitle}）`))).length,
    ).toBeGreaterThan(0)
    const [comment] = backend.db.contents.get(declaration.id)?.comments ?? []
    expect(screen.getByRole('link', { name: comment?.text })).toBeTruthy()
  })

  it('is submitted after confirmation, and shows a receipt with number, time and current reviewer', async () => {
    const declaration = own('RETURNED')
    const { user } = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    await handIn(user)
    expect(await title('申报书已提交')).toBeTruthy()
    expect(screen.getByText(declaration.number ?? '-')).toBeTruthy()
    expect(screen.getByText(/接下来由 上海申江大学 办理/)).toBeTruthy()
    expect(backend.db.works.get(declaration.id)?.state).toBe('UNIT_REVIEW')
  })

  it('has a summary before submitting, with a link from each answer to its field and back', async () => {
    const declaration = own('RETURNED')
    const { user } = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    await user.click(screen.getByRole('button', { name: '核对并提交' }))
    await title('核对并提交')
    expect(await screen.findByRole('heading', { level: 2, name: '目标与进度' })).toBeTruthy()
    expect(screen.getAllByText('未填写').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: '修改承担单位' })).toBeNull()
    await user.click(screen.getByRole('link', { name: '修改项目名称' }))
    await title('基本信息')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /项目名称/ })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: '返回核对页' }))
    await title('核对并提交')
    expect(backend.db.works.get(declaration.id)?.state).toBe('RETURNED')
  })

  it('shows in place that the guide has closed (60347), and keeps the form', async () => {
    const declaration = own('RETURNED')
    const { user } = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    backend.db.guides.update(declaration.belongsTo, { closesAt: Date.now() - 1000 })
    await handIn(user)
    expect((await screen.findAllByText(/截止|关闭|结束/)).length).toBeGreaterThan(0)
    expect(await screen.findByText('核对并提交', { selector: 'h1' })).toBeTruthy()
    expect(backend.db.works.get(declaration.id)?.state).toBe('RETURNED')
  })

  it('shows what another tab saved before submitting unseen changes (60408)', async () => {
    const declaration = own('RETURNED')
    const { user } = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    const content = backend.db.contents.get(declaration.id)
    if (!content) throw new Error('no content')
    const values = { ...content.values, projectName: '在另一个窗口改过的名称' }
    backend.db.contents.update(content.id, { values, revision: content.revision + 1 })
    await handIn(user)
    const panel = await screen.findByRole('region', { name: '有 1 项内容在别处改过，已载入最新内容，请查看' })
    expect(within(panel).getByText(String(content.values.projectName))).toBeTruthy()
    expect(within(panel).getByText('在另一个窗口改过的名称')).toBeTruthy()
    expect(await screen.findByText('有 1 项内容在别处改过，您还没有查看，请查看后再提交。')).toBeTruthy()
    expect(backend.db.works.get(declaration.id)?.state).toBe('RETURNED')
  })
})

describe('the period of a project', () => {
  it.each([
    ['2029-12-31', 0],
    ['2030-01-01', 1],
  ])('from 2027-01-01 to %s: 不超过三年 is counted by the calendar', async (end, times) => {
    const declaration = own('RETURNED')
    const content = backend.db.contents.get(declaration.id)
    const values = { ...content?.values, cycle: { start: '2027-01-01', end } }
    backend.db.contents.update(declaration.id, { values })
    const { user } = await renderAt(at(declaration, 'continue'), { as: 'researcher' })
    await title('基本信息')
    await user.click(screen.getByRole('button', { name: '检查填写情况' }))
    await screen.findByText(/检查完成|处需要处理/)
    expect(screen.queryAllByRole('link', { name: '项目执行期不超过三年，请调整起止日期。' })).toHaveLength(times)
  })
})

describe('a form that cannot be filled in', () => {
  it('of any kind can be read, with the reason, and is not started elsewhere', async () => {
    const [book] = backend.db.works.where({ kind: 'TASK_BOOK', state: 'SIGNED' })
    await renderAt(`/my-project/work/${book?.id}/form/continue`, { as: 'supervisingDepartment' })
    expect(await screen.findByText('这份任务书现在只能查看')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  })

  it('can be read after its submission, with the reason', async () => {
    await renderAt(at(own('UNIT_REVIEW'), 'continue'), { as: 'researcher' })
    expect(await screen.findByText('这份项目申报书现在只能查看')).toBeTruthy()
    expect(screen.getByText(/目前状态为“待单位审核”，不能修改/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交申报书' })).toBeNull()
  })

  it.each([
    ['an unknown content', () => '/smartform/project-declaration/nothing/continue', '没有找到这份内容'],
    [
      "another person's",
      () => {
        const other = backend.db.works.where(
          (work) => work.kind === 'DECLARATION' && work.creatorId !== 'user-researcher' && work.state === 'DRAFT',
        )[0]
        return at(other ?? { formId: '', id: '' }, 'continue')
      },
      '您不能查看这份内容',
    ],
  ])('%s is explained in place, with a link back', async (_, path, heading) => {
    await renderAt(path(), { as: 'researcher' })
    expect(await title(heading)).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回我的项目' })).toBeTruthy()
  })
})

it('an address with another form id redirects to the form of the item', async () => {
  const { router } = await renderAt(at({ ...own('RETURNED'), formId: 'soft-science-declaration' }, 'budget'), {
    as: 'researcher',
  })
  expect(await title('经费预算')).toBeTruthy()
  expect(router.state.location.pathname).toBe(at(own('RETURNED'), 'budget'))
})

describe('a form that gets a new version while it is filled in', () => {
  it('keeps the text typed in the old one (60410), and loads it into the new one at the field’s new place', async () => {
    const declaration = backend.db.works.where(
      (work) =>
        work.kind === 'DECLARATION' &&
        work.creatorId === 'user-researcher' &&
        work.state === 'DRAFT' &&
        work.formId === 'soft-science-declaration',
    )[0]
    const content = backend.db.contents.get(declaration?.id ?? '')
    if (!declaration || !content) throw new Error('no draft')
    const { user } = await renderAt(at(declaration, 'plan'), { as: 'researcher' })
    const benefit = await screen.findByRole('textbox', { name: /决策应用价值/ })
    backend.db.contents.update(content.id, upgradedContent(content))
    await user.clear(benefit)
    await user.type(benefit, '供决策参考')
    expect(await screen.findByText('这份表单已在别处更新到新版本。')).toBeTruthy()
    expect(backend.db.contents.get(content.id)?.values).not.toMatchObject({ benefit: '供决策参考' })
    await user.click(screen.getByRole('button', { name: '载入新版本' }))
    await waitFor(() => expect(backend.db.contents.get(content.id)?.values).toMatchObject({ policyUse: '供决策参考' }))
    expect(screen.queryByText('这份表单已在别处更新到新版本。')).toBeNull()
  })
})
