/** Tests of the review of declarations by a unit. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { pressChecked } from '../../../tests/press-checked'
import { renderAt } from '../../../tests/render'

/** A declaration of the demonstration's unit that waits for it. */
function waiting() {
  const found = backend.db.works.where(
    (work) => work.kind === 'DECLARATION' && work.unitId === 'unit-1' && work.state === 'UNIT_REVIEW',
  )[0]
  if (!found) throw new Error('nothing waits for the unit')
  return found
}
const reviewAt = (item: { unitId: string; belongsTo: string; id: string }) =>
  `/project-manage-list/${item.unitId}/${item.belongsTo}/review/${item.id}`
const stateOf = (contentId: string) => backend.db.works.get(contentId)?.state
const send = () => screen.findByRole('button', { name: /提交审核意见/ })

describe('an item reviewed by a unit administrator', () => {
  it('is found by guide, with the number of waiting items', async () => {
    const { user, router } = await renderAt('/pre-project-manage', { as: 'unitAdministrator' })
    const row = (await screen.findAllByRole('row', { name: /份待审核/ }))[0] as HTMLElement
    await user.click(within(row).getByRole('link', { name: /下的申报/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '申报项目列表' })).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/project-manage-list\/unit-1\/guide-/)
    expect((await screen.findAllByRole('link', { name: /^审核：/ })).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: /^审核下一份/ })).toBeTruthy()
  })

  it('is read beside the opinion form, with no decision preselected', async () => {
    const work = waiting()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await user.click(await send())
    expect(screen.getByText('请选择审核结论')).toBeTruthy()
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio', { name: /通过|退回修改|不予受理/ }))
      expect(radio.checked).toBe(false)
    expect(screen.getByRole('heading', { level: 2, name: '基本信息' })).toBeTruthy()
    expect(stateOf(work.id)).toBe('UNIT_REVIEW')
  })

  it('is returned with an opinion and a comment at a field, and the next waiting item is linked', async () => {
    const work = waiting()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('radio', { name: /退回修改/ }))
    await user.click(await send())
    expect(screen.getByText('请填写审核意见')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: '意见（必填）' }), '请细化预算')
    await user.click(await screen.findByRole('button', { name: '添加一处' }))
    await user.click(screen.getByRole('combobox', { name: '第 1 处的填写项' }))
    const fields = await screen.findAllByTitle('项目名称')
    await user.click(fields.find((field) => field.matches('.ant-select-item-option')) as HTMLElement)
    await user.type(screen.getByRole('textbox', { name: '第 1 处需要怎样修改' }), '名称过长')
    await user.click(await send())
    expect(await screen.findByText(`操作成功：《${work.title}》的审核结论是“退回修改”。`)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^审核下一份/ })).toBeTruthy()
    expect(backend.db.works.get(work.id)).toMatchObject({ state: 'RETURNED', opinion: '请细化预算' })
    expect(backend.db.contents.get(work.id)?.comments[0]).toMatchObject({ text: '名称过长' })
  })

  it('gets a comment at a field, a row or a cell by clicking it in the document', async () => {
    const work = waiting()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('button', { name: '批注：项目名称' }))
    await user.type(await screen.findByRole('textbox', { name: '第 1 处需要怎样修改' }), '名称过长')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /退回修改/ }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: /^批注：项目组成员 第 1 行$/ }))
    await user.type(screen.getByRole('textbox', { name: '第 2 处需要怎样修改' }), '请核对')
    await user.click((screen.getAllByRole('button', { name: /^批注：项目组成员 第 2 行 / })[0] ?? null) as HTMLElement)
    await user.type(screen.getByRole('textbox', { name: '第 3 处需要怎样修改' }), '请补全')
    await user.type(screen.getByRole('textbox', { name: '意见（必填）' }), '请修改')
    await user.click(await send())
    await screen.findByText(/的审核结论是“退回修改”/)
    const paths = backend.db.contents.get(work.id)?.comments.map(({ path }) => path)
    expect(paths).toEqual(['projectName', 'members/m1', expect.stringMatching(/^members\/m2\/\w+$/)])
  })

  it('is passed on to the department without an opinion', async () => {
    const work = waiting()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(await send())
    await screen.findByText(/的审核结论是“通过”/)
    expect(stateOf(work.id)).toBe('DEPARTMENT_REVIEW')
  })

  it('is passed on in a batch from the list, each item named before', async () => {
    const [first, other] = backend.db.works.where(
      (row) => row.kind === 'DECLARATION' && row.unitId === 'unit-1' && row.state === 'UNIT_REVIEW',
    )
    if (!first || !other) throw new Error('two have to wait')
    backend.db.works.update(other.id, { belongsTo: first.belongsTo })
    const { user } = await renderAt(`/project-manage-list/unit-1/${first.belongsTo}`, { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('checkbox', { name: `选择${first.title}` }))
    await user.click(screen.getByRole('checkbox', { name: `选择${other.title}` }))
    await user.click(screen.getByRole('button', { name: '通过 2 份' }))
    const dialog = await screen.findByRole('dialog', { name: '通过 2 份？' })
    for (const { title } of [first, other]) expect(dialog.textContent).toContain(`《${title}》`)
    await pressChecked(user, dialog, /^通\s?过$/)
    expect(await screen.findByText('通过：2 项成功')).toBeTruthy()
    expect([stateOf(first.id), stateOf(other.id)]).toEqual(['DEPARTMENT_REVIEW', 'DEPARTMENT_REVIEW'])
  })

  it('is refused only after a second confirmation', async () => {
    const work = waiting()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('radio', { name: /不予受理/ }))
    await user.type(screen.getByRole('textbox', { name: '意见（必填）' }), '不符合征集方向')
    await user.click(await send())
    const dialog = await screen.findByRole('dialog')
    expect(stateOf(work.id)).toBe('UNIT_REVIEW')
    await user.click(within(dialog).getByRole('button', { name: '不予受理' }))
    await screen.findByText(/的审核结论是“不予受理”/)
    expect(stateOf(work.id)).toBe('REFUSED')
  })

  it('keeps an opinion typed before leaving, a network failure, or a decision by another user', async () => {
    const work = waiting()
    const first = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    await first.user.type(await screen.findByRole('textbox', { name: '意见（选填）' }), '写到一半')
    first.leave()
    const { user } = await renderAt(reviewAt(work), { as: 'unitAdministrator' })
    const opinion = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '意见（选填）' })
    await waitFor(() => expect(opinion.value).toBe('写到一半'))
    await user.click(screen.getByRole('radio', { name: /^通过/ }))
    backend.network.offline = true
    await user.click(await send())
    const form = screen.getByRole('form', { name: '审核意见' })
    expect((await within(form).findByRole('alert')).textContent).toMatch(/网络无法连接/)
    await waitFor(() => expect(opinion.value).toBe('写到一半'))
    backend.network.offline = false
    backend.db.works.update(work.id, { state: 'RETURNED' })
    await user.click(await send())
    expect(await screen.findByText('现在没有需要您审核的内容')).toBeTruthy()
    expect(await screen.findByText(/写到一半/)).toBeTruthy()
  })
})

