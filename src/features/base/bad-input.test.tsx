/** Tests of wrong input on the screens of bases. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type BaseKind, baseKinds } from '@/work/kinds/base-kinds'
import { backend } from '../../../tests/backend'
import { freeBase, noticeOf, reporterOf, sendCodeTo } from '../../../tests/base-notice'
import { renderAt } from '../../../tests/render'

const { db } = backend
const thisYear = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()
const kindOf = (id: string) => baseKinds.find((baseKind) => baseKind.id === id) as BaseKind
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** The first base of a kind that its persona reports for, and where this year's report of it is begun. */
function own(kindId: string, index = 0) {
  const kind = kindOf(kindId)
  const persona = reporterOf(db, kind)
  const mine = db.bases.where({ kind: kindId }).filter(({ personIds }) => personIds.includes(personaUserId(persona)))
  const base = mine[index]
  if (!base) throw new Error(kindId)
  const id = `${base.id}-${thisYear}`
  const yearAt = (year: number, sid = `${base.id}-${year}`) => `/${kind.paths.init}/${base.id}/${sid}/${year}`
  return { kind, persona, base, id, yearAt, beginAt: yearAt(thisYear) }
}

describe('an entry form with wrong input', () => {
  const otherKind = (kind: BaseKind) =>
    freeBase(db, kindOf(kind.id === 'key-laboratory' ? 'science-base' : 'key-laboratory'))
  it.each([
    ['an unknown name', 'science-base', () => ({ 基地名称: '上海不存在基地' }), '基地名称', '基地名称不存在，请核对'],
    [
      'a base of another kind',
      'science-base',
      (kind) => ({ 基地名称: otherKind(kind).name }),
      '基地名称',
      '基地名称不存在，请核对',
    ],
    [
      'a base that does not report this year',
      'key-laboratory',
      (kind) => {
        db.works.remove(`${freeBase(db, kind).id}-${thisYear}`)
        return {}
      },
      '实验室名称',
      '该基地不在本年度检查范围内，请联系管理员',
    ],
    [
      'the number of another kind of project',
      'achievement-transformation',
      (kind) => ({ 项目编号: otherKind(kind).number }),
      null,
      '项目绩效评价信息不一致，请核对后重新填写',
    ],
    [
      'a project that does not report this year',
      'achievement-transformation',
      (kind) => {
        db.works.remove(`${freeBase(db, kind).id}-${thisYear}`)
        return {}
      },
      null,
      '该项目不在本年度填报范围内，请核对或联系管理员',
    ],
  ] satisfies [string, string, (kind: BaseKind) => Record<string, string>, string | null, string][])(
    '%s (%s) is marked at its field, and the input stays',
    async (_case, kindId, differs, path, expectedMessage) => {
      const kind = kindOf(kindId)
      const notice = noticeOf(db, freeBase(db, kind))
      const persona = reporterOf(db, kind)
      const typed: Readonly<Record<string, string>> = {
        ...Object.fromEntries(
          kind.entry.parts.flatMap(({ name, label }) => (name === 'year' ? [] : [[label, notice[name]]])),
        ),
        ...differs(kind),
      }
      const { user } = await renderAt(`/${kind.entry.path}`, { as: persona })
      const button = await screen.findByRole('button', { name: '核对并绑定' })
      for (const [label, value] of Object.entries(typed)) type(label, value)
      type('验证码', sendCodeTo(db, persona))
      await user.click(button)
      if (path === null) expect((await screen.findByText(expectedMessage)).closest('[role=alert]')).toBeTruthy()
      else {
        await waitFor(() => expect(field(path).getAttribute('aria-invalid')).toBe('true'))
        expect(screen.getAllByText(expectedMessage).length).toBeGreaterThan(0)
      }
      for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
    },
  )

  it('last year’s period has closed: the form shows the date and keeps the input', async () => {
    const kind = kindOf('key-laboratory')
    const persona = reporterOf(db, kind)
    const { baseName, hostUnit, checkCode } = noticeOf(db, freeBase(db, kind))
    const { user } = await renderAt(`/${kind.entry.path}`, { as: persona })
    const button = await screen.findByRole('button', { name: '核对并绑定' })
    fireEvent.change(screen.getByRole('combobox', { name: /^年度/ }), { target: { value: String(thisYear - 1) } })
    for (const [label, value] of [
      ['实验室名称', baseName],
      ['依托单位', hostUnit],
      ['校验码', checkCode],
    ] as const)
      type(label, value)
    type('验证码', sendCodeTo(db, persona))
    await user.click(button)
    expect((await screen.findByText(/^基地填报已于 \d{4}-\d\d-\d\d 截止/)).closest('[role=alert]')).toBeTruthy()
    expect(field('校验码').value).toBe(checkCode)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^年度/ }).value).toBe(String(thisYear - 1))
  })
})

