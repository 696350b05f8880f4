import { describe, expect, it } from 'vitest'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { definitions } from './definitions'

describe('the forms that ship with the embedded backend', () => {
  it.each(definitions)('$title is read without a fault, as JSON too', (definition) => {
    expect(parseDefinition(definition).definitionProblems).toEqual([])
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })

  it.each(definitions)('$title shows every rule at a field it has', (definition) => {
    const form = parseDefinition(definition)
    expect(form.rules).toHaveLength(definition.rules?.length ?? 0)
    for (const place of form.rules.flatMap(({ at }) => at)) {
      expect(form.fields.has(place.split('.')[0] ?? ''), place).toBe(true)
    }
  })
})
