/** A form of which a colleague fills in only some pages and sections. */
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { pagePart, partNames, partOf, sectionPart } from './part-of-form'

const section = (id: string, title: string | undefined, ...fields: object[]) => ({
  id,
  fields,
  ...(title && { title }),
})
const money = (id: string, more: object = {}) => ({ id, kind: 'money', label: id, ...more })
const sum = (id: string, ...of: string[]) => ({
  ...{ id, kind: 'computed', label: id },
  value: ['add', ...of.map((name) => ['field', name])],
})
const rule = (id: string, at: string, assertion: unknown, more: object = {}) => ({
  ...{ id, message: id, assert: assertion, at: [at] },
  ...more,
})
const form = parseDefinition({
  ...{ id: 'f', version: 1, title: '表' },
  pages: [
    {
      ...{ id: 'money', title: '经费' },
      sections: [
        section('direct', '直接费用', money('travel'), money('staff'), sum('total', 'travel', 'staff')),
        section('own', undefined, money('own'), sum('all', 'total', 'own')),
      ],
    },
    { id: 'team', title: '团队', sections: [section('people', '成员', { id: 'name', kind: 'text', label: '姓名' })] },
  ],
  rules: [
    rule('within', 'travel', ['lte', ['field', 'travel'], ['field', 'staff']]),
    rule('throughTotal', 'travel', ['lte', ['field', 'total'], 100]),
    rule('throughAll', 'own', ['lte', ['field', 'all'], 100]),
    rule('across', 'travel', ['lte', ['field', 'travel'], ['field', 'own']]),
    rule('when', 'travel', ['lte', ['field', 'travel'], 1], { when: ['filled', ['field', 'name']] }),
    rule('date', 'travel', ['filled', ['today']]),
    rule('ledger', 'travel', ['lte', ['field', 'travel'], 100], {
      ledger: { label: '上限', current: ['field', 'travel'], limit: ['field', 'own'], relation: 'atMost' },
    }),
  ],
})

describe('a part of a form', () => {
  it('is what is tested here', () => {
    expect(form.definitionProblems).toEqual([])
  })

  it.each<[string, string[], string[], string[]]>([
    ['nothing', [], [], []],
    ['a section', [sectionPart('direct')], ['direct'], ['within', 'throughTotal', 'date']],
    [
      'a page with all its sections',
      [pagePart('money')],
      ['direct', 'own'],
      ['within', 'throughTotal', 'throughAll', 'across', 'date', 'ledger'],
    ],
    ['sections of two pages', [sectionPart('own'), sectionPart('people')], ['own', 'people'], ['date']],
    [
      'all of it',
      [pagePart('money'), pagePart('team')],
      ['direct', 'own', 'people'],
      ['within', 'throughTotal', 'throughAll', 'across', 'when', 'date', 'ledger'],
    ],
    ['a place that the form does not have', [sectionPart('gone'), 'money'], [], []],
  ])('%s: has its sections, and the rules whose answers all stand there', (_case, parts, sections, rules) => {
    const part = partOf(form, parts)
    expect(part.pages.flatMap((page) => page.sections.map(({ id }) => id))).toEqual(sections)
    // A rule that reads no answer concerns every part; it is shown nowhere when its place is not there.
    expect(part.rules.map(({ id }) => id)).toEqual(sections.length === 0 ? ['date'] : rules)
  })

  it('keeps the other answers, so that computed values stay right', () => {
    expect([...partOf(form, [sectionPart('people')]).fields.keys()]).toEqual([...form.fields.keys()])
  })

  it.each<[string, string[], string[]]>([
    ['pages by their titles', [pagePart('money'), pagePart('team')], ['经费', '团队']],
    ['sections with their pages', [sectionPart('direct'), sectionPart('people')], ['经费 · 直接费用', '团队 · 成员']],
    ['a section without a title by its page', [sectionPart('own')], ['经费']],
    ['a page once, whatever of it is named beside', [sectionPart('direct'), pagePart('money')], ['经费']],
    ['nothing that is not there', ['section:gone'], []],
  ])('is called: %s', (_case, parts, names) => {
    expect(partNames(form, parts)).toEqual(names)
  })
})
