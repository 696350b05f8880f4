/** Tests of whole flows over several visits: correction, copied answers, new form version. */
import type { PersonaId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { backend } from './backend'
import { renderAt } from './render'

type Page = Awaited<ReturnType<typeof renderAt>>

/** A person comes, does something, and goes: each visit is a fresh page of the production router. */
async function visit(as: PersonaId, path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await renderAt(path, { as })
  await act(page)
  page.leave()
}

// The form's modules are read once beforehand, so that a busy machine does not count against the first visit.
beforeAll(() => import('@/features/project/pages/WorkPages'), 240_000)

function own(state: string, formId: string) {
  const found = backend.db.works.where(
    (work) =>
      work.kind === 'DECLARATION' &&
      work.creatorId === 'user-researcher' &&
      work.state === state &&
      work.formId === formId,
  )[0]
  if (!found) throw new Error(`no declaration of the researcher in ${state}`)
  return { ...found, contentId: found.id, formId }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('a returned declaration is corrected, and its reviewer sees only the changes, with the answers to comments', async () => {
  const declaration = own('RETURNED', 'project-declaration')
  const { contentId, formId } = declaration
  const filed = backend.db.contents.get(contentId)?.values.innovation
  const corrected = '逐条比较：一、方法；二、系统。'

  await visit('researcher', `/smartform/${formId}/${contentId}/plan`, async ({ user }) => {
    await title('目标与进度')
    expect(await screen.findByText('审核意见（共 3 条批注，3 条待处理）')).toBeTruthy()
    const [first, second] = screen.getAllByRole('radiogroup', { name: /^对“/ })
    if (!first || !second) throw new Error('no comments to work off')
    const innovation = screen.getByRole('textbox', { name: /创新点/ })
    await user.clear(innovation)
    await user.click(innovation)
    await user.paste(corrected)
    // A changed answer counts as handled without being marked.
    expect(await screen.findByText('审核意见（共 3 条批注，2 条待处理）')).toBeTruthy()
    expect(within(first).getByRole('radio', { name: '待处理' })).toHaveProperty('disabled', true)
    // The submitted answer stands beside the current one.
    await user.click(screen.getByText('修改前后'))
    expect(screen.getAllByText(String(filed), { normalizer: (text) => text })[0]).toBeTruthy()

    await user.click(within(second).getByRole('radio', { name: '已说明' }))
    await user.type(screen.getByRole('textbox', { name: '说明（必填）' }), '数量见考核指标')
    await user.tab()
    await waitFor(() => expect(backend.db.contents.get(contentId)?.comments[1]?.explanation).toBe('数量见考核指标'))
    await screen.findByText(/已保存/)
    await user.click(screen.getByRole('button', { name: '核对并提交' }))
    await title('核对并提交')
    await user.click(await screen.findByRole('button', { name: '提交申报书' }))
    await title('申报书已提交')
  })

  const { unitId, belongsTo: guideId } = declaration
  await visit(
    'unitAdministrator',
    `/project-manage-list/${unitId}/${guideId}/review/${contentId}`,
    async ({ user }) => {
      const answers = await screen.findByRole('region', { name: '退回意见的处理' })
      expect(within(answers).getByText(/数量见考核指标/)).toBeTruthy()
      expect(within(answers).getByText('已修改')).toBeTruthy()
      expect(screen.getByText('共 1 项有变化')).toBeTruthy()
      expect(screen.queryByText('项目名称')).toBeNull()
      await user.click(screen.getByText('全部内容'))
      expect((await screen.findAllByText(/项目名称/)).length).toBeGreaterThan(0)
    },
  )
}, 240_000)

it('a declaration is started with the answers of a former one', async () => {
  const guide = backend.db.guides.where(
    ({ number, year }) => number.endsWith('DZ1200') && year === new Date().getFullYear(),
  )[0]
  await visit('researcher', `/project-declare/${guide?.id}/${guide?.remarkId}`, async ({ user }) => {
    const former = own('RETURNED', 'project-declaration')
    await user.click(await screen.findByRole('combobox', { name: '沿用已有的申报书（选填）' }))
    await user.click(await screen.findByTitle(new RegExp(former.title ?? '-')))
    await user.click(screen.getByRole('checkbox', { name: /作出以上承诺/ }))
    await user.click(screen.getByRole('button', { name: '开始申报' }))
    await title('基本信息')
    expect(await screen.findByRole('textbox', { name: /项目名称/ })).toHaveProperty('value', former.title)
    expect((await screen.findAllByText('来自以前填报的内容')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('来自单位信息')).length).toBeGreaterThan(0)
  })
}, 240_000)

it('a draft is migrated to a new form version, which lists the changes and drops nothing', async () => {
  const { contentId, formId } = own('DRAFT', 'soft-science-declaration')
  const row = backend.db.contents.get(contentId)
  backend.db.contents.update(contentId, {
    values: { ...row?.values, benefit: '供决策参考', innovation: '新的分析框架' },
  })
  await visit('researcher', `/smartform/${formId}/${contentId}/basic`, async ({ user, router }) => {
    await title('基本信息')
    expect(await screen.findByText('表单有新版本（第 2 版）')).toBeTruthy()
    expect(screen.getByText('“决策应用价值”从“研究方案”移到“决策应用”，已填内容一起移动')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '更新到新版本' }))
    expect(await screen.findByText('已更新到表单第 2 版')).toBeTruthy()
    expect(screen.getByText('新的分析框架')).toBeTruthy()
    await router.navigate(`/smartform/${formId}/${contentId}/application`)
    expect(await screen.findByRole('textbox', { name: /决策应用价值/ })).toHaveProperty('value', '供决策参考')
  })
}, 240_000)
