/** Tests of the page 我的项目 and of a declaration's timeline. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { seededWork } from '../../../tests/work-calls'

/** The researcher's declaration in a state, from the embedded data. */
const own = (state: string) => seededWork(backend, 'DECLARATION', state)
async function rowOf(name: string | null): Promise<HTMLElement> {
  const row = (await screen.findByText(name ?? '')).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

describe('my projects', () => {
  it('show the user’s items with current holder, the opinion to answer, and the next step of each state', async () => {
    await renderAt('/my-project', { as: 'researcher' })
    expect(await screen.findByText('共 13 项')).toBeTruthy()
    const returned = await rowOf(own('RETURNED').title)
    expect(within(returned).getByText('退回修改')).toBeTruthy()
    expect(within(returned).getByText(new RegExp(`审核意见：${own('RETURNED').opinion}`))).toBeTruthy()
    expect(within(returned).getByText('继续填报')).toBeTruthy()
    // The column of the next deadline has it; the state does not repeat it.
    expect(within(returned).getAllByText(/^还剩 \d+ 天$|^即将到期/)).toHaveLength(1)
    const waiting = await rowOf(own('UNIT_REVIEW').title)
    expect(within(waiting).getByText('撤回')).toBeTruthy()
    expect(within(waiting).queryByText('继续填报')).toBeNull()
    const accepted = await rowOf(own('DEPARTMENT_REVIEW').title)
    expect(within(accepted).queryByText('撤回')).toBeNull()
  })

  it('lead their leader to what was submitted, without a reviewer’s permission', async () => {
    const { title, id } = own('DEPARTMENT_REVIEW')
    const { user, router } = await renderAt('/my-project', { as: 'researcher' })
    await user.click(within(await rowOf(title)).getByRole('link', { name: `查看：${title}` }))
    expect(await screen.findByRole('heading', { level: 1, name: title ?? '' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/my-project/work/${id}/review`)
  })

  it('lead their leader to the signed contract, without a reviewer’s permission', async () => {
    const [{ title, id } = expect.fail('no contract')] = backend.db.works.where({
      ...{ kind: 'TASK_BOOK', state: 'SIGNED', creatorId: 'user-researcher' },
    })
    const { user, router } = await renderAt('/my-project?tab=TASK_BOOK', { as: 'researcher' })
    await user.click(within(await rowOf(title)).getByRole('link', { name: `查看：${title}` }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/my-project/work/${id}/review`)
  })

  it('tell the changes of one contract apart by what they change', async () => {
    const [change = expect.fail('no change')] = backend.db.works.where({
      ...{ kind: 'CONTRACT_CHANGE', state: 'AGREED', creatorId: 'user-researcher' },
    })
    for (const [id, changeKind] of [
      ['second', 'leader'],
      ['third', 'unit'],
    ] as const)
      backend.db.works.insert({ ...change, id, facts: { changeKind } })
    await renderAt('/my-project?tab=CONTRACT_CHANGE', { as: 'researcher' })
    const rows = (await screen.findAllByText(change.title)).map((name) => name.closest('tr')?.textContent ?? '')
    expect(rows).toHaveLength(3)
    for (const name of ['项目负责人变更', '承担单位变更', /执行期变更|预算变更/])
      expect(rows.filter((row) => row.match(name))).toHaveLength(1)
  })

  it('are filtered by the query of the address', async () => {
    await renderAt('/my-project?state=RETURNED', { as: 'researcher' })
    expect(await screen.findByText('共 1 项')).toBeTruthy()
  })

  it('allow withdrawing a declaration after confirmation, and report it', async () => {
    const { id: contentId, title: name } = own('UNIT_REVIEW')
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    await user.click(within(await rowOf(name)).getByText('撤回'))
    expect(await screen.findByText(/^撤回后可以修改，再次提交/)).toBeTruthy()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^撤\s?回$/ }))
    expect(await screen.findByText('操作成功')).toBeTruthy()
    expect(await within(await rowOf(name)).findByText('填报中')).toBeTruthy()
    expect(backend.db.works.get(contentId)?.state).toBe('DRAFT')
  })

  it('allow deleting a draft after naming the loss, return to the list, and restore it on undo', async () => {
    const { id: contentId, title: name } = own('DRAFT')
    const { user, router } = await renderAt('/my-project?state=DRAFT', { as: 'researcher' })
    await user.click(within(await rowOf(name)).getByRole('button', { name: `删除：${name}` }))
    const dialog = await screen.findByRole('dialog', { name: `删除《${name}》？` })
    expect(within(dialog).getByText(/已填写的全部内容和已上传的附件都会丢失/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: /^删\s?除$/ }))
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/my-project', search: '?state=DRAFT' }),
    )
    expect(await screen.findByText('删除成功')).toBeTruthy()
    expect(backend.db.works.get(contentId)).toBeUndefined()
    await user.click(await screen.findByRole('button', { name: '撤销删除' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(backend.db.works.get(contentId)?.state).toBe('DRAFT')
  })

  it('keep an item that cannot be deleted, with the reason', async () => {
    await renderAt(`/my-project/del/${own('ACCEPTED').id}`, { as: 'researcher' })
    expect(await screen.findByText('不能删除这份内容')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /^删\s?除$/ })).toBeNull()
  })
})

