/** Tests of finding conflicts of interest. */
import { expect, it } from 'vitest'
import { conflictsBetween, type ExpertFacts, type PaperFacts, type PersonFacts, type UnitTime } from './conflicts'

const month = '2026-11'
const unit = (name: string, until: string | null = null): UnitTime => ({ name, until, source: 'EXPERT_RESUME' })
const leader: PersonFacts = {
  ...{ id: 'user-1', name: '陈思远', achievements: [], projects: [], tutors: [] },
  units: [unit('申江大学')],
}
const paper: PaperFacts = { id: 'paper', unitName: '申江大学', people: [leader], recused: [] }
const expert: ExpertFacts = {
  ...{ id: 'user-2', name: '林知远', units: [unit('浦源研究院')], achievements: [], projects: [], tutors: [] },
  ...{ recusedUnits: [], family: [] },
}
const kindsOf = (changedPaper: Partial<PaperFacts>, changedExpert: Partial<ExpertFacts> = {}) =>
  conflictsBetween({ ...paper, ...changedPaper }, { ...expert, ...changedExpert }, month).map(({ kind }) => kind)
const led = (changes: Partial<PersonFacts>) => ({ people: [{ ...leader, ...changes }] })

it('strangers have no conflict', () => {
  expect(kindsOf({})).toEqual([])
})

it('each kind is found from its facts, with source, weight and what it is about', () => {
  expect(conflictsBetween({ ...paper, recused: ['林知远'] }, expert, month)).toEqual([
    { kind: 'RECUSED', weight: 'HARD', source: 'DECLARATION', detail: '林知远' },
  ])
  expect(conflictsBetween(paper, { ...expert, units: [unit('申江大学')] }, month)).toEqual([
    { kind: 'SAME_UNIT', weight: 'HARD', source: 'EXPERT_RESUME', detail: '申江大学' },
  ])
  expect(conflictsBetween({ ...paper, ...led({ tutors: ['林知远'] }) }, expert, month)).toEqual([
    { kind: 'ADVISOR', weight: 'HARD', source: 'APPLICANT_RESUME', detail: '陈思远' },
  ])
  const achievements = [{ name: '水稻', authors: '某甲；林知远' }]
  expect(conflictsBetween({ ...paper, ...led({ achievements }) }, expert, month)).toEqual([
    { kind: 'CO_AUTHOR', weight: 'SOFT', source: 'APPLICANT_RESUME', detail: '陈思远：水稻' },
  ])
  expect(kindsOf({}, { tutors: ['陈思远'] })).toEqual(['ADVISOR'])
  expect(kindsOf({}, { family: ['陈思远'] })).toEqual(['FAMILY'])
  expect(kindsOf({}, { recusedUnits: ['申江大学'] })).toEqual(['RECUSED_UNIT'])
  expect(kindsOf(led({ name: '林知远' }))).toEqual(['TEAM'])
  expect(kindsOf(led({ id: 'user-2' }))).toEqual(['TEAM'])
})

it('each conflict of the expert’s side says where it is known from, and what it is about', () => {
  const found = (changes: Partial<ExpertFacts>) => conflictsBetween(paper, { ...expert, ...changes }, month)
  expect(found({ tutors: ['陈思远'] })).toEqual([
    { kind: 'ADVISOR', weight: 'HARD', source: 'EXPERT_RESUME', detail: '陈思远' },
  ])
  expect(found({ family: ['陈思远'] })).toEqual([
    { kind: 'FAMILY', weight: 'HARD', source: 'EXPERT_APPLICATION', detail: '陈思远' },
  ])
  expect(found({ recusedUnits: ['申江 大学'] })).toEqual([
    { kind: 'RECUSED_UNIT', weight: 'HARD', source: 'EXPERT_APPLICATION', detail: '申江大学' },
  ])
  expect(found({ achievements: [{ name: '大豆', authors: '陈思远、某乙' }] })).toEqual([
    { kind: 'CO_AUTHOR', weight: 'SOFT', source: 'EXPERT_RESUME', detail: '陈思远：大豆' },
  ])
  expect(found({ id: 'user-1' })).toEqual([{ kind: 'TEAM', weight: 'HARD', source: 'DECLARATION', detail: '陈思远' }])
})

it('a project is a common one by its number or by its name', () => {
  const common = (own: [string, string], other: [string, string]) => {
    const projects = ([name, number]: [string, string]) => ({ projects: [{ name, number }] })
    return conflictsBetween({ ...paper, ...led(projects(own)) }, { ...expert, ...projects(other) }, month)
  }
  const known = [{ kind: 'COMMON_PROJECT', weight: 'SOFT', source: 'APPLICANT_RESUME', detail: '陈思远：导航 A' }]
  expect(common(['导航 A', '26DZ1'], ['子课题', '26dz1'])).toEqual(known)
  expect(common(['导航 A', '26DZ1'], ['导航a', ''])).toEqual(known)
  expect(common(['导航 A', '26DZ1'], ['子课题', '26DZ2'])).toEqual([])
  // A number is no name.
  expect(common(['导航 A', '26DZ1'], ['26DZ1', '导航 A'])).toEqual([])
})

