/** Tests that seeded events have believable dates: working days, working hours, none in the future. */
import { describe, expect, it } from 'vitest'
import { isBankAccount, isBankBranch } from '@/lib/validation/bank-account'
import type { DictionaryValue, TreeEntryValue } from '@/smartform/schema/values'
import { areaOf, fieldOfMajor } from '../../domain/invented/subjects'
import { isWorkingTime } from '../../domain/working-time'
import { declarationForms, isSample } from '../../forms/definitions'
import { personaUserId } from '../../personas'
import { createDatabase } from '../database'
import { seed } from '../seed'

/** Beijing's clocks, on days of every sort: in the night before a Monday, as work begins, after noon, on a holiday. */
const moments = [
  '2026-11-22T03:07:00+08:00',
  '2026-11-23T09:00:30+08:00',
  '2026-11-25T12:16:00+08:00',
  '2027-01-01T23:59:00+08:00',
].map((text) => Date.parse(text))

const clock = (at: number | null) => new Date((at ?? 0) + 8 * 3600_000).toISOString().slice(0, 16)
const hourOf = (at: number | null) => Number(clock(at).slice(11, 13))

const seeded = moments.map((now) => {
  const db = createDatabase()
  seed(db, now)
  return { now, db }
})

describe.each(seeded)('the seeds of $now', ({ now, db }) => {
  it('date every step between nine and six on working days, never in the future', () => {
    // What nobody does: a work whose date has passed goes on by itself, and says so.
    const lapses = db.workHistories.where(({ step }) => step === 'LAPSE')
    const lapsed = (at: number) => lapses.some((lapse) => lapse.at === at)
    const times: [string, number | null | undefined][] = [
      ...db.messages.all().map(({ id, createDate }) => [id, createDate] as [string, number]),
      ...db.works.all().map(({ id, stateSince }) => [id, stateSince] as [string, number]),
      ...db.works.all().map(({ id, submittedAt }) => [id, submittedAt] as [string, number | null]),
      ...db.workHistories.all().map(({ id, at }) => [id, at] as [string, number]),
    ]
    const wrong = times.filter(([, at]) => typeof at === 'number' && ((!isWorkingTime(at) && !lapsed(at)) || at > now))
    expect(wrong.map(([id, at]) => `${id} ${clock(at as number)}`)).toEqual([])
  })

  it('dated events end with a whole hour or a day', () => {
    // What has no date yet has one that never comes.
    const ends = (id: string, at: number | null) => (at === null || at > now * 2 ? [] : [`${id} ${clock(at)}`])
    const dates = [
      ...db.works.all().flatMap(({ id, deadline }) => ends(id, deadline)),
      ...db.awardYears
        .all()
        .flatMap(({ id, nominateBy, reportBy }) => [...ends(id, nominateBy), ...ends(id, reportBy)]),
      ...db.guides.all().flatMap(({ id, closesAt }) => ends(id, closesAt)),
      ...db.reviewGroups.all().flatMap(({ id, dueAt }) => ends(id, dueAt)),
      ...db.delegatedSections.all().flatMap(({ id, dueAt }) => ends(id, dueAt)),
    ]
    expect(dates.filter((date) => !/:00$|T23:59$/.test(date))).toEqual([])
  })

  it('no save happens at night', () => {
    const wrong = db.contents
      .all()
      .filter(({ savedAt }) => savedAt !== null && (hourOf(savedAt) < 7 || hourOf(savedAt) > 22))
    expect(wrong.map(({ id, savedAt }) => `${id} ${clock(savedAt)}`)).toEqual([])
  })

  it('have histories in chronological order', () => {
    const histories = new Map<string, number[]>()
    for (const { workId, at } of db.workHistories.all()) histories.set(workId, [...(histories.get(workId) ?? []), at])
    for (const [id, times] of histories) expect(times, id).toEqual(times.toSorted((a, b) => a - b))
  })

  it('audits that wait were given no more than two months at a time, and none for vouchers before it began', () => {
    const waiting = db.works.where(({ kind, state }) => kind.endsWith('_AUDIT') && state !== 'REPORTED')
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['TO_AUDIT', 'AUDITING']))
    const given = waiting.flatMap(({ id, title }) =>
      db.workHistories
        .where({ workId: id, step: 'EXTEND' })
        .map(({ at, opinion, state }) => ({ title, at: clock(at), opinion: opinion ?? '', state })),
    )
    const days = ({ at, opinion }: (typeof given)[number]) =>
      (Date.parse(opinion.slice(4, 14)) - Date.parse(at.slice(0, 10))) / 86_400_000
    expect(given.filter((extension) => days(extension) > 62)).toEqual([])
    expect(given.filter(({ opinion, state }) => opinion.includes('凭证') && state === 'TO_AUDIT')).toEqual([])
    expect(waiting.filter(({ deadline }) => (deadline ?? 0) < now).map(({ id }) => id)).toEqual([])
    // Saving the first amounts is what begins an audit.
    const begun = waiting.filter(({ state }) => state === 'AUDITING')
    expect(begun.filter(({ id }) => db.contents.get(id)?.savedAt === null).map(({ id }) => id)).toEqual([])
  })

  it('have a date that a person can read: a returned annual check had 104229205 days left', () => {
    const far = db.works.where(({ deadline }) => deadline !== null && deadline > now + 10 * 365 * 86_400_000)
    expect(far.map(({ id, deadline }) => `${id} ${deadline}`)).toEqual([])
  })

  it('a message is as old as the event it reports', () => {
    const [returned] = db.works.where({
      kind: 'DECLARATION',
      creatorId: personaUserId('researcher'),
      state: 'RETURNED',
    })
    const about = db.messages.where({ link: `/declare-status-list/${returned?.id}` })
    expect(about.map(({ createDate }) => createDate)).toEqual([returned?.stateSince])
  })
})

