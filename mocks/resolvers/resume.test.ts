// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resumeSource } from '../domain/resume'
import { startBackend } from '../node'
import type { PersonaId } from '../personas'
import { ask } from '../testing'

const backend = startBackend()
beforeAll(() => backend.reset())
afterEach(() => backend.reset())

const call = (query: string, variables: Record<string, unknown> = {}, persona: PersonaId = 'researcher') =>
  ask('innovation', query, variables, backend.signIn(persona))
const list = async (kind = 'WORK', persona: PersonaId = 'researcher') => {
  const { data } = await call(
    'query ($k: ResumeKind!) { resume(kind: $k) { id revision values } }',
    { k: kind },
    persona,
  )
  return data.resume as { id: string; revision: number; values: Record<string, string> }[]
}
const save = (variables: Record<string, unknown>, persona?: PersonaId) =>
  call(
    'mutation ($k: ResumeKind!, $id: ID, $r: Int, $v: JSON!) { saveResumeEntry(kind: $k, id: $id, revision: $r, values: $v) { id revision values } }',
    { k: 'WORK', ...variables },
    persona,
  )
const work = { unitName: '某研究院', position: '研究员', startMonth: '2020/1' }

describe('a resume', () => {
  it('takes a new entry to the top, tidied, and shows it to nobody else', async () => {
    const { data } = await save({ v: work })
    expect(data.saveResumeEntry).toMatchObject({ revision: 1, values: { ...work, startMonth: '2020-01' } })
    expect((await list())[0]?.values.unitName).toBe('某研究院')
    expect(await list('WORK', 'expert')).toEqual([])
  })

  it('says field by field what is wrong, and keeps nothing then', async () => {
    const { code, facts } = await save({ v: { ...work, unitName: ' ', title: 'tribe.01' } })
    expect([code, (facts.problems as { field: string }[]).map(({ field }) => field)]).toEqual([
      60405,
      ['unitName', 'title'],
    ])
    expect(await list()).toHaveLength(3)
  })

  it('does not overwrite what was changed elsewhere, nor another’s', async () => {
    const [entry] = await list()
    const change = { id: entry?.id, r: entry?.revision, v: work }
    expect((await save(change)).code).toBeUndefined()
    expect((await save(change)).code).toBe(60408)
    expect((await save(change, 'expert')).code).toBe(60154)
  })

  it('brings a removed entry back to its place', async () => {
    const before = (await list()).map(({ id }) => id)
    const id = before[1]
    await call('mutation ($id: ID!) { removeResumeEntry(id: $id) }', { id })
    expect(await list()).toHaveLength(2)
    await call('mutation ($id: ID!) { restoreResumeEntry(id: $id) }', { id })
    expect((await list()).map((one) => one.id)).toEqual(before)
    expect((await call('mutation ($id: ID!) { removeResumeEntry(id: $id) }', { id }, 'expert')).code).toBe(60154)
  })

  it('takes a new order of all entries, and none of some', async () => {
    const ids = (await list()).map(({ id }) => id).reverse()
    const sort = (wanted: string[]) =>
      call('mutation ($ids: [ID!]!) { sortResume(kind: WORK, ids: $ids) }', { ids: wanted })
    await sort(ids)
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    expect((await sort(ids.slice(1))).code).toBe(60408)
    expect((await sort([...ids.slice(1), ids[1] ?? ''])).code).toBe(60408)
  })

  it('imports what is good in its order and tells of the rest', async () => {
    const rows = [{ ...work, position: '甲' }, { position: '乙' }, { ...work, position: '丙' }]
    const query = 'mutation ($r: [JSON!]!) { importResume(kind: WORK, rows: $r) { row id problems { field message } } }'
    const { data } = await call(query, { r: rows })
    const outcome = data.importResume as { row: number; id: string | null; problems: { field: string }[] }[]
    expect(outcome.map(({ id, problems }) => [id !== null, problems.map(({ field }) => field)])).toEqual([
      [true, []],
      [false, ['unitName', 'startMonth']],
      [true, []],
    ])
    expect((await list()).map(({ values }) => values.position).slice(0, 2)).toEqual(['甲', '丙'])
    const tooMany = await call(query, { r: Array(200).fill(work) })
    expect([tooMany.code, tooMany.facts.limit]).toEqual([60403, 200])
  })
})

it.each([
  ['WORK.unitName', '上海申江大学'],
  ['WORK.title', '教授'],
  ['EDUCATION.school', '上海浦江大学'],
  ['WORK.endMonth', undefined],
  ['HOBBY.name', undefined],
])('a form can be filled from the first entry: resume.%s', (path, value) => {
  expect(resumeSource(backend, 'user-researcher', path)).toBe(value)
})

describe('the lookups', () => {
  const doi = (number: string) =>
    call('query ($n: String!) { achievementByDoi(doi: $n) { values left } }', { n: number })
  const patent = (number: string) =>
    call('query ($n: String!) { achievementByPatent(number: $n) { values left } }', { n: number })

  it.each([
    ['a wrong number', '123', 60170],
    ['a number nobody has', '202199999999.3', 60170],
    ['a service that does not answer', '202130765432.2', 60168],
    ['somebody else’s patent', '202010987654.3', 60169],
  ])('of patents refuses %s', async (_, number, code) => {
    expect((await patent(number)).code).toBe(code)
  })

  it('fill what is known', async () => {
    expect((await doi('https://doi.org/10.5555/demo.2025.0042')).data.achievementByDoi).toMatchObject({
      values: { type: 'PAPER', number: '10.5555/demo.2025.0042', month: '2025-02' },
      left: 9,
    })
    expect((await patent('ZL202310123456.6')).data.achievementByPatent).toMatchObject({
      values: { rank: '1' },
      left: 8,
    })
  })

  it('end after ten in a day; what is no number costs none', async () => {
    expect((await doi('nothing')).code).toBe(60170)
    for (let count = 0; count < 10; count += 1) expect((await doi('10.5555/unknown')).code).toBe(60167)
    expect((await doi('10.5555/demo.2025.0042')).code).toBe(60171)
  })
})
