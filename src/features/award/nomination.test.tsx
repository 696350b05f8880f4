/** Tests of the screens of award nominations. */
import { demoPassword, personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearNotices } from '@/lib/events/notices'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'

const row = (name: string) => screen.getByText(name, { selector: 'a' }).closest('tr') as HTMLElement
const closeNominating = () => {
  const [year] = backend.db.awardYears.all().toSorted((a, b) => b.year - a.year)
  backend.db.awardYears.update(year?.id ?? '', { nominateBy: Date.parse('2026-01-31T17:00:00+08:00') })
}

it.each([
  ['awardUnitOfficer', '/award/nomination', '/award/unit-nomination', '单位提名'],
  ['academician', '/award/unit-nomination', '/award/nomination', '提名'],
] as const)('%s opens from %s the own list with its filter', async (as, other, own, title) => {
  const { router } = await renderAt(`${other}?keyword=芯片`, { as })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe(own))
  expect(decodeURIComponent(router.state.location.search)).toBe('?keyword=芯片')
})

it('an officer’s nomination is below 单位提名 in the breadcrumb', async () => {
  const [draft] = backend.db.works.where(({ kind, state }) => kind === 'NOMINATION' && state === 'DRAFT')
  await renderAt(`/award/nomination/${draft?.id}/form/nominee`, { as: 'awardUnitOfficer' })
  const breadcrumb = within(await screen.findByRole('navigation', { name: '所在位置' }))
  await waitFor(() =>
    expect(breadcrumb.getAllByRole('listitem').map((element) => element.textContent)).toEqual([
      ...['首页', '单位提名', '提名进度', '填写提名书'],
    ]),
  )
})

