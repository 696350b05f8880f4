/** Who is asked to stand in and for which days, and who is recused; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import { colleagues, coversOf, endCover, nameCover } from './covers'
import { isRecused } from './viewer-roles'

let { backend, people, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, people, given } = smallUniversity())
})

describe('a person is recused from a proposal', () => {
  const named = (...names: string[]) =>
    ({ recusalExperts: names.map((name) => ({ id: name, cells: { name } })) }) as never
  const declaration = () => backend.work('DECLARATION', 'p')
  it.each<[string, () => unknown, boolean]>([
    [
      'as one of its team',
      () => backend.work('MEMBER_PART', 'm', { belongsTo: 'p', assigned: { member: ['赵立群'] } }),
      true,
    ],
    [
      'not as one of another team',
      () => backend.work('MEMBER_PART', 'm', { belongsTo: 'q', assigned: { member: ['赵立群'] } }),
      false,
    ],
    [
      'not for a part of somebody else',
      () => backend.work('MEMBER_PART', 'm', { belongsTo: 'p', assigned: { member: ['李敏'] } }),
      false,
    ],
    ['named by the applicant', () => backend.content('p', named('周航', '赵立群')), true],
    ['not where others are named', () => backend.content('p', named('周航', '李敏')), false],
    ['not by a part that is a unit’s', () => backend.work('MEMBER_PART', 'm', { belongsTo: 'p' }), false],
    ['not where nobody is named', () => backend.content('p', {}), false],
  ])('%s', (_case, prepare, expected) => {
    const project = declaration()
    prepare()
    expect(isRecused(backend.as(), people.colleague, project)).toBe(expected)
    expect(isRecused(backend.as(), people.colleague, given('ACCEPTANCE'))).toBe(expected)
  })
})

describe('a colleague is asked to stand in', () => {
  const { now, day } = backend
  const at = Date.parse('2026-11-30T23:59:59+08:00')
  const name = (colleagueId: string, from: number, to: number) =>
    refusalOf(() => nameCover(backend.as('王建华'), colleagueId, from, to))
  const messagesOf = (userId: string) => backend.db.messages.where({ userId })
  const cover = (id: string, more: object = {}) =>
    backend.db.covers.insert({ ...{ id, userId: '王建华', coverId: '赵立群', from: now, to: now + day }, ...more })

  it.each<[string, string, number, number, number | null]>([
    ['for a time to come', '赵立群', now + day, now + 2 * day, null],
    ['for a moment', '赵立群', now + 1, now + 1, null],
    ['until now', '赵立群', now - day, now, 603132],
    ['for a time that ends before it begins', '赵立群', now + 2, now + 1, 603132],
    ['who is of another unit', '郑立', now, now + day, 603131],
    ['who is no other', '王建华', now, now + day, 603131],
    ['who is nobody', 'gone', now, now + day, 603131],
  ])('%s', (_case, who, from, to, code) => {
    expect(name(who, from, to)).toBe(code)
    expect(backend.db.covers.all()).toHaveLength(code === null ? 1 : 0)
    expect(messagesOf(who)).toHaveLength(code === null ? 1 : 0)
  })

  it('and is told by whom and for which days of Beijing', () => {
    expect(nameCover(backend.as('王建华'), '赵立群', now, at)).toMatchObject({
      ...{ userId: '王建华', coverId: '赵立群', from: now, to: at, absentName: '王建华', coverName: '赵立群' },
      ...{ own: true, lasts: true },
    })
    expect(messagesOf('赵立群')).toMatchObject([
      {
        ...{ title: '王建华请您代办其待办', titleEn: '王建华 asks you to cover for them', link: '/mail' },
        content: '<p>王建华请您代办其待办：2026-11-26 至 2026-11-30。</p>',
        contentEn: '<p>王建华 asks you to cover for them: 2026-11-26 to 2026-11-30.</p>',
      },
    ])
  })

  it('and both see it until it is over, the soonest first', () => {
    cover('later', { from: now + day })
    cover('now')
    cover('last', { from: now - day, to: now })
    cover('over', { to: now - 1 })
    cover('of others', { userId: '李敏', coverId: 'gone' })
    const seen = (who: string) => coversOf(backend.as(who)).map(({ id, own, lasts }) => [id, own, lasts])
    expect(seen('王建华')).toEqual([
      ['last', true, true],
      ['now', true, true],
      ['later', true, false],
    ])
    expect(seen('赵立群').map(([id, own]) => [id, own])).toEqual([
      ['last', false],
      ['now', false],
      ['later', false],
    ])
    expect(coversOf(backend.as('李敏'))).toMatchObject([{ absentName: '李敏', coverName: '—' }])
  })

  it.each<[string, string, string, boolean | number, number]>([
    ['by the absent one', '王建华', 'c', true, 1],
    ['at its last moment', '王建华', 'last', true, 1],
    ['by the colleague: refused', '赵立群', 'c', 60154, 0],
    ['once it is over: nothing to end', '王建华', 'over', false, 0],
    ['that there is not', '王建华', 'gone', false, 0],
  ])('and it is ended %s', (_case, who, id, expected, messages) => {
    cover('c')
    cover('last', { to: now })
    cover('over', { to: now - 1 })
    let done: boolean | undefined
    const code = refusalOf(() => {
      done = endCover(backend.as(who), id)
    })
    expect(code ?? done).toBe(expected)
    expect(backend.db.covers.get(id) === undefined).toBe(expected === true || id === 'gone')
    expect(messagesOf('赵立群')).toHaveLength(messages)
    for (const message of messagesOf('赵立群'))
      expect(message).toMatchObject({
        ...{ title: '王建华已结束由您代办', titleEn: 'You no longer cover for 王建华', link: null },
        ...{ content: '<p>王建华已结束由您代办。</p>', contentEn: '<p>You no longer cover for 王建华.</p>' },
      })
  })

  it.each<[string, string, string[]]>([
    ['the units of the person, but not the person', '', ['陈思远', '李敏', '吴昊', '赵立群']],
    ['a part of their name', ' 赵 ', ['赵立群']],
    ['nobody of another unit', '郑立', []],
  ])('and is looked for by %s', (_case, keyword, expected) => {
    const found = colleagues(backend.as('王建华'), keyword)
    expect(found).toEqual(expected.map((name) => ({ id: name, name, unitName: university })))
  })

  it('and at most twenty are found, of a unit without a name too', () => {
    backend.db.units.remove(university)
    for (let count = 0; count < 25; count += 1) {
      backend.person(`同事${count}`)
      backend.member(`同事${count}`, university, count === 0 ? { applyStatus: 1 } : {})
    }
    const found = colleagues(backend.as('王建华'), '同事')
    expect(found).toHaveLength(20)
    expect(found[0]).toEqual({ id: '同事1', name: '同事1', unitName: '—' })
  })
})