describe('a year that cannot be started', () => {
  it.each([
    ['a year the base does not report', (of: ReturnType<typeof own>) => of.yearAt(thisYear - 20)],
    ['another year than the report’s', (of: ReturnType<typeof own>) => of.yearAt(thisYear - 1, of.id)],
    ['another base’s report', (of: ReturnType<typeof own>) => of.yearAt(thisYear, 'base-key-laboratory-2-2026')],
  ])('%s: the page reports a missing address with a link back', async (_case, at) => {
    const of = own('key-laboratory')
    await renderAt(at(of), { as: of.persona })
    expect(await screen.findByRole('heading', { name: '没有找到这个年度' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '返回重点实验室年度检查' }).length).toBeGreaterThan(0)
  })

  it('started by another user meanwhile: names them and links to the report', async () => {
    const { persona, base, id, beginAt } = own('key-laboratory')
    db.bases.update(base.id, { personIds: [...base.personIds, personaUserId('expert')] })
    const { user, router } = await renderAt(beginAt, { as: persona })
    const button = await screen.findByRole('button', { name: '开始填报' })
    db.works.update(id, { state: 'FILLING', creatorId: personaUserId('expert') })
    await user.click(button)
    const name = db.users.get(personaUserId('expert'))?.userFullname
    const notice = await screen.findByText(`该基地本年度检查已由${name}填报`)
    expect(notice.closest('[role=alert]')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '查看该报告' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/base/laboratory/fill/${id}`))
  })

  it.each([
    ['withdrawn', { withdrawn: true }, /该基地不在本年度检查范围内，请联系管理员/],
    ['closed meanwhile', { closesAt: Date.now() - 1000 }, /基地填报已于 .+ 截止/],
    ['not open yet', { opensAt: Date.now() + 9e7 }, /本年度填报时间为 .+ 至 .+/],
  ])('%s: shows the message there and keeps the selection', async (_case, change, expectedMessage) => {
    const { kind, persona, beginAt } = own('key-laboratory')
    const { user } = await renderAt(beginAt, { as: persona })
    const takeOver = await screen.findByRole<HTMLInputElement>('checkbox', { name: '沿用上一年度的内容' })
    await user.click(takeOver)
    db.baseYears.update(`${kind.id}:${thisYear}`, change)
    await user.click(screen.getByRole('button', { name: '开始填报' }))
    expect((await screen.findByText(expectedMessage)).closest('[role=alert]')).toBeTruthy()
    expect(takeOver.checked).toBe(false)
  })

  it('returned last year and not resubmitted: shows that and links to it', async () => {
    const { persona, base, beginAt } = own('science-base', 1)
    const { user, router } = await renderAt(beginAt, { as: persona })
    expect(await screen.findByText('上一年度没有已提交的报告，没有内容可以沿用。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '开始填报' }))
    expect((await screen.findByText('上一年度检查尚未完成，请先完成上一年度')).closest('[role=alert]')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '查看该报告' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/base/fillReport/${base.id}-${thisYear - 1}`))
  })

  it('without a report of last year: starts empty and offers no copied answers', async () => {
    const { kind, persona, base, beginAt, id } = own('key-laboratory')
    for (const { id: text, facts } of db.works.where({ belongsTo: base.id }))
      if (facts.year !== thisYear) db.works.remove(text)
    const { user, router } = await renderAt(beginAt, { as: persona })
    expect(await screen.findByText('没有上一年度的报告')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: '开始填报' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`^/${kind.paths.info}/${id}/`)))
  })
})

/** Types into a control and goes on to the next. */
const leaveWith = (control: HTMLInputElement, value: string) => {
  control.focus()
  fireEvent.change(control, { target: { value } })
  control.blur()
}
/** The number itself; the reason for its jump is called alike. */
const numberBox = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`))[0] as HTMLInputElement

describe('a report with impossible numbers', () => {
  /** Opens the page of the form a field stands on, of a report begun with last year's answers. */
  async function openPage(kindId: string, page: string) {
    const { kind, persona, beginAt, id } = own(kindId)
    const { user, router } = await renderAt(beginAt, { as: persona })
    await user.click(await screen.findByRole('button', { name: '开始填报' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/info\//))
    await router.navigate(`/${kind.paths.info}/${id}/${kind.id}/${page}`)
  }

  it('negative, absurd or malformed numbers, and parts that do not add up: reported at each field, the text stays', async () => {
    await openPage('science-base', 'overview')
    await screen.findAllByLabelText(/^基地人员总数/)
    const staff = numberBox('基地人员总数')
    const doctors = numberBox('具有博士学位')
    for (const [typed, expectedMessage] of [
      ['-1', /不能小于 0/],
      ['100000', /不能大于 99,999/],
      ['1.5', /要填整数/],
      ['很多', /要填数字/],
    ] as const) {
      leaveWith(doctors, typed)
      await waitFor(() => expect(doctors.getAttribute('aria-invalid'), typed).toBe('true'))
      const text = doctors
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((part) => document.getElementById(part)?.textContent)
      expect(text?.join(' ')).toMatch(expectedMessage)
      expect(doctors.value.replaceAll(',', '')).toBe(typed)
    }
    leaveWith(staff, '3')
    expect((await screen.findAllByText(/之和应等于人员总数/)).length).toBeGreaterThan(0)
  })
})

it('a report whose configuration was withdrawn explains that, can be filled in, and is refused on submission', async () => {
  const { kind, persona, base, id, beginAt } = own('soft-science-base')
  const { user, router } = await renderAt(beginAt, { as: persona })
  await user.click(await screen.findByRole('button', { name: '开始填报' }))
  await screen.findAllByRole('textbox')
  db.baseYears.update(`${kind.id}:${thisYear}`, { withdrawn: true })
  // Complete, as last year's was.
  const { values: begun = {} } = db.contents.get(id) ?? {}
  const former = db.contents.get(`${base.id}-${thisYear - 1}`)?.values ?? {}
  db.contents.update(id, { values: { ...begun, ...former, reportYear: String(thisYear) } })
  await router.navigate(`/${kind.paths.fill}/${id}`)
  const note = await screen.findByText(`${thisYear} 年度检查已撤销，不能提交`)
  expect(within(note.closest('[role=note]') as HTMLElement).getByText(/已填写的内容仍可查看和修改/)).toBeTruthy()
  await router.navigate(`/${kind.paths.info}/${id}/${kind.id}/check`)
  await user.click(await screen.findByRole('button', { name: '提交年度报告' }))
  expect((await screen.findAllByText('该基地不在本年度检查范围内，请联系管理员')).length).toBeGreaterThan(0)
  expect(db.works.get(id)?.state).toBe('FILLING')
})
