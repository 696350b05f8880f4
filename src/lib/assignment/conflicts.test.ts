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
  const project = { name: '导航', number: '26DZ1' }
  expect(kindsOf(led({ projects: [project] }), { projects: [{ name: '子课题', number: '26dz1' }] })).toEqual([
    'COMMON_PROJECT',
  ])
})

it.each([
  ['2023-11', ['FORMER_UNIT']],
  ['2023-10', []],
  ['2026-11', ['FORMER_UNIT']],
  // What cannot be read is not taken for long ago.
  ['去年', ['FORMER_UNIT']],
])('a unit that the expert left in %s counts for three years', (until, kinds) => {
  expect(kindsOf({}, { units: [unit('浦源研究院'), unit('申江大学', until)] })).toEqual(kinds)
  expect(kindsOf(led({ units: [unit('申江大学'), unit('浦源研究院', until)] }))).toEqual(kinds)
})

it('two who both left the same unit within three years have a conflict', () => {
  const former = unit('旧单位', '2025-01')
  expect(kindsOf(led({ units: [unit('申江大学'), former] }), { units: [unit('浦源研究院'), former] })).toEqual([
    'FORMER_UNIT',
  ])
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
  expect(kindsOf(led({ projects: [{ name: '', number: '' }] }), { projects: [{ name: '', number: '' }] })).toEqual([])
})

it('the same is said once, what excludes first', () => {
  const achievements = [{ name: '水稻', authors: '陈思远、林知远' }]
  expect(kindsOf({ ...led({ achievements }), recused: ['林知远', '林知远'] }, { achievements })).toEqual([
    'RECUSED',
    'CO_AUTHOR',
  ])
})
