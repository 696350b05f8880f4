/** Tests of a guide's page and of starting a declaration. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLanguage } from '@/app/entry-language'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const open = '/project-declare/guide-26DZ1200/remark-26DZ1200'
const year = () => String(new Date().getFullYear()).slice(2)
/** Numbers of guides begin with the year the seeds were made in. */
const at = (path: string) => path.replaceAll('26', year())

describe('a guide that is open for applications', () => {
  it('shows notes, remaining time and the state of each condition', async () => {
    await renderAt(at(open), { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: /人工智能技术攻关项目/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '申报须知' })).toBeTruthy()
    expect(screen.getByText(/^还剩 \d+ 天 \d+ 小时$/)).toBeTruthy()
    const conditions = await screen.findByRole('region', { name: '申报条件' })
    expect(await within(conditions).findAllByText('已满足')).toHaveLength(5)
    expect(conditions).toHaveTextContent(/实名等级为高级；要求：中级及以上/)
  })

  it('reports a missing commitment at its field and keeps the button enabled', async () => {
    const { user } = await renderAt(at(open), { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: '开始申报' }))
    const box = screen.getByRole('checkbox')
    expect(screen.getByText('请勾选承诺')).toBeTruthy()
    expect(document.activeElement).toBe(box)
    await user.click(box)
    expect(screen.queryByText('请勾选承诺')).toBeNull()
  })

  it('starts a declaration for the one approved unit and opens its first page', async () => {
    const { user, router } = await renderAt(at(open), { as: 'researcher' })
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '开始申报' }))
    expect(await screen.findByRole('heading', { level: 1, name: '基本信息' })).toBeTruthy()
    expect(router.state.location.pathname).toMatch(/^\/smartform\/project-declaration\/[^/]+\/(?!continue)[^/]+$/)
  })

  it('offers the existing draft before a second is started', async () => {
    await renderAt(at('/project-declare/guide-26Y1190/remark-26Y1190'), { as: 'researcher' })
    expect(await screen.findByText('您在本指南下有一份未提交的申报书')).toBeTruthy()
    expect(screen.getByRole('link', { name: '继续填报' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '开始申报' })).toBeNull()
  })
})

describe('a user who may not declare', () => {
  it('sees an explanation and a next step per condition instead of a form', async () => {
    backend.db.users.update('user-researcher', { userGrade: 1 })
    await renderAt(at(open), { as: 'researcher' })
    expect(await screen.findByText(/您现在还不能在本指南下申报：有 1 项条件未满足/)).toBeTruthy()
    expect(screen.getByText('未满足')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去实名认证' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '开始申报' })).toBeNull()
  })

  it('can continue after a new check once the condition is met', async () => {
    backend.db.users.update('user-researcher', { userGrade: 1 })
    const { user } = await renderAt(at(open), { as: 'researcher' })
    const again = await screen.findByRole('button', { name: '重新检查' })
    backend.db.users.update('user-researcher', { userGrade: 2 })
    await user.click(again)
    expect(await screen.findByRole('button', { name: '开始申报' })).toBeTruthy()
  })

  it('reads on the guide’s page that it is closed', async () => {
    const id = `guide-${year()}DZ1200`
    backend.db.guides.update(id, { closesAt: Date.now() - 1000 })
    await renderAt(at(open), { as: 'researcher' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/当前：已截止/))
    expect(screen.getByRole('link', { name: '查看其他指南' })).toBeTruthy()
  })
})

describe('a refused start is shown at its field and keeps the selection', () => {
  it.each([
    [60347, /已截止|已关闭|结束/],
    [60345, /实名/],
    [603005, /单位/],
    [603006, /承诺/],
  ])('%i', async (code, words) => {
    const { user } = await renderAt(at(open), { as: 'researcher' })
    await user.click(await screen.findByRole('checkbox'))
    backend.network.nextCode = code
    await user.click(screen.getByRole('button', { name: '开始申报' }))
    const form = screen.getByRole('region', { name: '开始申报' })
    expect((await within(form).findByRole('alert')).textContent).toMatch(words)
    expect(within(form).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })
})

describe('an explanation in place of the content', () => {
  it('appears for an unknown guide', async () => {
    await renderAt('/project-declare/nothing/here', { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这份指南' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回指南列表' })).toBeTruthy()
  })

  it('appears when the server is down, with a retry that works once it is back', async () => {
    const { user, router } = await renderAt('/project-declare', { as: 'researcher' })
    await screen.findByRole('table')
    backend.network.offline = true
    await router.navigate(at(open))
    const retry = await screen.findByRole('button', { name: /重试/ })
    backend.network.offline = false
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: /人工智能/ })).toBeTruthy()
  })
})

describe('the list of guides', () => {
  it('shows the open ones, and all on request', async () => {
    const { user, router } = await renderAt('/project-declare', { as: 'researcher' })
    expect((await screen.findByText('共 6 项')).getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('combobox', { name: '受理状态' }))
    const choices = await screen.findAllByTitle('全部')
    await user.click(choices.find((choice) => choice.matches('.ant-select-item-option')) as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toBe('?open=any'))
    expect(await screen.findByText('共 16 项')).toBeTruthy()
  })
})

it('the conditions of a guide are in English for guests from abroad', async () => {
  await switchLanguage('en')
  await renderAt(at(open), { as: 'researcher' })
  const conditions = await screen.findByRole('region', { name: 'Conditions' })
  await waitFor(() => expect(within(conditions).getAllByText('Met')).toHaveLength(5))
  expect(conditions).not.toHaveTextContent(/\p{Script=Han}/u)
  expect(conditions).toHaveTextContent('member of Shenjiang University, Shanghai')
})