describe('the seeds', () => {
  const { db } = seeded[0] ?? expect.fail()
  const valuesOf = (id: string) => db.contents.get(id)?.values ?? {}
  const filed = db.works.where((work) => work.kind === 'DECLARATION' && !isSample(work.formId ?? ''))

  it('give each researcher a major, application area and unit of the same field', () => {
    for (const { id, creatorId } of filed) {
      const user = db.users.get(creatorId)
      const field = fieldOfMajor(user?.userMajor ?? null)
      const { applicationArea, leaderMajor } = valuesOf(id)
      expect(leaderMajor, id).toBe(user?.userMajor)
      expect(field, `${user?.userFullname} ${user?.userMajor}`).not.toBeNull()
      const { code, path } = applicationArea as TreeEntryValue
      if (field) expect(code.slice(0, areaOf(field).length)).toBe(areaOf(field))
      expect(path, 'from its sector to its field').toHaveLength(3)
    }
  })

  it('give each person their own telephone, address and bank account at a branch of their bank', () => {
    const people = db.users.where(({ userTelephone }) => userTelephone !== null)
    expect(people.length).toBeGreaterThan(40)
    for (const own of [
      'userMobile',
      'userTelephone',
      'userFax',
      'userAddress',
      'userBankAccount',
      'userCertificate',
    ] as const)
      expect(new Set(people.map((person) => person[own])).size, own).toBe(people.length)
    for (const { userBankAccount, userBankName, userSubBankName } of people) {
      expect(isBankAccount(userBankAccount ?? ''), userBankAccount ?? '').toBe(true)
      expect(isBankBranch(userSubBankName ?? '', db.dictionaries.get(userBankName ?? '')?.name ?? '')).toBe(true)
    }
    expect(new Set(people.map(({ userZipcode }) => userZipcode)).size).toBeGreaterThan(5)
    const units = db.unitProfiles.all().map(({ values }) => values.unitTelephone)
    expect(new Set(units).size).toBe(units.length)
  })

  it('have a field for every user who may declare', () => {
    const unknown = db.users
      .where(({ permissions, userMajor }) => permissions.includes('s02.f009') && userMajor !== null)
      .filter(({ userMajor }) => fieldOfMajor(userMajor) === null)
    expect(unknown.map(({ userFullname, userMajor }) => `${userFullname} ${userMajor}`)).toEqual([])
  })

  it('give leaders the title of their post, and team members titles of the same series', () => {
    for (const { id, creatorId } of filed) {
      const { leaderTitle, members } = valuesOf(id) as unknown as {
        leaderTitle: DictionaryValue
        members: { cells: { title: DictionaryValue } }[]
      }
      const post = db.users.get(creatorId)?.userPosition
      const known = db.dictionaries.where({ type: 'user_title', name: post ?? '' }).length > 0
      if (known) expect(leaderTitle.name, id).toBe(post)
      for (const { cells } of members) expect(cells.title.code.slice(0, 2), id).toBe(leaderTitle.code.slice(0, 2))
    }
  })

  it.each([
    ['上海申江大学附属仁泽医院', ['medicine']],
    ['上海济和生物医药股份有限公司', ['medicine', 'policy']],
    ['上海芯澜微电子有限公司', ['chips', 'policy']],
    ['上海绿穗农业科技研究所', ['agriculture']],
    ['浦源人工智能研究院', ['artificialIntelligence', 'chips']],
  ])('give people of %s work in the fields of their unit', (unitName, fits) => {
    const unit = db.units.where({ unitName })[0]
    const works = [...filed, ...db.works.where(({ kind }) => ['FOREIGN_EXPERT', 'MATCHING'].includes(kind))].filter(
      ({ unitId }) => unitId === unit?.id,
    )
    expect(works.length).toBeGreaterThan(0)
    for (const { creatorId } of works) expect(fits).toContain(fieldOfMajor(db.users.get(creatorId)?.userMajor ?? null))
  })

  it('name key people of the base as leaders of its fields and as owners of its goals', () => {
    const cellsOf = (rows: unknown, column: string): unknown[] =>
      Array.isArray(rows) ? rows.flatMap(({ cells }) => cells?.[column] ?? []) : []
    const strangers = db.contents.all().flatMap(({ values: { directions, nextGoals, keyPeople, people } }) => {
      // A transformed achievement has the people who share its reward instead.
      const names = [...cellsOf(keyPeople, 'name'), ...cellsOf(people, 'name')]
      return [...cellsOf(directions, 'leader'), ...cellsOf(nextGoals, 'owner')].filter((name) => !names.includes(name))
    })
    expect(new Set(strangers)).toEqual(new Set())
  })

  it('opinions refer to fields of the form', () => {
    const labels = new Map(
      declarationForms.filter(({ version }) => version === 1).map((form) => [form.id, JSON.stringify(form)]),
    )
    const returned = filed.filter(({ opinion }) => opinion?.includes('“'))
    expect(returned.length).toBeGreaterThan(5)
    for (const { opinion, formId } of returned)
      for (const [, label] of (opinion ?? '').matchAll(/“([^”]+)”/g))
        expect(labels.get(formId ?? '')).toContain(`"${label}"`)
  })
})
