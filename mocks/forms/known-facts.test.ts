/** Tests that no embedded form asks for a fact which the portal knows already. */
import { describe, expect, it } from 'vitest'
import { askedTwice, factsOfForm } from '@/smartform/authoring/asked-twice'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { definitions, findDefinition } from './definitions'
import { askedAnew, earlierForms, personFacts, unitFacts } from './known-facts'

/** The fields of a form that ask for a fact of an earlier form, the person or the unit. */
function asked(source: FormSource) {
  const earlier = (earlierForms[source.id] ?? []).flatMap(([id, root]) => {
    const form = findDefinition(id)
    return form ? factsOfForm(parseDefinition(form), root) : []
  })
  return askedTwice(parseDefinition(source), [...earlier, ...personFacts, ...unitFacts])
}

describe('a fact is asked once', () => {
  it.each(definitions.map((source) => [`${source.id} ${source.version}`, source] as const))(
    '%s takes over what is known, or says why it asks anew',
    (_, source) => {
      const places = asked(source).map(({ place }) => place)
      expect(places.filter((place) => !Object.hasOwn(askedAnew[source.id] ?? {}, place))).toEqual([])
    },
  )

  it('every reason for asking anew belongs to a field that would be asked twice', () => {
    const named = Object.entries(askedAnew).flatMap(([id, places]) =>
      Object.keys(places).map((place) => `${id}.${place}`),
    )
    const found = definitions.flatMap((source) => asked(source).map(({ place }) => `${source.id}.${place}`))
    expect(named.filter((place) => !found.includes(place))).toEqual([])
  })

  it('every earlier form exists', () => {
    const ids = Object.entries(earlierForms).flatMap(([id, earlier]) => [id, ...earlier.map(([form]) => form)])
    expect(ids.filter((id) => !findDefinition(id))).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['the label of a known fact', { label: '职务' }, ['a']],
    ['the same with a unit or remark behind it', { label: '职务（现任）' }, ['a']],
    ['another kind of answer', { label: '职务', kind: 'longText' }, []],
    ['a source of its own', { label: '职务', prefill: 'profile.userPosition' }, []],
    ['a locked field', { label: '职务', lockedWhen: true }, []],
    ['another label', { label: '职责' }, []],
  ])('%s', (_, more, places) => {
    const field = { id: 'a', kind: 'text', label: '', ...more }
    const source = {
      id: 'f',
      version: 1,
      title: '',
      pages: [{ id: 'p', title: '', sections: [{ id: 's', fields: [field] }] }],
    }
    expect(askedTwice(parseDefinition(source), personFacts).map(({ place }) => place)).toEqual(places)
  })
})
