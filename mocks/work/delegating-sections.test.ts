/** How sections of a form are delegated to a colleague and come back, with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallRequest, why } from '../../tests/small-request'
import { contentPart } from './content-part'
import {
  delegatedSection,
  delegatedSections,
  delegateSection,
  handBackSection,
  takeSectionBack,
} from './delegated-sections'
import { requireSectionsReturned } from './sections-returned'

let { backend, request, delegated } = smallRequest()
beforeEach(() => {
  ;({ backend, request, delegated } = smallRequest())
})
const { now, day } = backend
const messages = () =>
  backend.db.messages
    .all()
    .map(({ userId, title, titleEn, content, contentEn, link }) => [userId, title, titleEn, content, contentEn, link])

describe('a section is delegated', () => {
  const give = (more: object = {}, who = '陈思远') =>
    delegateSection(backend.as(who), { workId: 'w', colleagueId: '赵立群', places: [why], dueAt: now + day, ...more })

  it('to a colleague, who is told what it is', () => {
    request()
    const view = give({ places: [why, 'section:what'] })
    const names = ['变更内容 · 变更事项', '变更内容 · 理由与材料']
    expect(view).toMatchObject({
      ...{ workId: 'w', kind: 'CONTRACT_CHANGE', title: 'w', byName: '陈思远', toName: '赵立群', names },
      ...{ places: [why, 'section:what'], state: 'OUT', dueAt: now + day, givenAt: now, takeable: true },
      ...{ note: null, endedAt: null, serverTime: now },
    })
    expect(backend.db.delegatedSections.get(view.id)).toMatchObject({ byId: '陈思远', toId: '赵立群', state: 'OUT' })
    const [zh, en] = ['陈思远请您填写合同变更《w》的部分内容', '陈思远 asks you to fill in a part of “w”']
    expect(messages()).toEqual([
      ...[['赵立群', zh, en, `<p>${zh}：${names.join('、')}。</p>`, `<p>${en}: ${names.join(', ')}.</p>`]].map(
        (row) => [...row, `/mail/part/${view.id}/continue`],
      ),
    ])
    expect(delegatedSection(backend.as('赵立群'), view.id)).toMatchObject({ id: view.id, takeable: false })
  })

  it('of a work item that waits to be filled in: that begins it', () => {
    request({ kind: 'TASK_BOOK', state: 'TO_FILL' }, { formId: 'task-book' })
    give({ places: ['page:terms'] })
    expect(backend.db.works.get('w')?.state).toBe('FILLING')
  })

  it.each<[string, () => unknown, number | null]>([
    ['to a stranger', () => give({ colleagueId: '郑立' }), 603131],
    ['to nobody', () => give({ colleagueId: 'gone' }), 603131],
    ['to oneself', () => give({ colleagueId: '陈思远' }), 603131],
    ['to who decides about it', () => give({ colleagueId: '王建华' }), 603133],
    ['not where the colleague has no right to decide', () => give({ colleagueId: '李敏' }), null],
    ['of nothing', () => give({ places: [] }), 600],
    ['of a section that there is not', () => give({ places: [why, 'section:x'] }), 600],
    ['not of a page', () => give({ places: ['page:change'] }), null],
    ['until now', () => give({ dueAt: now }), 603139],
    ['until no day', () => give({ dueAt: Number.NaN }), 603139],
    ['until after its own date', () => give({ dueAt: now + 5 * day + 1 }), 603139],
    ['not until its own date', () => give({ dueAt: now + 5 * day }), null],
    ['by a reader', () => give({}, '徐海宁'), 60154],
    ['by somebody who fills in other ones', () => give({}, '赵立群'), 60154],
  ])('is refused %s', (_case, run, code) => {
    request({ deadline: now + 5 * day, reachedDepartment: true })
    expect(refusalOf(run)).toBe(code)
    if (code !== null) expect(backend.db.delegatedSections.all()).toEqual([])
  })

  it('is refused to the creator, by a colleague who stands in for them', () => {
    request()
    backend.db.covers.insert({ id: 'cover', userId: '陈思远', coverId: '赵立群', from: now - 1, to: now + day })
    expect(refusalOf(() => give({ colleagueId: '陈思远' }, '赵立群'))).toBe(603133)
    expect(refusalOf(() => give({ colleagueId: '李敏' }, '赵立群'))).toBeNull()
  })

  it('is refused while the form is tried, and without a form', () => {
    request({}, { trial: {} as never })
    expect(refusalOf(() => give())).toBe(60435)
    backend.db.contents.remove('w')
    expect(refusalOf(() => give())).toBe(60154)
  })

  it('is refused twice, also in part; another section is not', () => {
    request()
    give()
    expect(refusalOf(() => give({ colleagueId: '李敏', places: ['page:change'] }))).toBe(603137)
    expect(refusalOf(() => give({ colleagueId: '李敏', places: ['section:what'] }))).toBeNull()
    expect(new Set(backend.db.delegatedSections.all().map(({ id }) => id)).size).toBe(2)
  })
})

describe('delegated sections', () => {
  it('are listed for who fills in the rest, the newest first', () => {
    request()
    delegated('old', { givenAt: now - 5, state: 'BACK', endedAt: now - 1, note: '已核对' })
    delegated('new', { toId: 'gone' })
    delegated('other', { workId: 'x' })
    const list = () => delegatedSections(backend.as('陈思远'), 'w')
    expect(list()).toMatchObject([
      { id: 'new', takeable: true, toName: '—' },
      { id: 'old', takeable: false, note: '已核对' },
    ])
    backend.db.works.update('w', { state: 'UNIT_REVIEW' })
    expect(list()).toMatchObject([{ takeable: false }, { takeable: false }])
    expect(refusalOf(() => delegatedSections(backend.as('王建华'), 'w'))).toBe(60154)
  })

  it.each<[string, string | null, string | null, [zh: string, en: string]]>([
    ['with a note', ' 已核对 ', '已核对', ['。说明：已核对。', '. 已核对.']],
    ['without one', ' ', null, ['。', '.']],
    ['with nothing', null, null, ['。', '.']],
  ])('are handed back %s, and the leader is told', (_case, note, stored, [zh, en]) => {
    request()
    delegated('part')
    expect(handBackSection(backend.as('赵立群'), 'part', note)).toMatchObject({
      state: 'BACK',
      note: stored,
      endedAt: now,
    })
    const title = ['赵立群已交回《w》的部分内容', '赵立群 has handed a part of “w” back']
    expect(messages()).toEqual([
      [
        ...['陈思远', ...title, `<p>${title[0]}：变更内容 · 理由与材料${zh}</p>`],
        ...[`<p>${title[1]}: 变更内容 · 理由与材料${en}</p>`, '/my-project/work/w'],
      ],
    ])
  })

  it.each<[string, string, string | null, number | null]>([
    ['by somebody else', '李敏', null, 60154],
    ['with a note of 201 characters', '赵立群', '字'.repeat(201), 603004],
    ['not with a note of 200 characters', '赵立群', '字'.repeat(200), null],
  ])('are not handed back %s', (_case, who, note, code) => {
    request()
    delegated('part')
    expect(refusalOf(() => handBackSection(backend.as(who), 'part', note))).toBe(code)
    expect(refusalOf(() => handBackSection(backend.as(who), 'gone', note))).toBe(60154)
  })

  it('are taken back by who delegated them, and the colleague is told', () => {
    request()
    delegated('part')
    expect(takeSectionBack(backend.as('陈思远'), 'part')).toMatchObject({ state: 'TAKEN', note: null, endedAt: now })
    const place = '变更内容 · 理由与材料'
    expect(messages()).toEqual([
      [
        ...['赵立群', '《w》的部分内容已收回', 'A part of “w” was taken back'],
        `<p>${place}由填报人收回，不需要再填写。</p>`,
        `<p>${place} was taken back by who files it and needs nothing from you any more.</p>`,
        null,
      ],
    ])
    expect(refusalOf(() => takeSectionBack(backend.as('陈思远'), 'part'))).toBe(603138)
  })

  it('are taken back by nobody else', () => {
    request({ reachedDepartment: true, state: 'UNIT_REVIEW' })
    delegated('part')
    const refusals = ['陈思远', '王建华', '赵立群'].map((who) =>
      refusalOf(() => takeSectionBack(backend.as(who), 'part')),
    )
    expect(refusals).toEqual([60154, 60154, 60154])
    expect(refusalOf(() => takeSectionBack(backend.as('陈思远'), 'gone'))).toBe(60154)
  })

  it('keep the rest from being handed in, with their names and colleagues', () => {
    request()
    delegated('part')
    delegated('what', { places: ['section:what', 'section:project'], toId: 'gone' })
    delegated('back', { state: 'BACK' })
    expect(() => requireSectionsReturned(backend.as('陈思远'), 'w')).toThrow(
      expect.objectContaining({
        extensions: {
          code: 603136,
          names: '变更内容 · 理由与材料（赵立群）；变更内容 · 项目概况、变更内容 · 变更事项（—）',
        },
      }),
    )
    backend.db.contents.remove('w')
    expect(refusalOf(() => requireSectionsReturned(backend.as('陈思远'), 'w'))).toBeNull()
  })

  it('are of no work item that is gone', () => {
    request()
    delegated('part')
    backend.db.works.remove('w')
    expect(refusalOf(() => delegatedSection(backend.as('赵立群'), 'part'))).toBe(603138)
    expect(refusalOf(() => contentPart(backend.as('赵立群'), 'w'))).toBe(60401)
  })
})
