/** Tests of the personal data that sections of a form ask for. */
import { allDefinitions } from '@mocks/forms/definitions'
import { describe, expect, it } from 'vitest'
import { smallForm } from '../../../tests/smartform/small-form'
import { type Expression, isConstant } from '../expression/ast'
import type { FormSource } from './definition'
import { parseDefinition } from './parse-definition'
import { consentedFields, consentsOf, firstAskedKinds } from './personal-kinds'

const form = (id: string) => {
  const source = allDefinitions.find((one) => one.id === id) as FormSource
  const parsed = parseDefinition(source)
  const sections = parsed.pages.flatMap((page) => page.sections)
  return { parsed, sections, section: (name: string) => sections.find((one) => one.id === name) ?? expect.fail(name) }
}

describe('the notice of personal data at sections', () => {
  const sometimes = { visibleWhen: ['filled', ['field', 'a']] }
  const asking = (personal: string) => [{ id: personal, kind: 'text', label: 'x', personal }]
  const earlier = (page: object, section: object, ...fields: object[]) =>
    parseDefinition({
      id: 'f',
      version: 1,
      title: 'x',
      pages: [
        { id: 'p', title: 'x', sections: [{ id: 's', fields, ...section }], ...page },
        {
          id: 'q',
          title: 'x',
          sections: [{ id: 'r', fields: [{ id: 'a', kind: 'text', label: 'x', personal: 'name' }] }],
        },
      ],
    })

  it.each([
    ['everybody was asked before', earlier({}, {}, ...asking('name')), []],
    ['a table asked before', earlier({}, {}, { id: 't', kind: 'table', label: 'x', columns: asking('name') }), []],
    ['nothing was asked before', earlier({}, {}), ['name']],
    ['another kind was asked before', earlier({}, {}, ...asking('email')), ['name']],
    ['only some see the earlier section', earlier({}, sometimes, ...asking('name')), ['name']],
    ['only some see the earlier page', earlier(sometimes, {}, ...asking('name')), ['name']],
  ])('names a kind where a person meets it first: %s', (_, parsed, expected) => {
    const section = parsed.pages[1]?.sections[0] ?? expect.fail()
    expect(firstAskedKinds(parsed, section)).toEqual(expected)
  })

  it('names no kind twice to somebody who sees all sections', () => {
    for (const { id } of allDefinitions) {
      const { parsed, sections } = form(id)
      const isForAll = ({ visibleWhen }: { visibleWhen: Expression }) => isConstant(visibleWhen, true)
      const pages = parsed.pages.filter(isForAll).flatMap((page) => page.sections.filter(isForAll))
      const named = sections.filter((one) => pages.includes(one)).flatMap((one) => firstAskedKinds(parsed, one))
      expect(named, id).toEqual([...new Set(named)])
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

  it('asks for a consent only for what the profile fills in, and for all of that kind', () => {
    const { pages } = parseDefinition(
      smallForm([
        { id: 'a', kind: 'text', label: 'x', personal: 'bankAccount', prefill: 'profile.userBankAccount' },
        { id: 'b', kind: 'text', label: 'x', personal: 'bankName' },
        { id: 'c', kind: 'text', label: 'x', personal: 'certificateScan', prefill: 'unit.scan' },
        { id: 'd', kind: 'text', label: 'x', personal: 'name', prefill: 'profile.userFullname' },
        { id: 'e', kind: 'text', label: 'x', prefill: 'profile.userFullname' },
      ]),
    )
    const section = pages[0]?.sections[0] ?? expect.fail()
    expect(consentsOf(section)).toEqual(['bankAccount'])
    expect(consentedFields(section)).toEqual([
      ['a', 'bankAccount'],
      ['b', 'bankAccount'],
    ])
  })

  it('asks for the separate consent to the own bank account, not to a unit’s', () => {
    const withConsent = allDefinitions.flatMap(({ id }) =>
      form(id).sections.flatMap((one) => consentsOf(one).map((kind) => `${one.id} ${kind}`)),
    )
    expect([...new Set(withConsent)]).toEqual(['payee bankAccount'])
  })
})