describe('own nominations', () => {
  it('show state, number, check code and the nominee’s progress; a reminder can be sent once a day', async () => {
    const { user } = await renderAt('/award/nomination', { as: 'academician' })
    expect(await screen.findByRole('heading', { level: 1, name: '提名' })).toBeTruthy()
    await screen.findByText('陈思远', { selector: 'a' })
    for (const text of ['已提名', 'TM20260019', 'P4X8T3', '未绑定']) within(row('陈思远')).getByText(text)
    await user.click(screen.getByRole('button', { name: '提醒：陈思远' }))
    expect(await screen.findByText(/^上次提醒 /)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提醒：陈思远' })).toBeNull()
  })

  it('link to the letter with its number, check code and binding address', async () => {
    const { user } = await renderAt('/award/nomination', { as: 'academician' })
    await user.click(await screen.findByRole('link', { name: '通知书：陈思远' }))
    const letter = within(await screen.findByRole('article', { name: '上海市科学技术奖提名通知书' }))
    for (const text of ['TM20260019', 'P4X8T3', '沈国梁']) letter.getByText(text)
    const link = letter.getByRole('link')
    expect(link.getAttribute('href')).toBe('/award/setting/bind/person/work-notice-2-1')
  })
})

it('a nominator who reads a submitted nomination learns that the nominee acts next, not that the nominee reviews it', async () => {
  await renderAt('/award/nomination/work-notice-2-1/filed', { as: 'academician' })
  expect(await screen.findByText('现在由陈思远办理，不需要您审核。')).toBeTruthy()
  expect(screen.queryByText(/由陈思远审核/)).toBeNull()
})

describe('starting a nomination', () => {
  const choose = async (user: Awaited<ReturnType<typeof renderAt>>['user'], category: string, texts: object) => {
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${category}`) }))
    for (const [label, text] of Object.entries(texts))
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), String(text))
    await user.click(screen.getByRole('button', { name: '下一步：填写提名书' }))
  }

  it('shows the remaining quotas at the choice, and problems of a nominee at the name', async () => {
    const { user } = await renderAt('/nomination/apply', { as: 'academician' })
    expect(await screen.findByRole('radio', { name: /青年科技杰出贡献奖.*还可提名 1 项，共 2 项/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /科学技术普及奖.*不接受专家提名/ })).toHaveProperty('disabled', true)
    await choose(user, '科技功臣奖', { 被提名者姓名: '沈国梁', 工作单位: '上海申江大学' })
    const name = screen.getByRole('textbox', { name: /^被提名者姓名/ })
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('不能提名本人或本单位，请核对被提名者').length).toBeGreaterThan(0)
  })

  it('restores typed text after leaving the page', async () => {
    const first = await renderAt('/nomination/apply', { as: 'awardUnitOfficer' })
    await first.user.click(await screen.findByRole('radio', { name: /^技术发明奖/ }))
    await first.user.type(screen.getByRole('textbox', { name: /^被提名者姓名/ }), '何远')
    await first.router.navigate('/award/nomination')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^被提名者姓名/ })).toBeNull())
    await first.router.navigate('/nomination/apply')
    expect(await screen.findByRole('textbox', { name: /^被提名者姓名/ })).toHaveProperty('value', '何远')
    expect(screen.getByRole('radio', { name: /^技术发明奖/ })).toHaveProperty('checked', true)
  })

  it('is an empty form after another was started, and offers the started one first', async () => {
    const { user, router } = await renderAt('/nomination/apply', { as: 'awardUnitOfficer' })
    await choose(user, '技术发明奖', { 被提名者姓名: '何远', 工作单位: '上海浦江大学', 成果名称: '超薄柔性显示基板' })
    await screen.findByRole('textbox', { name: /^姓名或单位名称/ })
    await router.navigate('/nomination/apply')
    const category = await screen.findByRole('radio', { name: /^技术发明奖/ })
    expect(category).toHaveProperty('checked', false)
    expect(screen.queryByRole('textbox', { name: /^被提名者姓名/ })).toBeNull()
    const begun = within(await screen.findByRole('note', { name: '有 2 项提名还没有提交' }))
    await user.click(begun.getByRole('link', { name: '超薄柔性显示基板' }))
    expect(await screen.findByRole('heading', { level: 1, name: '超薄柔性显示基板' })).toBeTruthy()
  })

  it('reports a missing connection beside its button, and clears the report after signing in again', async () => {
    const { user } = await renderAt('/nomination/apply', { as: 'awardUnitOfficer' })
    backend.network.offline = true
    await choose(user, '技术发明奖', { 被提名者姓名: '何远', 工作单位: '上海浦江大学', 成果名称: '超薄柔性显示基板' })
    const alert = await screen.findByText(/^网络无法连接/)
    const before = alert.compareDocumentPosition(screen.getByRole('textbox', { name: /^成果名称/ }))
    expect(before & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    backend.network.offline = false
    await backend.network.expireNow()
    await user.click(screen.getByRole('button', { name: '下一步：填写提名书' }))
    const dialog = within(await screen.findByRole('dialog', { name: '重新登录' }))
    await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
    await passSecondFactor(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('您还未登录或登录已失效')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^成果名称/ })).toHaveProperty('value', '超薄柔性显示基板')
  })

  it('continues to the nomination with the entered data', async () => {
    const { user, router } = await renderAt('/nomination/apply', { as: 'awardUnitOfficer' })
    expect(await screen.findByRole('heading', { level: 1, name: '单位提名' })).toBeTruthy()
    await choose(user, '技术发明奖', { 被提名者姓名: '何远', 工作单位: '上海浦江大学', 成果名称: '超薄柔性显示基板' })
    expect(await screen.findByRole('textbox', { name: /^姓名或单位名称/ })).toHaveProperty('value', '何远')
    expect(router.state.location.pathname).toMatch(/^\/award\/nomination\/.+\/form\/nominee$/)
  })

  it('shows on each page that nominating has closed, with the date', async () => {
    closeNominating()
    const { router } = await renderAt('/nomination/apply', { as: 'academician' })
    expect(await screen.findByText(/年度科学技术奖填报已于 2026-01-31 17:00.* 截止/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    await router.navigate('/award/nomination')
    expect(await screen.findByText(/年度科学技术奖填报已于 2026-01-31 17:00.* 截止/)).toBeTruthy()
    await screen.findByText('陈思远', { selector: 'a' })
    expect(screen.queryByRole('button', { name: '发起提名' })).toBeNull()
  })
})

it('the timeline of a nomination ends with the nominee, not the commission', async () => {
  await renderAt('/award/nomination/work-notice-2-1', { as: 'academician' })
  const steps = within(await screen.findByRole('region', { name: '后续步骤' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('沈国梁'),
    expect.stringMatching(/^被提名者绑定.*陈思远/),
    expect.stringMatching(/^转入填报.*陈思远$/),
  ])
})

it('the nomination of a foreign candidate is shown in English, in the portal’s own language', async () => {
  const { user, router } = await renderAt('/nomination/apply', { as: 'awardUnitOfficer' })
  await user.click(await screen.findByRole('radio', { name: /^国际科技合作奖/ }))
  await user.click(screen.getByRole('button', { name: '下一步：填写提名书' }))
  const family = await screen.findByRole('textbox', { name: /^Family name as in the passport/ })
  expect(router.state.location.pathname).toMatch(/^\/nomination\/foreign\//)
  await user.type(family, '林')
  await user.tab()
  expect((await screen.findAllByText(/Latin letters, spaces, hyphens/)).length).toBeGreaterThan(0)
  expect(document.documentElement.lang).toBe('en')
  const main = screen.getByRole('main')
  expect(main.textContent?.replace(/上海市智能技术学会/g, '')).not.toMatch(/\p{Script=Han}/u)
  await router.navigate('/award/nomination')
  expect(await screen.findByRole('heading', { level: 1, name: '单位提名' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh-CN')
})

it.each([0, 1, 4])('a user who does not nominate (state %i) reads who does, at each address', async (awardState) => {
  backend.db.users.update(personaUserId('academician'), { awardState })
  const { router } = await renderAt('/award/unit-nomination', { as: 'academician' })
  expect(await screen.findByRole('heading', { name: '您的账号目前不能提名' })).toBeTruthy()
  await router.navigate('/nomination/apply')
  expect(await screen.findByRole('heading', { name: '您的账号目前不能提名' })).toBeTruthy()
})

it.each([
  ['academician', '提名'],
  ['awardUnitOfficer', '单位提名'],
] as const)('home tells %s that nominating is open, and links there', async (as, title) => {
  clearNotices()
  const { user } = await renderAt('/', { as })
  await user.click(await screen.findByRole('link', { name: /发起 \d{4} 年度上海市科学技术奖提名/ }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

it.each([
  [0, []],
  [1, []],
  [2, ['单位提名']],
  [3, ['提名']],
  [4, []],
])('home in award state %i offers exactly %j for nominating', async (awardState, offered) => {
  backend.db.users.update(personaUserId('academician'), { awardState })
  await renderAt('/', { as: 'academician' })
  const entries = await screen.findByRole('navigation', { name: '快捷入口' })
  const labels = [...entries.querySelectorAll('a')].map(({ textContent }) => textContent ?? '')
  expect(labels.filter((label) => label.endsWith('提名'))).toEqual(offered)
  const heading = screen.queryByRole('heading', { level: 2, name: '科学技术奖提名' })
  expect(heading !== null).toBe(offered.length > 0)
})

it('a former nominator reads an earlier nomination without links to the list', async () => {
  const id = backend.db.works.where({ kind: 'NOMINATION', creatorId: personaUserId('academician') })[0]?.id
  backend.db.users.update(personaUserId('academician'), { awardState: 0 })
  await renderAt(`/award/nomination/${id}`, { as: 'academician' })
  expect(await screen.findByRole('link', { name: '返回首页' })).toBeTruthy()
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links.filter((href) => /^\/award\/(unit-)?nomination$/.test(href ?? ''))).toEqual([])
})

it('an officer’s nomination is below 单位提名 on each of its pages, and links back to the filtered list', async () => {
  const { router } = await renderAt('/award/unit-nomination?keyword=超薄', { as: 'awardUnitOfficer' })
  await screen.findByRole('heading', { level: 1, name: '单位提名' })
  const [{ id } = expect.fail('no nomination')] = backend.db.works.where({
    kind: 'NOMINATION',
    state: 'DRAFT',
    creatorId: personaUserId('awardUnitOfficer'),
  })
  const list = `/award/unit-nomination?keyword=${encodeURIComponent('超薄')}`
  const hrefOf = async (region: HTMLElement, name: string) =>
    decodeURI((await within(region).findByRole('link', { name })).getAttribute('href') ?? '')
  for (const path of [`/award/nomination/${id}`, `/award/nomination/${id}/form/nominee`, '/nomination/apply']) {
    await router.navigate(path)
    const breadcrumb = await screen.findByRole('navigation', { name: '所在位置' })
    expect(await hrefOf(breadcrumb, '单位提名'), path).toBe(decodeURI(list))
    expect(within(breadcrumb).queryByRole('link', { name: '提名' })).toBeNull()
  }
  await router.navigate(`/award/nomination/${id}`)
  await screen.findByRole('heading', { level: 2, name: '办理过程' })
  expect(await hrefOf(screen.getByRole('main'), '返回提名列表')).toBe(decodeURI(list))
})
