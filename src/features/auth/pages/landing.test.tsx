/** Tests of pages that a link in a message opens: nomination, invitation, topic. */
import { demoPassword, type PersonaId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { replaceBrowser } from '@/app/entry-browser'
import { switchLanguage } from '@/app/entry-language'
import { clearNotices } from '@/lib/events/notices'
import { readToken } from '@/session/token'
import { backend } from '../../../../tests/backend'
import { renderAt } from '../../../../tests/render'

afterEach(async () => {
  clearNotices()
  await switchLanguage('zh')
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** A button that has been busy keeps its sign for a while where nothing moves. */
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}$`) })

it.each<[string, string, RegExp]>([
  ['an invitation to the database', '/expert/entry?code=ENTRY-2026', /邀请您加入市科技专家库/],
  ['an invitation to review', '/expert/invite?code=REVIEW-AI', /人工智能技术攻关项目评审/],
  ['an invitation from abroad', '/expert/invitation?code=OVERSEAS-HO', /特邀专家邀请函/],
  ['an invitation by text message', '/expert/mobileInvitation?code=SMS-7Q2K', /申请成为市科技专家/],
  ['a nomination', '/award/setting/bind/project/work-notice-1-1', /上海市科学技术奖提名/],
  ['a topic', '/topicRelevance?id=topic-1', /多模态数据治理/],
  ['a subproject', '/subProject/sub-1', /端侧推理加速/],
])('%s explains its purpose before the sign-in, and continues after it', async (_case, path, title) => {
  await renderAt(path)
  await heading(title)
  const signIn = await screen.findByRole('link', { name: '登录后继续' })
  expect(signIn.getAttribute('href')).toBe(`/user/login?redirect=${encodeURIComponent(path)}`)
  const register = screen.getByRole('link', { name: '没有账号，先注册' })
  expect(register.getAttribute('href')).toBe(`/user/register?redirect=${encodeURIComponent(path)}`)
})

it('quick sign-in happens on the page, and the binding completes', async () => {
  vi.stubEnv('VITE_ONE_STOP_URL', 'https://ywtb.example.gov.cn/login')
  const { user, router } = await renderAt('/award/setting/bind/project/work-notice-1-1')
  await heading(/科学技术奖提名/)
  await user.click(await screen.findByRole('button', { name: '登录' }))
  const dialog = within(await screen.findByRole('dialog', { name: '快捷登录' }))
  expect(dialog.getByRole('tab', { name: '一网通办/其他' }).getAttribute('aria-selected')).toBe('true')
  expect(dialog.getByRole('button', { name: '前往一网通办登录' })).toBeTruthy()

  // The confirmation of tab 0 only closes.
  await user.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.getByRole('dialog').className).toContain('leave'))
  await user.click(await screen.findByRole('button', { name: '登录' }))
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getByRole('tab', { name: '用户名密码' }))
  await user.click(again.getByRole('button', { name: '确定' }))
  expect(await again.findByText('请输入密码')).toBeTruthy()
  await user.type(again.getByLabelText('用户名或手机号码'), 'researcher')
  await user.type(again.getByLabelText('密码'), `${demoPassword}{Enter}`)
  expect(await screen.findByText('当前登录：陈思远')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/award/setting/bind/project/work-notice-1-1')

  await user.type(screen.getByLabelText('校验码'), 'K7M2Q8')
  await user.click(await button('绑定提名'))
  expect((await screen.findAllByText(/校验码不一致/))[0]).toBeTruthy()
  await user.clear(screen.getByLabelText('校验码'))
  await user.type(screen.getByLabelText('校验码'), 'k7m2q9')
  await user.click(await button('绑定提名'))
  expect(await screen.findByText('提名已绑定到您的账号')).toBeTruthy()
  expect(screen.getByRole('link', { name: '填写提名材料' }).getAttribute('href')).toBe('/reporting')
  expect(backend.db.works.get('work-notice-1-1')?.assigned.nominee).toEqual(['user-researcher'])
})

it('an invitation is accepted once', async () => {
  const { user, router } = await renderAt('/expert/invite?code=REVIEW-AI', { as: 'expert' })
  await user.click(await button('接受邀请'))
  expect(document.activeElement).toBe(await screen.findByText('您已接受邀请'))
  await router.navigate('/expert/invite?code=REVIEW-USED')
  await heading(/集成电路/)
  expect(await screen.findByText('您已接受邀请')).toBeTruthy()
})

it('accepting an invitation to review opens the expert’s reviews', async () => {
  const { user } = await renderAt('/expert/invite?code=REVIEW-AI', { as: 'expert' })
  await user.click(await button('接受邀请'))
  expect(await screen.findByText(/评审任务已列入评审工作台和首页的待办，请在 \d{4}-\d\d-\d\d 前提交/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '进入评审工作台' }))
  expect(await screen.findByRole('heading', { name: '人工智能技术攻关项目评审' })).toBeTruthy()
})

it.each<[string, string, PersonaId, string, RegExp, string]>([
  [
    'the database',
    '/expert/entry?code=ENTRY-2026',
    'researcher',
    '接受邀请',
    /已为您建立专家入库申请，现在就可以填写/,
    '/expert/apply',
  ],
  [
    'abroad',
    '/expert/invitation?code=OVERSEAS-HO',
    'invitedExpert',
    '接受邀请',
    /评审任务已列入评审工作台/,
    '/expert/review',
  ],
  [
    'a topic',
    '/topicRelevance?id=topic-1',
    'researcher',
    '确认关联',
    /从 \d{4}-\d\d-\d\d 起填报/,
    '/my-project?tab=SUBPROJECT',
  ],
])(
  'answering %s shows when the work opens, and links to what can be done now',
  async (_case, path, as, act, message, to) => {
    const { user } = await renderAt(path, { as })
    await user.click(await button(act))
    expect(await screen.findByText(message)).toBeTruthy()
    const links = screen.getByRole('main').querySelectorAll('a.ant-btn-primary')
    expect([...links].map((way) => way.getAttribute('href'))).toEqual([to])
  },
)

it('a guest with an answered invitation signs in and returns to it', async () => {
  await renderAt('/expert/invite?code=REVIEW-USED')
  const link = await screen.findByRole('link', { name: '去登录' })
  expect(link.getAttribute('href')).toBe('/user/login?redirect=%2Fexpert%2Finvite%3Fcode%3DREVIEW-USED')
})

it.each<[string, string, PersonaId | undefined, RegExp]>([
  ['of another person', '/expert/invite?code=REVIEW-AI', 'researcher', /手机尾号为 1005 的用户/],
  ['for a user who is not certified', '/expert/entry?code=ENTRY-2026', 'newResearcher', /实名认证等级不足/],
])('an invitation %s is refused with a reason', async (_case, path, as, message) => {
  const { user } = await renderAt(path, { as })
  await user.click(await button('接受邀请'))
  expect((await screen.findAllByText(message))[0]).toBeTruthy()
})

it('who is signed in with another account signs out on the page of the invitation, and stays there to sign in', async () => {
  const loadAnew = vi.fn()
  const restore = replaceBrowser({ replace: vi.fn(), loadAnew })
  const { user, router } = await renderAt('/expert/invite?code=REVIEW-AI', { as: 'researcher' })
  await user.click(await button('接受邀请'))
  expect((await screen.findAllByText(/请使用被邀请人的账号登录/))[0]).toBeTruthy()
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: '注销登录' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '注销登录' }))
  await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
  expect(readToken()).toBeUndefined()
  expect(router.state.location.search).toBe('?code=REVIEW-AI')
  restore()
})

it.each<[string, string, RegExp]>([
  ['that is used up', '/expert/invite?code=REVIEW-USED', /该邀请已被使用/],
  ['that has expired', '/expert/entry?code=ENTRY-2025', /该邀请已过期/],
  ['that was never issued', '/expert/entry?code=%3Cscript%3E', /邀请无效或已过期/],
  ['without a code', '/expert/entry', /邀请无效或已过期/],
  ['a nomination of another kind', '/award/setting/bind/person/work-notice-1-1', /提名号不存在/],
  ['an unknown topic', '/topicRelevance', /子课题编号或校验码错误/],
  ['a subproject that is bound', '/subProject/sub-2', /已由其他账号关联/],
])('%s has its own message', async (_case, path, message) => {
  await renderAt(path)
  expect((await screen.findAllByText(message))[0]).toBeTruthy()
})

it('a topic binds to its leader, and a nomination by its number', async () => {
  const { user, router } = await renderAt('/topicRelevance?id=topic-1', { as: 'researcher' })
  await user.click(await button('确认关联'))
  expect(await screen.findByText('已关联到您的账号')).toBeTruthy()
  await router.navigate('/award/bind')
  await heading('奖励提名绑定')
  await user.type(screen.getByLabelText('提名号'), 'TM1')
  await user.type(screen.getByLabelText('校验码'), 'P4X8T3')
  await user.click(await button('绑定提名'))
  expect((await screen.findAllByText(/提名号不存在/))[0]).toBeTruthy()
  await user.clear(screen.getByLabelText('提名号'))
  await user.type(screen.getByLabelText('提名号'), 'tm20260019')
  await user.click(await button('绑定提名'))
  // The form that was pressed is gone, and what comes next is one press away.
  expect(document.activeElement).toBe(await screen.findByText('提名已绑定到您的账号'))
})

it.each<[string, PersonaId, string, string, RegExp]>([
  ['the check code of another nomination', 'researcher', 'TM20260019', 'K7M2Q9', /校验码不一致/],
  ['its own nominator as nominee', 'academician', 'TM20260019', 'P4X8T3', /提名者不能是被提名者/],
  ['another person as nominee', 'expert', 'TM20260019', 'P4X8T3', /您的账号不是这项提名的被提名者/],
  ['a closed period', 'researcher', 'TM20250007', 'B3N7C2', /年度科学技术奖填报已于 .* 截止/],
])('a nomination with %s is refused with a reason', async (_case, as, number, code, message) => {
  const { user } = await renderAt('/award/bind', { as })
  await user.type(await screen.findByLabelText('提名号'), number)
  await user.type(screen.getByLabelText('校验码'), code)
  await user.click(await button('绑定提名'))
  expect((await screen.findAllByText(message))[0]).toBeTruthy()
  expect(screen.queryByText('提名已绑定到您的账号')).toBeNull()
})

it('an invitation is available in English', async () => {
  await switchLanguage('en')
  await renderAt('/expert/invitation?code=OVERSEAS-HO')
  await heading('Invitation to serve as an invited expert')
  expect(screen.getByText(/international peer review/)).toBeTruthy()
  expect(screen.getByText('Ho Ka Man')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in to go on' })).toBeTruthy()
})

it.each([
  ['/subProject/sub-1', 'Puyuan Institute of Artificial Intelligence'],
  ['/topicRelevance?id=topic-1', 'Shenjiang University, Shanghai'],
  ['/expert/mobileInvitation?code=unit-invitation-university-1', 'Shenjiang University, Shanghai'],
])('%s names its unit in English', async (path, unit) => {
  await switchLanguage('en')
  await renderAt(path)
  expect(await screen.findByText(unit)).toBeTruthy()
})

it('the header names who is signed in as the page does, also in English', async () => {
  await renderAt('/expert/invitation?code=OVERSEAS-HO', { as: 'invitedExpert' })
  await switchLanguage('en')
  expect(await screen.findByText('Signed in as Ho Ka Man')).toBeTruthy()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Ho Ka Man' })).toBeTruthy()
})

it('a page that cannot be loaded has a retry', async () => {
  backend.network.offline = true
  const { user } = await renderAt('/subProject/sub-1')
  const retry = await button('重试')
  backend.network.offline = false
  await user.click(retry)
  await heading(/端侧推理加速/)
})
