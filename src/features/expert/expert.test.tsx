/** Tests of the pages of expert applications and entries. */
import { personaUserId } from '@mocks/personas'
import { ask } from '@mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

describe('an expert application', () => {
  it('is explained to an unverified user, with a link to the verification and back, and cannot be started', async () => {
    await renderAt('/expert/apply', { as: 'newResearcher' })
    expect(await screen.findByRole('heading', { level: 1, name: '申请成为专家' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '还需完成' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '开始填报' })).toBeNull()
  })

  it('is prefilled from profile and resume, marks the sources, and offers to undo a change', async () => {
    const { user, router } = await renderAt('/expert/apply', { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    const position = await screen.findByRole<HTMLInputElement>('textbox', { name: /^职务/ })
    expect(position.value).toBe('教授')
    expect((await screen.findAllByText('来自个人履历 · 工作经历 2019-09 至今')).length).toBeGreaterThan(2)
    await user.clear(position)
    await user.type(position, '院长')
    expect(await screen.findByText('与个人履历 · 工作经历 2019-09 至今不同：教授')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '采用职务' }))
    expect(position.value).toBe('教授')
    const work = backend.db.works.where({ kind: 'EXPERT_APPLICATION', creatorId: personaUserId('researcher') })[0]
    expect(router.state.location.search).toContain(work?.id)
    await user.click(screen.getByRole('link', { name: /经历与成果/ }))
    expect(await screen.findByText('3 行来自个人履历 · 工作经历')).toBeTruthy()
  })

  it('can be read by its applicant from the receipt: the form’s page closes with the submission', async () => {
    const { db } = backend
    const token = backend.signIn('researcher')
    const belongsTo = personaUserId('researcher')
    const begin = 'mutation ($b: ID!) { beginWork(kind: "EXPERT_APPLICATION", belongsTo: $b) { id } }'
    const begun = await ask('workflow', begin, { b: belongsTo }, token)
    const { id } = begun.data.beginWork as { id: string }
    const [complete] = db.works.where({ kind: 'EXPERT_APPLICATION', state: '3' })
    db.contents.update(id, { values: db.contents.get(complete?.id ?? '')?.values ?? {} })
    const { user } = await renderAt(`/expert/apply?work=${id}&page=check`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '提交专家入库申请' }))
    await screen.findByRole('heading', { level: 1, name: '专家入库申请已提交' })
    await user.click(screen.getByRole('link', { name: '查看所填内容' }))
    expect(await screen.findByRole('heading', { name: '所填内容' })).toBeTruthy()
  })

  it.each([
    [
      'an expert',
      'expert',
      '/expert/apply',
      '您已在专家库中，不需要再次申请；信息有变动的请申请变更。',
      '/expert/editInfo',
    ],
    ['no expert', 'researcher', '/expert/editInfo', '这里是专家库中专家的信息，您还没有入库。', '/expert/apply'],
  ] as const)('opened by address, explains to %s why it is closed and where to go', async (_, as, address, why, to) => {
    await renderAt(address, { as })
    expect(await screen.findByText(why)).toBeTruthy()
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((element) => element.getAttribute('href')),
    ).toContain(to)
  })
})

describe('an entry in the expert database', () => {
  it('shows its owner the dates, and opens a prefilled form for changes', async () => {
    const { user } = await renderAt('/expert/editInfo', { as: 'expert' })
    expect(await screen.findByText('入库日期')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 3, name: '评审领域' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '申请变更' }))
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    await user.click(await screen.findByRole('link', { name: /评审领域/ }))
    const expertise = await screen.findByRole<HTMLInputElement>('textbox', { name: /^专业特长/ })
    await waitFor(() => expect(expertise.value).toContain('智能芯片'))
  })

  it('is compared with its change when the change is reviewed', async () => {
    const change = backend.db.works.where({ kind: 'EXPERT_CHANGE', state: '2' })[0]
    const { creatorId = '', unitId = '' } = change ?? {}
    await renderAt(`/expert/info/${creatorId}/${unitId}/edit`, { as: 'supervisingDepartment' })
    expect(await screen.findByRole('form', { name: '审核意见' })).toBeTruthy()
    expect(await screen.findByText('只看修改')).toBeTruthy()
    expect(await screen.findByText('教授、学科带头人')).toBeTruthy()
  })

  it('is compared with its whole change also after a return, not only with what was corrected since', async () => {
    const change = backend.db.works.where({ kind: 'EXPERT_CHANGE', state: '2' })[0]
    const { id = '', creatorId = '', unitId = '' } = change ?? {}
    const content = backend.db.contents.get(id) ?? expect.fail('no content')
    const remark = { id: 'c', path: 'expertise', text: '请补充近年工作', author: '王建华', at: 1 }
    const values = { ...content.values, expertise: '近年主持教育信息化项目三项，熟悉项目评审和验收的要求。' }
    backend.db.contents.update(id, {
      ...{ values, former: { revision: 1, values: content.values, comments: [remark] } },
      submitted: { revision: content.revision, values },
    })
    await renderAt(`/expert/info/${creatorId}/${unitId}/edit`, { as: 'supervisingDepartment' })
    expect((await screen.findByText('请补充近年工作')).closest('li')?.textContent).toContain('已修改')
    expect(await screen.findByText('共 5 项有变化')).toBeTruthy()
    expect(screen.getByText('教授、学科带头人')).toBeTruthy()
  })

  it('is closed to other users', async () => {
    await renderAt(`/expert/editInfo/${personaUserId('expert')}`, { as: 'researcher' })
    expect(await screen.findByText('您不能查看这份内容')).toBeTruthy()
  })
})
