/** Every form field that asks for personal data names its entry in the register. */

import { describe, expect, it } from 'vitest'
import { isGuarded, personalDataKindNames } from '@/lib/personal-data/kinds'
import type { FieldNode } from '@/smartform/schema/nodes'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { looksPersonal } from '../../tests/personal-words'
import { allDefinitions } from './definitions'

/** Labels that speak of people, but ask for no person's data. */
const ofNobody: Readonly<Record<string, string>> = {
  账户所在地: 'a choice between two places',
}
/** Kinds that cannot hold a person's data: they count, choose yes or no, or state something. */
const dataless: readonly string[] = ['number', 'percent', 'money', 'computed', 'static', 'commitment', 'yesNo', 'table']

const fields = allDefinitions.flatMap((source) => {
  const { id, version } = source
  const withColumns = (node: FieldNode): FieldNode[] =>
    node.kind === 'table' ? [node, ...(node.columns as FieldNode[])] : [node]
  return [...parseDefinition(source).fields.values()].flatMap((node) =>
    withColumns(node).map((one) => ({ node: one, name: `${id} ${version}: ${one.id} ${one.label}` })),
  )
})

describe('every field and column of a form', () => {
  it('names a kind of personal data when its label does', () => {
    const missing = fields.filter(
      ({ node }) =>
        !node.personal &&
        !dataless.includes(node.kind) &&
        looksPersonal(node.label) &&
        // Why a number changed since last year.
        !node.label.endsWith('变化较大的原因') &&
        !Object.hasOwn(ofNobody, node.label),
    )
    expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
  })

  it('has an entry when it is sensitive', () => {
    expect(fields.filter(({ node }) => node.sensitive && !node.personal).map(({ name }) => name)).toEqual([])
  })

  it('is sensitive exactly when its kind of data is guarded', () => {
    const different = fields.filter(({ node }) => (node.sensitive === true) !== isGuarded(node.personal))
    expect(different.map(({ name }) => name)).toEqual([])
  })

  it('names kinds of the register only', () => {
    const unknown = fields.filter(({ node }) => node.personal && !personalDataKindNames.includes(node.personal))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})
