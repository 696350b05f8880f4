/** Tests of the personal data that sections of a form ask for. */
import { allDefinitions } from '@mocks/forms/definitions'
import { describe, expect, it } from 'vitest'
import type { FormSource } from './definition'
import { parseDefinition } from './parse-definition'
import { consentsOf, firstAskedKinds } from './personal-kinds'

const form = (id: string) => {
  const source = allDefinitions.find((one) => one.id === id) as FormSource
  const parsed = parseDefinition(source)
  const sections = parsed.pages.flatMap((page) => page.sections)
  return { parsed, sections, section: (name: string) => sections.find((one) => one.id === name) ?? expect.fail(name) }
}

describe('the notice of personal data at sections', () => {
  it('names a kind where it is first asked, and only there', () => {
    for (const { id } of allDefinitions) {
      const { parsed, sections } = form(id)
      const seen = sections.filter(({ visibleWhen }) => !visibleWhen).flatMap((one) => firstAskedKinds(parsed, one))
      expect(seen, id).toEqual([...new Set(seen)])
    }
  })

  it('names every kind that a form asks for somewhere', () => {
    for (const { id } of allDefinitions) {
      const { parsed, sections } = form(id)
      const asked = new Set([...parsed.fields.values()].flatMap(({ personal }) => personal ?? []))
      const named = new Set(sections.flatMap((one) => firstAskedKinds(parsed, one)))
      expect(
        [...asked].filter((kind) => !named.has(kind)),
        id,
      ).toEqual([])
    }
  })

  it('asks for the separate consent to the own bank account, not to a unit’s', () => {
    const withConsent = allDefinitions.flatMap(({ id }) =>
      form(id).sections.flatMap((one) => consentsOf(one).map((kind) => `${one.id} ${kind}`)),
    )
    expect([...new Set(withConsent)]).toEqual(['payee bankAccount'])
  })
})
