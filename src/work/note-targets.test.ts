/** The places of a form that a reviewer's remark can name. */
import { describe, expect, it } from 'vitest'
import { fixedPlaces, noteTargets, targetLabel } from './note-targets'

const definition = {
  ...{ id: 'f', version: 1, title: '表' },
  pages: [
    {
      ...{ id: 'basics', title: '基本信息' },
      sections: [
        {
          id: 's',
          fields: [
            { id: 'name', kind: 'text', label: '名称' },
            { id: 'hint', kind: 'static', label: '说明', text: '请如实填写' },
            {
              ...{ id: 'team', kind: 'table', label: '成员' },
              columns: [{ id: 'who', kind: 'text', label: '姓名' }],
            },
          ],
        },
      ],
    },
    { id: 'budget', title: '经费', sections: [{ id: 'm', fields: [{ id: 'total', kind: 'money', label: '总额' }] }] },
  ],
}
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}`, cells: {} }))
const placesOf = (values: unknown) => noteTargets(definition, values).map(({ targets }) => targets)

describe('a reviewer can remark on', () => {
  it('each page, its questions and the rows of its tables, by their names, and not on a note', () => {
    expect(noteTargets(definition, { team: rows(2) })).toEqual([
      {
        title: '基本信息',
        targets: [
          { path: 'page:basics', label: '整页：基本信息' },
          { path: 'name', label: '名称' },
          { path: 'team', label: '成员' },
          { path: 'team/r1', label: '成员 第 1 行' },
          { path: 'team/r2', label: '成员 第 2 行' },
        ],
      },
      {
        title: '经费',
        targets: [
          { path: 'page:budget', label: '整页：经费' },
          { path: 'total', label: '总额' },
        ],
      },
    ])
  })

  it('thirty rows of a table at most, so that the other questions are still found', () => {
    const [first] = placesOf({ team: rows(31) })
    expect(first?.filter(({ path }) => path.startsWith('team/'))).toHaveLength(30)
  })

  it.each<[string, unknown]>([
    ['no answers', undefined],
    ['null for them', null],
    ['a text for them', 'team'],
    ['no rows', { team: null }],
    ['rows that are none', { team: [null, 'r1', {}, { id: 1 }] }],
  ])('no row where the server sent %s', (_case, values) => {
    expect(placesOf(values)[0]?.map(({ path }) => path)).toEqual(['page:basics', 'name', 'team'])
  })

  it('the readable rows beside unreadable ones', () => {
    const [first] = placesOf({ team: [null, ...rows(1)] })
    expect(first?.at(-1)).toEqual({ path: 'team/r1', label: '成员 第 1 行' })
  })
})

describe('a reviewer cannot remark on', () => {
  const field = (id: string, more: object) => ({ id, kind: 'text', label: id, ...more })
  const shownWhen = ['eq', ['field', 'kind'], 'unit']
  const given = {
    ...{ id: 'f', version: 1, title: '表' },
    pages: [
      {
        ...{ id: 'a', title: '基本信息' },
        sections: [
          {
            id: 's',
            fields: [
              field('kind', {}),
              field('number', { lockedWhen: true }),
              field('unit', { visibleWhen: shownWhen }),
              field('late', { lockedWhen: shownWhen }),
              field('team', { kind: 'table', columns: [field('name', { lockedWhen: true }), field('task', {})] }),
            ],
          },
        ],
      },
      { id: 'b', title: '单位', visibleWhen: shownWhen, sections: [{ id: 'u', fields: [field('seal', {})] }] },
    ],
  }
  const paths = (values: unknown) =>
    noteTargets(given, values).flatMap(({ targets }) => targets.map(({ path }) => path))

  it('what the portal fills in, nor what is not asked of this person', () => {
    expect(paths({ kind: 'person' })).toEqual(['page:a', 'kind', 'late', 'team'])
    expect(paths({ kind: 'unit' })).toEqual(['page:a', 'kind', 'unit', 'late', 'team', 'page:b', 'seal'])
  })

  it.each([
    ['number', true],
    ['late', false],
    ['team', false],
    ['team/r1', false],
    ['team/r1/name', true],
    ['team/r1/task', false],
    ['team/r1/gone', false],
    ['gone', false],
  ])('at %s the portal alone writes: %s', (path, expected) => {
    expect(fixedPlaces(given)(path)).toBe(expected)
  })
})

describe('a remark at a place that the list does not offer is called by', () => {
  it.each<[string, string, unknown, string]>([
    ['the question', 'name', {}, '名称'],
    ['the table', 'team', { team: rows(2) }, '成员'],
    ['the number of a further row', 'team/r35', { team: rows(40) }, '成员 第 35 行'],
    ['row and column of a cell', 'team/r2/who', { team: rows(2) }, '成员 第 2 行 姓名'],
    ['the row where the form has lost the column', 'team/r1/gone', { team: rows(1) }, '成员 第 1 行'],
    ['the question, whatever stands behind it', 'name/r1', {}, '名称'],
    ['the table where the row is no longer there', 'team/gone', { team: rows(1) }, '成员（已删除的行）'],
    ['the table where it has no answers', 'team/r1/who', null, '成员（已删除的行）'],
    ['its own path where the form has lost the question', 'gone/r1', {}, 'gone/r1'],
  ])('%s', (_case, path, values, label) => {
    expect(targetLabel(definition, values, path)).toBe(label)
  })
})
