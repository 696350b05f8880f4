/** Tests of the resume's calls, and of forms that are prefilled from it. */

import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import type { FieldNode, TableNode } from '@/smartform/schema/nodes'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { dictionaryId } from '../db/seeds/dictionary-id'
import { answerFrom, resumeEntry, resumeRows, resumeValue } from '../domain/resume-source'
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
    'mutation ($k: ResumeKind!, $id: ID, $r: Int, $v: JSON!, $key: ID!) { saveResumeEntry(kind: $k, id: $id, revision: $r, values: $v, key: $key) { id revision values } }',
    { k: 'WORK', key: randomId(), ...variables },
    persona,
  )
const work = { unitName: '某研究院', position: '研究员', startMonth: '2020/1' }

describe('a resume', () => {
  it('puts a trimmed new entry first, visible to its owner only', async () => {
    const { data } = await save({ v: work })
    expect(data.saveResumeEntry).toMatchObject({ revision: 1, values: { ...work, startMonth: '2020-01' } })
    expect((await list())[0]?.values.unitName).toBe('某研究院')
    expect(await list('WORK', 'expert')).toEqual([])
  })

  it('reports problems field by field and saves nothing then', async () => {
    const { code, facts } = await save({ v: { ...work, unitName: ' ', title: dictionaryId('tribe', '01') } })
    expect([code, (facts.problems as { field: string }[]).map(({ field }) => field)]).toEqual([
      60405,
      ['unitName', 'title'],
    ])
    expect(await list()).toHaveLength(3)
  })

  it('overwrites neither newer changes nor another user’s entry', async () => {
    const [entry] = await list()
    const change = { id: entry?.id, r: entry?.revision, v: work }
    expect((await save(change)).code).toBeUndefined()
    expect((await save(change)).code).toBe(60408)
    expect((await save(change, 'expert')).code).toBe(60154)
  })

  it('restores a removed entry at its position', async () => {
    const before = (await list()).map(({ id }) => id)
    const id = before[1]
    await call('mutation ($id: ID!) { removeResumeEntry(id: $id) }', { id })
    expect(await list()).toHaveLength(2)
    await call('mutation ($id: ID!) { restoreResumeEntry(id: $id) }', { id })
    expect((await list()).map((item) => item.id)).toEqual(before)
    expect((await call('mutation ($id: ID!) { removeResumeEntry(id: $id) }', { id }, 'expert')).code).toBe(60154)
  })

  it('accepts a new order of all entries, and refuses an incomplete one', async () => {
    const ids = (await list()).map(({ id }) => id).reverse()
    const sort = (types: string[]) =>
      call('mutation ($ids: [ID!]!) { sortResume(kind: WORK, ids: $ids) }', { ids: types })
    await sort(ids)
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    expect((await sort(ids.slice(1))).code).toBe(60408)
    expect((await sort([...ids.slice(1), ids[1] ?? ''])).code).toBe(60408)
  })

  it('imports valid rows in order and reports the others', async () => {
    const rows = [{ ...work, position: '甲' }, { position: '乙' }, { ...work, position: '丙' }]
    const query =
      'mutation ($r: [JSON!]!, $key: ID!) { importResume(kind: WORK, rows: $r, key: $key) { row id problems { field message } } }'
    const { data } = await call(query, { r: rows, key: 'first' })
    const outcome = data.importResume as { row: number; id: string | null; problems: { field: string }[] }[]
    expect(outcome.map(({ id, problems }) => [id !== null, problems.map(({ field }) => field)])).toEqual([
      [true, []],
      [false, ['unitName', 'startMonth']],
      [true, []],
    ])
    expect((await list()).map(({ values }) => values.position).slice(0, 2)).toEqual(['甲', '丙'])
    const tooMany = await call(query, { r: Array(200).fill(work), key: 'other' })
    expect([tooMany.code, tooMany.facts.limit]).toEqual([60403, 200])
  })
})

const form = parseDefinition({
  id: 'f',
  version: 1,
  title: 'f',
  pages: [
    {
      id: 'p',
      title: 'p',
      sections: [
        {
          id: 's',
          fields: [
            { id: 'words', kind: 'text', label: 'a' },
            { id: 'title', kind: 'dictionary', dictionaryType: 'user_title', label: 'b' },
            {
              id: 'jobs',
              kind: 'table',
              label: 'c',
              maxRows: 2,
              prefill: 'resume.WORK',
              columns: [
                { id: 'unitName', kind: 'text', label: 'd' },
                { id: 'since', kind: 'month', label: 'e', prefill: 'resume.WORK.startMonth' },
                { id: 'note', kind: 'text', label: 'f' },
              ],
            },
          ],
        },
      ],
    },
  ],
})
const node = (id: string) => form.fields.get(id) as FieldNode

describe('a form prefilled from the resume', () => {
  it.each([
    ['WORK.unitName', 'words', '上海申江大学'],
    ['WORK.title', 'words', '教授'],
    ['WORK.title', 'title', expect.objectContaining({ code: '011', name: '教授' })],
    ['PROJECT.role', 'words', '负责人'],
    ['WORK.endMonth', 'words', undefined],
    ['HOBBY.name', 'words', undefined],
  ])('fills a field from the first entry: resume.%s as %s', (path, id, value) => {
    expect(answerFrom(backend.db, node(id), resumeValue(backend, 'user-researcher', path))).toEqual(value)
  })

  it('fills a table from all entries of a kind, up to its limit, each row linked to its entry', () => {
    expect(resumeRows(backend, 'user-researcher', node('jobs') as TableNode)).toEqual([
      { id: 'resume-work-1', cells: { unitName: '上海申江大学', since: '2019-09' } },
      { id: 'resume-work-2', cells: { unitName: '上海申江大学', since: '2014-07' } },
    ])
  })

  it.each([
    ['resume.WORK.position', { kind: 'WORK', from: '2019-09', to: null }],
    ['resume.EDUCATION.school', { kind: 'EDUCATION', from: '2007-09', to: '2012-06' }],
    ['resume.WORK', { kind: 'WORK', from: null, to: null }],
    ['resume.HOBBY.name', null],
    ['profile.userFullname', null],
  ])('names the entry: %s', (path, entry) => {
    expect(resumeEntry(backend, 'user-researcher', path)).toEqual(entry)
  })
})
