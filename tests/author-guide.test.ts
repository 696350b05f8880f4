/** Tests of the examples in the author's guide of forms. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operators } from '@/smartform/expression/operators'
import { references } from '@/smartform/expression/parse'
import { fieldKindNames } from '@/smartform/kinds/kinds'
import problemTexts from '@/smartform/schema/en.json'
import { parseDefinition } from '@/smartform/schema/parse-definition'

const guide = readFileSync('src/smartform/README.md', 'utf8')
const examples = [...guide.matchAll(/```json (form|fields)\n([\s\S]*?)```/g)].map(
  ([, what = '', text = ''], index) => ({
    name: `${what} ${index + 1}`,
    definition:
      what === 'form'
        ? JSON.parse(text)
        : {
            id: 'f',
            version: 1,
            title: 'f',
            pages: [{ id: 'p', title: 'p', sections: [{ id: 's', fields: JSON.parse(text) }] }],
          },
  }),
)

describe('the author’s guide', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(8))

  it.each(examples)('shows valid definitions only: $name', ({ definition }) => {
    const { definitionProblems, untranslated } = parseDefinition(definition)
    expect([...definitionProblems, ...untranslated]).toEqual([])
  })

  it('shows each kind and names each operator', () => {
    const visible = new Set(
      examples.flatMap(({ definition }) => [...parseDefinition(definition).fields.values()]).map(({ kind }) => kind),
    )
    expect(fieldKindNames.filter((kind) => !visible.has(kind))).toEqual([])
    for (const name of Object.keys({ ...operators, ...references }))
      expect(guide).toMatch(new RegExp(`["\`]${name}["\`]`))
  })

  it('explains problems with the texts of the error messages', () => {
    const problems = [...(guide.split('| problem |')[1] ?? '').matchAll(/^\| (.*\p{Script=Han}.*?) \|/gmu)].map(
      ([, text]) => text,
    )
    expect(problems.length).toBeGreaterThan(10)
    for (const text of problems) expect(Object.keys(problemTexts)).toContain(text)
  })

  it('names every attribute of a field', () => {
    const common =
      readFileSync('src/smartform/schema/definition.ts', 'utf8')
        .split('export interface FieldBase {')[1]
        ?.split('\n}')[0] ?? ''
    for (const [, name] of common.matchAll(/^ {2}(\w+)\??:/gm)) expect(guide).toContain(`\`${name}\``)
  })
})