it('a unit is shared with anybody on the paper, and said once with what weighs most', () => {
  const member = { ...leader, id: null, name: '某丙', units: [unit('联合实验室')] }
  const [same, former, recused] = ['SAME_UNIT', 'FORMER_UNIT', 'RECUSED_UNIT']
  const both = { people: [leader, member] }
  expect(kindsOf(both, { units: [unit('联合实验室')] })).toEqual([same])
  expect(kindsOf(both, { recusedUnits: ['联合实验室'] })).toEqual([recused])
  // The unit that undertakes a paper, though nobody on it belongs to it.
  expect(kindsOf({ people: [member] }, { units: [unit('申江大学')] })).toEqual([same])
  expect(kindsOf({}, { units: [unit('申江大学'), unit('申江大学', '2025-01')] })).toEqual([same])
  expect(kindsOf({}, { units: [unit('申江大学')], recusedUnits: ['申江大学'] })).toEqual([same])
  expect(kindsOf({}, { units: [unit('申江大学', '2025-01')], recusedUnits: ['申江大学'] })).toEqual([recused, former])
  expect(kindsOf({}, { units: [unit('申江大学')], recusedUnits: ['浦源研究院'] })).toEqual([same])
})

it('a former unit is named with its source, whoever left it', () => {
  const left = { ...unit('申江大学', '2025-01'), source: 'EXPERT_APPLICATION' as const }
  const conflict = { kind: 'FORMER_UNIT', weight: 'SOFT' }
  expect(conflictsBetween(paper, { ...expert, units: [left] }, month)).toEqual([
    { ...conflict, source: 'EXPERT_APPLICATION', detail: '申江大学' },
  ])
  const theirs = { ...unit('浦源研究院', '2025-01'), source: 'APPLICANT_RESUME' as const }
  expect(conflictsBetween({ ...paper, ...led({ units: [theirs] }) }, expert, month)).toEqual([
    { ...conflict, source: 'APPLICANT_RESUME', detail: '浦源研究院' },
  ])
})

it.each([
  ['2023-11', ['FORMER_UNIT']],
  ['2023-10', []],
  ['2026-11', ['FORMER_UNIT']],
  // What cannot be read is not taken for long ago.
  ['去年', ['FORMER_UNIT']],
  ['约 2020-01', ['FORMER_UNIT']],
])('a unit that the expert left in %s counts for three years', (until, kinds) => {
  expect(kindsOf({}, { units: [unit('浦源研究院'), unit('申江大学', until)] })).toEqual(kinds)
  expect(kindsOf(led({ units: [unit('申江大学'), unit('浦源研究院', until)] }))).toEqual(kinds)
})

it('two who both left the same unit within three years have a conflict', () => {
  const former = unit('旧单位', '2025-01')
  expect(kindsOf(led({ units: [unit('申江大学'), former] }), { units: [unit('浦源研究院'), former] })).toEqual([
    'FORMER_UNIT',
  ])
  const longAgo = unit('旧单位', '2020-01')
  expect(kindsOf(led({ units: [former] }), { units: [longAgo] })).toEqual([])
  expect(kindsOf(led({ units: [longAgo] }), { units: [former] })).toEqual([])
})

it('names are compared without width, case, spaces and dots', () => {
  expect(kindsOf({ recused: [' 林　知远 '] })).toEqual(['RECUSED'])
  expect(kindsOf({ recused: ['ＡＮＮＡ·Ｌｅｅ'] }, { name: 'Anna Lee' })).toEqual(['RECUSED'])
  expect(kindsOf({}, { units: [unit('申江　大学')] })).toEqual(['SAME_UNIT'])
})

it('an empty name is nobody’s, and an empty unit no unit', () => {
  expect(
    kindsOf({ recused: ['', ' '], unitName: '', ...led({ name: '', id: null, units: [unit('')] }) }, { name: '' }),
  ).toEqual([])
  expect(kindsOf(led({ tutors: [''], name: ' ' }), { tutors: [''], family: [''], units: [unit(' ')] })).toEqual([])
  expect(kindsOf(led({ tutors: [''] }), { name: '' })).toEqual([])
  expect(kindsOf(led({ units: [unit('')] }), { units: [unit(' ')] })).toEqual([])
  expect(kindsOf(led({ units: [unit('', '2025-01')] }), { units: [unit(' ', '2025-01')] })).toEqual([])
  expect(kindsOf({ unitName: '', people: [] }, { recusedUnits: [''] })).toEqual([])
  expect(kindsOf(led({ projects: [{ name: '', number: '' }] }), { projects: [{ name: '', number: '' }] })).toEqual([])
})

it('the same is said once, what excludes first', () => {
  const achievements = [{ name: '水稻', authors: '陈思远、林知远' }]
  expect(kindsOf({ ...led({ achievements }), recused: ['林知远', '林知远'] }, { achievements })).toEqual([
    'RECUSED',
    'CO_AUTHOR',
  ])
  expect(kindsOf(led({ achievements }), { units: [unit('申江大学')] })).toEqual(['SAME_UNIT', 'CO_AUTHOR'])
})
