/** Tests of the page that binds a base by its notice. */
import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { t } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { type BaseKind, baseKinds } from '@/work/kinds/base-kinds'
import type { EntryName } from '@/work/kinds/entry'
import { backend } from '../../../tests/backend'
import { freeBase, noticeOf, reporterOf, sendCodeTo } from '../../../tests/base-notice'
import { renderAt } from '../../../tests/render'

const { db } = backend
const thisYear = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const descriptionAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? ''
const wordsOf = (kind: BaseKind, code: number) => {
  const own = `errors.base.${code}`
  return kind.entry.words === 'base' && t(own) !== own ? t(own) : t(`errors.${code}`)
}

/** Opens the entry form of a kind as who reports for it, a code sent, everything typed as the notice says. */
async function open(kind: BaseKind, byAddress = false) {
  const persona = reporterOf(db, kind)
  const base = freeBase(db, kind)
  const path = `/${kind.entry.path}${byAddress ? `/${base.id}` : ''}`
  const { user, router } = await renderAt(path, { as: persona })
  const button = await screen.findByRole('button', { name: '核对并绑定' })
  const notice = noticeOf(db, base)
  const bindParts = kind.entry.parts.filter(({ name, fact }) => name !== 'year' && !(byAddress && fact))
  const right = new Map(bindParts.map(({ name, label }) => [label, notice[name as Exclude<EntryName, 'year'>]]))
  right.set('验证码', sendCodeTo(db, persona))
  for (const [label, value] of right) type(label, value)
  return { base, asked: bindParts, right, router, path, persona, submit: () => user.click(button) }
}

describe.each(baseKinds.map((kind) => [kind.report, kind] as const))('binding %s', (_report, kind) => {
  it('reports each wrong code at its field with the base’s own text, general problems above, and keeps the text', async () => {
    const { asked, right, submit, base } = await open(kind)
    const wrong = [
      ...asked.map(({ label, codes }) => [label, '与登记不同', codes[0] ?? 0] as const),
      ['验证码', '135790', kind.entry.wrongMobileCode] as const,
    ]
    for (const [label, value, code] of wrong) {
      type(label, value)
      await submit()
      await waitFor(() => expect(descriptionAt(label), label).toContain(wordsOf(kind, code)))
      expect(screen.getByRole('region', { name: '有 1 处需要处理' })).toBeTruthy()
      for (const [other, correctValue] of right) expect(field(other).value).toBe(other === label ? value : correctValue)
      type(label, right.get(label) ?? '')
    }
    expect(db.bases.get(base.id)?.personIds).toEqual([])

    // What concerns none of its fields stands above the form: not open yet and closed, with their dates.
    const id = `${kind.id}:${thisYear}`
    const { opensAt = 0, closesAt = 0 } = db.baseYears.get(id) ?? {}
    const [past, coming] = [Date.now() - 3 * 24 * 3600_000, Date.now() + 3 * 24 * 3600_000]
    const findMessage = async (text: RegExp) => {
      await submit()
      expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    }
    db.baseYears.update(id, { opensAt: coming, closesAt: coming })
    await findMessage(new RegExp(`${formatDay(coming)} 至 ${formatDay(coming)}`))
    db.baseYears.update(id, { opensAt, closesAt: past })
    await findMessage(new RegExp(`${kind.entry.words === 'base' ? '基地填报' : '申报'}已于 ${formatDay(past)} 截止`))
    db.baseYears.update(id, { closesAt })
    for (const [label, value] of right) expect(field(label).value).toBe(value)
  })

  it('asks only for the codes when the address names the base, and opens the year to start', async () => {
    const { base, asked, submit, router } = await open(kind, true)
    expect(asked.map(({ name }) => name)).toEqual(['checkCode'])
    expect(screen.getByText(base.name)).toBeTruthy()
    const wide = base.checkCode
      .toLowerCase()
      .replace(/[a-z0-9]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
    type('校验码', ` ${wide.slice(0, 3)} ${wide.slice(3)}`)
    await submit()
    const year = `/${kind.paths.init}/${base.id}/${base.id}-${thisYear}/${thisYear}`
    await waitFor(() => expect(router.state.location.pathname).toBe(year))
    expect(await screen.findByRole('button', { name: '开始填报' })).toBeTruthy()
  })
})

it('an unverified user is sent to the verification and back, with the entered text', async () => {
  const [kind] = baseKinds
  if (!kind) throw new Error('no kind')
  db.users.update(personaUserId('researcher'), { userGrade: 1 })
  const { submit, right, router, path } = await open(kind)
  // Said before anything is typed, and again where it is refused.
  expect(screen.getByText('绑定需要中级及以上实名认证，您还没有达到。')).toBeTruthy()
  await submit()
  const link = await screen.findByRole('link', { name: '去实名认证' })
  fireEvent.click(link)
  const back = await screen.findByRole('link', { name: '返回继续填写' })
  expect(router.state.location.pathname).toBe('/account/settings/security')
  fireEvent.click(back)
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await waitFor(() => expect(field('基地名称').value).toBe(right.get('基地名称')))
  expect(field('校验码').value).toBe(right.get('校验码'))
  expect(field('验证码').value).toBe('')
})