describe('the timeline of a declaration', () => {
  it('shows the whole history: person, role, action, opinion and resulting state', async () => {
    const { id: contentId } = own('RETURNED')
    await renderAt(`/declare-status-list/${contentId}`, { as: 'researcher' })
    const history = await screen.findByRole('region', { name: '办理过程' })
    const steps = within(history).getAllByRole('listitem')
    const histories = backend.db.workHistories.where({ workId: contentId }).toSorted((a, b) => b.at - a.at)
    expect(steps).toHaveLength(histories.length)
    histories.forEach((entry, index) => {
      expect(steps[index]?.textContent).toContain(entry.actorName)
      expect(steps[index]?.textContent).toContain(entry.actorTitle)
      if (entry.opinion) expect(steps[index]?.textContent).toContain(entry.opinion)
    })
    expect(screen.getByRole('button', { name: '继续填报' })).toBeTruthy()
  })

  it('shows the progress of each page and the missing answers as links', async () => {
    const { id, formId } = own('RETURNED')
    const content = backend.db.contents.get(id)
    backend.db.contents.update(id, { values: { ...content?.values, projectName: '' } })
    await renderAt(`/declare-status-list/${id}`, { as: 'researcher' })
    const tasks = await screen.findByRole('region', { name: '填报情况' })
    const missing = await within(tasks).findByRole('link', { name: '请填写项目名称' })
    expect(missing.getAttribute('href')).toBe(`/smartform/${formId}/${id}/basic?field=projectName`)
    expect(within(tasks).getByRole('link', { name: '基本信息' }).closest('li')?.textContent).toContain('填写中')
    expect(within(tasks).getByRole('link', { name: '经费预算' }).closest('li')?.textContent).toContain('已完成')
  })

  it('shows the next step, its role and its deadline', async () => {
    const work = own('UNIT_REVIEW')
    await renderAt(`/declare-status-list/${work.id}`, { as: 'researcher' })
    const life = await screen.findByRole('region', { name: '项目全过程' })
    const [declared, review, unit, department, experts, approval, book] = within(life).getAllByRole('listitem')
    const due = '上海申江大学 办理\\d{4}-\\d\\d-\\d\\d 前 还剩 \\d+ 天'
    expect(declared?.textContent).toMatch(/^项目申报书已完成\d{4}-\d\d-\d\d$/)
    expect(review?.textContent).toMatch(new RegExp(`^审核与评审待单位审核${due}`))
    expect(review?.getAttribute('aria-current')).toBe('step')
    expect(unit?.textContent).toMatch(new RegExp(`^单位审核待单位审核${due}`))
    expect([department, experts, approval, book].map((step) => step?.textContent)).toEqual([
      expect.stringMatching(/^主管部门审核未开始.* 办理$/),
      '专家评审未开始市科学技术委员会 办理',
      '立项结论未开始审核与评审完成后开始',
      '任务书未开始陈思远 办理立项结论完成后开始，20 日内完成',
    ])
  })

  it('is readable for its reviewers, who see their own next step', async () => {
    await renderAt(`/declare-status-list/${own('UNIT_REVIEW').id}`, { as: 'unitAdministrator' })
    expect(await screen.findByRole('button', { name: '去审核' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /撤回/ })).toBeNull()
  })

  it('is closed to other users, with an explanation and a link back', async () => {
    await renderAt(`/declare-status-list/${own('UNIT_REVIEW').id}`, { as: 'expert' })
    expect(await screen.findByRole('heading', { level: 1, name: '您不能查看这份内容' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回我的项目' })).toBeTruthy()
  })

  it('is closed to users who neither declare nor review, even its applicant', async () => {
    backend.db.users.update('user-researcher', { permissions: ['s02.f9001'] })
    await renderAt(`/declare-status-list/${own('UNIT_REVIEW').id}`, { as: 'researcher' })
    expect((await screen.findByRole('main')).textContent).toContain(
      '打开“申报进度”需要“项目申报与我的项目”或“项目审核与任务书审核”权限',
    )
  })

  it('reports a declaration that does not exist', async () => {
    await renderAt('/declare-status-list/nothing', { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这份内容' })).toBeTruthy()
  })
})
