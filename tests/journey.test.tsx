/** Test of a declaration's whole journey over several personas, in jsdom. */
import type { PersonaId } from '@mocks/personas'
import { completeAnswers } from '@mocks/resolvers/complete-answers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from './backend'
import { renderAt } from './render'

/** A person comes, does something, and goes: each visit is a fresh page of the production router. */
async function visit(
  as: PersonaId,
  path: string,
  act: (page: Awaited<ReturnType<typeof renderAt>>) => Promise<void>,
): Promise<void> {
  const page = await renderAt(path, { as })
  await act(page)
  page.leave()
}

const guideTitle = '2026年度“科技创新行动计划”人工智能技术攻关项目'
const projectName = '城市交通信号协同优化关键技术研究'

/** Opens the declaration's row in the list of what the unit filed. */
async function openReview(user: Awaited<ReturnType<typeof renderAt>>['user']): Promise<void> {
  const row = await screen.findByRole('row', { name: new RegExp(projectName) })
  await user.click(within(row).getByRole('link', { name: projectName }))
  await screen.findByRole('heading', { level: 2, name: '审核意见' })
}

it('a declaration goes from the guide over a return to its acceptance, with a complete history', async () => {
  let contentId = ''

  await visit('researcher', '/', async ({ user, router }) => {
    await user.click(await screen.findByRole('link', { name: guideTitle }))
    await user.click(await screen.findByRole('button', { name: '开始申报' }))
    expect(await screen.findByText('请勾选承诺')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /作出以上承诺/ }))
    await user.click(screen.getByRole('button', { name: '开始申报' }))

    const name = await screen.findByRole('textbox', { name: /项目名称/ })
    await user.click(name)
    await user.paste(projectName)
    expect(await screen.findByText(/已保存 \d\d:\d\d/)).toBeVisible()
    contentId = /work-\w+/.exec(router.state.location.pathname)?.[0] ?? ''
  })
  expect(backend.db.contents.get(contentId)?.values.projectName).toBe(projectName)

  // The other pages, filled in at another time.
  const begun = backend.db.contents.get(contentId)
  if (!begun) throw new Error('the declaration was not begun')
  backend.db.contents.update(contentId, { values: { ...begun.values, ...completeAnswers(begun.values) } })

  await visit('researcher', '/my-project', async ({ user }) => {
    const row = await screen.findByRole('row', { name: new RegExp(projectName) })
    await user.click(within(row).getByRole('link', { name: /继续填报/ }))
    await user.click(await screen.findByRole('link', { name: /经费预算/ }))
    const indirect = await screen.findByRole('textbox', { name: /间接费用：专项资金/ })
    await user.clear(indirect)
    await user.type(indirect, '7')
    expect(await screen.findByText(/14% > 12%，超出 1 万元/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '核对并提交' }))
    const summary = await screen.findByRole('region', { name: /处需要处理/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await user.click(within(summary).getByRole('link', { name: /12%/ }))
    const again = await screen.findByRole('textbox', { name: /间接费用：专项资金/ })
    await user.clear(again)
    await user.type(again, '5')
    expect(await screen.findByText(/10% ≤ 12%，还可增加 1 万元/)).toBeVisible()
    await submit(user)
    expect(await screen.findByText(/^26DZ1200\d+$/)).toBeVisible()
  })

  await visit('unitAdministrator', '/pre-project-manage', async ({ user }) => {
    await user.click(await screen.findByRole('link', { name: guideTitle }))
    await openReview(user)
    expect(screen.getAllByText('强化学习', { exact: false })[0]).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /退回修改/ }))
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/请填写.*意见/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /意见/ }), '请补充技术路线。')
    await user.click(screen.getByRole('button', { name: '提交审核意见' }))
    await screen.findByText(/^操作成功：.*的审核结论是/)
  })

  await visit('researcher', '/my-project', async ({ user }) => {
    expect(await screen.findByText(/请补充技术路线。/)).toBeVisible()
    const row = screen.getByRole('row', { name: new RegExp(projectName) })
    await user.click(within(row).getByRole('link', { name: /继续填报/ }))
    const plan = await screen.findByRole('link', { name: /目标与进度/ })
    expect((await screen.findAllByText(/请补充技术路线。/))[0]).toBeVisible()
    await user.click(plan)
    const approach = await screen.findByRole('textbox', { name: /技术路线|研究内容/ })
    await user.click(approach)
    await user.paste('：分三步推进。')
    await submit(user)
  })

  await visit('unitAdministrator', '/pre-project-manage', async ({ user }) => {
    await user.click(await screen.findByRole('link', { name: guideTitle }))
    await openReview(user)
    await pass(user, '同意推荐。')
  })

  await visit('supervisingDepartment', '/pre-project-manage?keyword=人工智能技术攻关', async ({ user }) => {
    const unit = backend.db.works.get(contentId)?.unitId
    await waitFor(() => expect(screen.getAllByRole('link', { name: guideTitle }).length).toBeGreaterThan(0))
    const links = screen.getAllByRole('link', { name: guideTitle })
    await user.click(links.find((link) => link.getAttribute('href')?.includes(`/${unit}/`)) ?? document.body)
    await openReview(user)
    await pass(user, '材料齐全。')
  })

  await visit('researcher', `/declare-status-list/${contentId}`, async () => {
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.getAllByText('已受理')[0]).toBeVisible())
    const text = document.querySelector('main')?.textContent ?? ''
    for (const expected of ['请补充技术路线。', '同意推荐。', '材料齐全。', '单位管理员', '主管处室', '申报人'])
      expect(text).toContain(expected)
  })
  expect(backend.db.works.get(contentId)?.state).toBe('ACCEPTED')
}, 180_000)

type Hands = Awaited<ReturnType<typeof renderAt>>['user']

async function submit(user: Hands): Promise<void> {
  await screen.findByText(/已保存/)
  await user.click(await screen.findByRole('button', { name: '核对并提交' }))
  await user.click(await screen.findByRole('button', { name: '提交申报书' }))
  await screen.findByText('申报书已提交')
}

async function pass(user: Hands, opinion: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /通过/ }))
  await user.type(screen.getByRole('textbox', { name: /意见/ }), opinion)
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  await screen.findByText(/^操作成功：.*的审核结论是/)
}
