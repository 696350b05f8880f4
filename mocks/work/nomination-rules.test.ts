/** Who may nominate whom for the award, how often, and what a nomination gets; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallAwards } from '../../tests/small-awards'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { requireCategory } from '../domain/awards/awards'
import { beginWork } from './begin'
import { keepNominee, nominationRules, quotaOf } from './kinds/nomination'
import type { Taking } from './rules'

let { backend, nomination } = smallAwards()
beforeEach(() => {
  ;({ backend, nomination } = smallAwards())
})
const { now, day } = backend
const begin = (who = '钱院士', category = 'science', facts: object = {}, moment = now) =>
  beginWork(backend.as(who, { now: moment }), 'NOMINATION', category, facts)
const someone = { nomineeName: '何静', nomineeUnit: '上海微芯', achievement: '硅光互连' }
const taking = (action: Taking['action'], work: WorkRow) => ({ action, work }) as Taking
const paths = (work: WorkRow, who = work.creatorId) => {
  const refused = refusalFacts(() => nominationRules.ready?.(backend.as(who), taking('SUBMIT', work)))
  return refused && (refused.problems as { code: number; paths: string[] }[]).map(({ code, paths }) => [code, ...paths])
}

describe('a nomination', () => {
  it('begins with who nominates, the category, the year’s dates and what was said of the nominee', () => {
    const work = begin('钱院士', 'science', { ...someone, nomineeName: ' 何静　', later: 'no answer' })
    expect(work).toMatchObject({
      ...{ kind: 'NOMINATION', belongsTo: 'science', projectId: null, creatorId: '钱院士', unitId: '' },
      ...{ title: '硅光互连', deadline: now + 10 * day, number: null, state: 'DRAFT' },
      facts: {
        ...{ year: 2026, category: '自然科学奖', categoryEnglish: 'Natural Science Award', type: 'project' },
        ...{ award: '上海市科学技术奖', awardEnglish: 'Shanghai Science and Technology Award' },
        ...{ nominator: '钱院士', nominatorEnglish: 'Qian', nominatorKind: 'PERSON', reportBy: now + 40 * day },
        ...{ checkCode: null, remindedAt: null, nomineeKind: 'PERSON', nominee: '何静', nomineeUnit: '上海微芯' },
        achievement: '硅光互连',
      },
    })
    expect(work.facts).not.toHaveProperty('later')
    expect(backend.db.contents.get(work.id)?.values).toMatchObject({
      ...someone,
      nominatorKind: 'PERSON',
      type: 'project',
    })
  })

  it('of a person from abroad is one of its own kind; an officer’s belongs to the unit', () => {
    expect(begin('钱院士', 'international').kind).toBe('FOREIGN_NOMINATION')
    expect(begin('王建华').facts).toMatchObject({ nominatorKind: 'UNIT', nominator: university })
    expect(begin('王建华', 'merit').unitId).toBe(university)
  })

  it.each([
    ['its achievement', {}, '深海声学', '陈思远', { nominee: '陈思远', achievement: '深海声学' }],
    ['the nominee where there is none', {}, ' ', '陈思远', { nominee: '陈思远', achievement: '' }],
    ['the category where there is neither', {}, null, null, { nominee: '', achievement: '' }],
    [
      'a unit, which is its own unit',
      { nomineeKind: 'UNIT' },
      '',
      '上海微芯',
      { nominee: '上海微芯', nomineeUnit: '上海微芯' },
    ],
  ])('is listed under %s', (_case, more, achievement, nomineeName, facts) => {
    nomination('n')
    const values = { nomineeUnit: '申江', ...more, achievement, nomineeName } as never
    const kept = keepNominee(backend.as(), { id: 'n', values })
    expect(kept?.title).toBe(achievement?.trim() || nomineeName || 'Natural Science Award')
    expect(kept?.facts).toMatchObject({ nomineeUnit: '申江', nomineeKind: 'PERSON', ...more, ...facts })
    expect(keepNominee(backend.as(), { id: 'gone', values })).toBeUndefined()
  })

  it.each<[string, () => unknown, object]>([
    ['by who is no nominator', () => begin('陈思远'), { code: 60154 }],
    ['in no category', () => begin('钱院士', 'gone'), { code: 60903 }],
    [
      'after the last day',
      () => begin('钱院士', 'science', {}, now + 10 * day + 1),
      { code: 60902, deadline: now + 10 * day },
    ],
    [
      'above the quota',
      () => nomination('n', { belongsTo: 'merit' }) && begin('钱院士', 'merit'),
      { code: 60910, quota: 1 },
    ],
    ['where there is no quota', () => begin('钱院士', 'popularisation'), { code: 60910, quota: 0 }],
    [
      'of oneself',
      () => begin('王建华', 'progress', { nomineeKind: 'UNIT', nomineeName: university }),
      { code: 60906 },
    ],
    [
      'of who is nominated in it already',
      () =>
        nomination('n', {}, { nomineeName: '何静', nomineeUnit: '上海微芯' }) &&
        begin('王建华', 'science', { ...someone }),
      { code: 60907 },
    ],
    [
      'of what was awarded',
      () => backend.db.awardsGiven.insert({ achievement: '硅光 互连' } as never) && begin('钱院士', 'science', someone),
      { code: 60908 },
    ],
    [
      'of what another nominates',
      () => nomination('n', { facts: { achievement: '硅光互连' } as never }) && begin('王建华', 'progress', someone),
      { code: 60911 },
    ],
    [
      'of whom one nominates in another category',
      () =>
        nomination('n', {}, { nomineeName: '何静', nomineeUnit: '上海微芯' }) &&
        begin('钱院士', 'progress', { ...someone }),
      { code: 60909 },
    ],
  ])('is not begun %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('may be begun on the last day, and of whom another nominates in another category', () => {
    nomination('n', {}, { nomineeName: '何静', nomineeUnit: '上海微芯' })
    expect(begin('王建华', 'progress', someone, now + 10 * day).state).toBe('DRAFT')
  })
})

describe('the quota', () => {
  const used = (who: string) => quotaOf(backend.as(who), requireCategory('science'))

  it('counts what was submitted in the category and year, of the person or of the unit', () => {
    const unit = { creatorId: '李敏', unitId: university, facts: { nominatorKind: 'UNIT' } as never }
    nomination('own')
    nomination('draft', { number: null })
    nomination('other-category', { belongsTo: 'progress' })
    nomination('other-year', { facts: { year: 2025 } as never })
    nomination('other-person', { creatorId: '孙院士' })
    nomination('unit-1', unit)
    nomination('unit-2', unit)
    nomination('other-unit', { ...unit, unitId: '上海微芯' })
    expect([used('钱院士'), used('王建华')]).toEqual([
      { quota: 2, used: 1 },
      { quota: 5, used: 2 },
    ])
  })
})

describe('submitting and withdrawing', () => {
  const guard =
    (action: Taking['action'], work: WorkRow, moment = now, who = '钱院士') =>
    () =>
      nominationRules.guard?.(backend.as(who, { now: moment }), taking(action, work))

  it('are the nominator’s, within the nomination’s own year', () => {
    const work = nomination('n', { belongsTo: 'merit', number: null })
    backend.db.awardYears.insert({ id: '2025', year: 2025, opensAt: 0, nominateBy: 5, reportBy: 6 })
    const former = nomination('former', { facts: { year: 2025 } as never })
    for (const action of ['SUBMIT', 'WITHDRAW'] as const) {
      expect(refusalOf(guard(action, work))).toBeNull()
      expect(refusalOf(guard(action, work, now, '陈思远'))).toBe(60154)
      expect(refusalFacts(guard(action, work, now + 10 * day + 1))).toEqual({ code: 60902, deadline: now + 10 * day })
      expect(refusalFacts(guard(action, former))).toEqual({ code: 60902, deadline: 5 })
    }
    expect(refusalOf(guard('BEGIN', work, now + 20 * day))).toBeNull()
  })

  it('need a free place for submitting, none for withdrawing', () => {
    const work = nomination('n', { belongsTo: 'merit' })
    expect([refusalOf(guard('SUBMIT', work)), refusalOf(guard('WITHDRAW', work))]).toEqual([60910, null])
  })

  it('name each violation at the answer it concerns', () => {
    const work = nomination('n', { number: null })
    expect(paths(work)).toBeNull()
    nomination('same', { creatorId: '孙院士' })
    nomination('elsewhere', { belongsTo: 'progress', facts: { achievement: '别的' } as never })
    backend.db.awardsGiven.insert({ id: 'a', achievement: '深海传感' } as never)
    expect(paths(work)).toEqual([
      [60907, 'nomineeName'],
      [60908, 'achievement'],
      [60911, 'achievement'],
      [60909, 'nomineeName'],
    ])
    const whole = () => nominationRules.ready?.(backend.as('钱院士', { whole: true }), taking('SUBMIT', work))
    expect([
      refusalOf(whole),
      refusalOf(() => nominationRules.ready?.(backend.as('钱院士'), taking('WITHDRAW', work))),
    ]).toEqual([null, null])
  })

  it('name it at the family name of a person from abroad; oneself too', () => {
    const names = {
      nomineeName: undefined,
      givenNames: 'Jian',
      familyName: 'Qian',
      passport: { type: '414', number: 'E1' },
      achievement: '',
    }
    const work = nomination('n', { belongsTo: 'international', kind: 'FOREIGN_NOMINATION', number: null }, names)
    backend.db.users.update('钱院士', { userCertificate: 'e1' })
    expect(paths(work)).toEqual([[60906, 'familyName']])
  })

  it('give a number of the year and a check code, and take both back', () => {
    nomination('n', { number: 'TM20260007' })
    nomination('f', { kind: 'FOREIGN_NOMINATION', number: 'TM20260009' })
    nomination('other-year', { number: 'TM20250099', facts: { year: 2025 } as never })
    const work = nomination('w', { number: null, facts: { checkCode: null, remindedAt: 7 } as never })
    const took = (action: Taking['action']) => nominationRules.took?.(backend.as('钱院士'), taking(action, work), work)
    const submitted = took('SUBMIT')
    expect(submitted).toMatchObject({ number: 'TM20260010', deadline: now + 40 * day, facts: { year: 2026 } })
    expect(submitted?.facts?.checkCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(took('WITHDRAW')).toMatchObject({
      number: null,
      deadline: now + 10 * day,
      facts: { checkCode: null, remindedAt: null, year: 2026 },
    })
    expect(took('BEGIN')).toBeUndefined()
  })
})

describe('what is said of a nomination', () => {
  it('names the nominee as its holder until it is bound', () => {
    const held = (state: string, nominee: unknown) =>
      nominationRules.heldBy?.(backend.as(), nomination(`${state}${nominee}`, { state, facts: { nominee } as never }))
    expect([held('NOMINATED', '何静'), held('NOMINATED', ''), held('NOMINATED', 1), held('BOUND', '何静')]).toEqual([
      '何静',
      '被提名者',
      '被提名者',
      undefined,
    ])
  })

  it('tells the nominator the number and what to do next', () => {
    const message = (action: Taking['action']) =>
      nominationRules.resultMessage?.(backend.as(), action, nomination(action))
    expect(message('SUBMIT')).toEqual({
      title: ['《深海传感》已提名，提名号 TM20260001', '“深海传感” is nominated, number TM20260001'],
      content: [
        '《深海传感》已提名，提名号 TM20260001。请把提名通知书转交被提名者，由其绑定并填报材料。',
        '“深海传感” is nominated, number TM20260001. Please pass the letter on to the nominee, who links the nomination and files the report. ',
      ],
    })
    expect(message('WITHDRAW')).toBeUndefined()
  })
})