describe('a corrected declaration', () => {
  /** Corrected after the unit returned it with two comments; one place was changed, neither is marked. */
  function corrected(state: 'UNIT_REVIEW' | 'DEPARTMENT_REVIEW') {
    const work = waiting()
    const content = backend.db.contents.get(work.id)
    if (!content) throw new Error('no content')
    const comment = (path: string) => ({ id: path, path, text: `请改${path}`, author: '王建华', at: 1 })
    const former = { revision: 3, values: content.values, comments: [comment('projectName'), comment('keywords')] }
    const values = { ...content.values, projectName: '改过的名称' }
    backend.db.contents.update(work.id, {
      ...{ former, values, submitted: { revision: content.revision, values } },
      readBy: { 'user-unitAdministrator': [3] },
    })
    backend.db.works.update(work.id, { state, reachedDepartment: true })
    return work
  }

  it('is shown by its changes to a reader of the former version, and a changed field is not 未处理', async () => {
    await renderAt(reviewAt(corrected('UNIT_REVIEW')), { as: 'unitAdministrator' })
    expect((await screen.findByText('请改projectName')).closest('li')?.textContent).toContain('已修改')
    expect(screen.getByText('请改keywords').closest('li')?.textContent).toContain('未处理')
    expect(screen.getByText(/共 \d+ 项有变化/)).toBeTruthy()
  })

  it('is shown completely to a department that sees it for the first time; only the changes are offered', async () => {
    const work = corrected('DEPARTMENT_REVIEW')
    const first = await renderAt(reviewAt(work), { as: 'supervisingDepartment' })
    expect(await screen.findByRole('heading', { level: 2, name: '基本信息' })).toBeTruthy()
    expect(screen.queryByText(/共 \d+ 项有变化/)).toBeNull()
    first.leave()
    const { user } = await renderAt(reviewAt(work), { as: 'supervisingDepartment' })
    await user.click(await screen.findByText('只看修改'))
    expect(screen.getByText(/共 \d+ 项有变化/)).toBeTruthy()
  })
})

describe('a user without a part in it', () => {
  it("reads that another unit's list is not theirs", async () => {
    const other = backend.db.works.where(
      (work) => work.kind === 'DECLARATION' && work.unitId !== 'unit-1' && work.state === 'UNIT_REVIEW',
    )[0]
    await renderAt(`/project-manage-list/${other?.unitId}/${other?.belongsTo}`, { as: 'unitAdministrator' })
    expect((await screen.findByRole('alert')).textContent).toContain('没有操作权限')
    expect(screen.getByRole('link', { name: '返回项目审核' })).toBeTruthy()
  })

  it('reads that the declaration does not exist', async () => {
    await renderAt('/project-manage-list/unit-1/guide-x/review/nothing', { as: 'unitAdministrator' })
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这份内容' })).toBeTruthy()
  })

  it('reaches 403 without the permission to review', async () => {
    const { router } = await renderAt('/pre-project-manage', { as: 'researcher' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/403'))
  })
})

describe('the supervising department', () => {
  it('accepts items that units have passed on', async () => {
    const work = backend.db.works.where((row) => row.kind === 'DECLARATION' && row.state === 'DEPARTMENT_REVIEW')[0]
    if (!work) throw new Error('nothing waits for the department')
    const { user } = await renderAt(reviewAt(work), { as: 'supervisingDepartment' })
    await user.click(await screen.findByRole('radio', { name: /^通过/ }))
    await user.click(await send())
    await screen.findByText(/的审核结论是“通过”/)
    await waitFor(() => expect(stateOf(work.id)).toBe('ACCEPTED'))
  })
})
