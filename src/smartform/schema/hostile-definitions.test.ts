/** Tests of parsing hostile form definitions: too deep, too large, with attributes of a prototype. */
import { describe, expect, it } from 'vitest'
import { parseDefinition } from './parse-definition'

type Raw = Record<string, unknown>

const field = (id: string, more: Raw = {}): Raw => ({ id, kind: 'text', label: id, ...more })

/** A form of one page and one section. */
function form(fields: unknown): Raw {
  return { id: 'f', version: 1, title: '表', pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields }] }] }
}

describe('a hostile definition is tolerated', () => {
  it('when nested 100,000 deep', () => {
    let condition: unknown = true
    for (let depth = 0; depth < 100_000; depth += 1) condition = ['not', condition]
    expect(parseDefinition(form([field('a', { visibleWhen: condition })])).fields.size).toBe(1)
  })

  it('when nested 100,000 deep inside a part, or in its pages', () => {
    let condition: unknown = true
    let pages: Raw[] = []
    for (let depth = 0; depth < 100_000; depth += 1) {
      condition = ['not', condition]
      pages = [{ pages }]
    }
    const parts = { deep: { fields: [field('a', { visibleWhen: condition })] } }
    const read = parseDefinition({ ...form([{ part: 'deep' }]), parts })
    expect(read.fields.get('a')).toMatchObject({ visibleWhen: { op: 'constant', value: true } })
    expect(read.undecided).toBe(true)
    expect(parseDefinition({ ...form([]), pages }).pages).toHaveLength(1)
  })

  it('with a chain of 100,000 parts', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, n) => [`p${n}`, { fields: [{ part: `p${n + 1}` }] }]),
    )
    const { definitionProblems } = parseDefinition({ ...form([{ part: 'p0' }]), parts })
    expect(definitionProblems).toContainEqual({ at: 'parts', message: '部件展开后太大' })
  })

  it('with 100,000 fields: the first are kept, the rest is reported', () => {
    const { fields, definitionProblems } = parseDefinition(
      form(Array.from({ length: 100_000 }, (_, n) => field(`f${n}`))),
    )
    expect(fields.size).toBe(2000)
    expect(definitionProblems).toHaveLength(1)
  })

  it('with a chain of 2,000 computed values', () => {
    const chain = Array.from({ length: 2000 }, (_, n) =>
      field(`c${n}`, { kind: 'computed', value: n === 0 ? 1 : ['add', ['field', `c${n - 1}`], 1] }),
    )
    expect(parseDefinition(form(chain)).definitionProblems).toEqual([])
  })

  it('with attributes from a prototype, which are ignored', () => {
    const raw = JSON.parse('{"__proto__": {"pages": [{"id": "p"}]}, "id": "f", "version": 1, "title": "t"}')
    expect(parseDefinition(raw).pages).toEqual([])
    expect(({} as Raw).pages).toBeUndefined()
  })

  it('with 100,000 problems, of which only the first are reported', () => {
    const many = Array.from({ length: 2000 }, () => ({ id: 's', fields: [1, 2, 3] }))
    expect(
      parseDefinition({ ...form([]), pages: [{ id: 'p', title: 't', sections: many }] }).definitionProblems.length,
    ).toBeLessThanOrEqual(1000)
  })
})
