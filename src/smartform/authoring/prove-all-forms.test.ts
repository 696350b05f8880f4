/** Tests that every form of the portal is proved, and that the engine draws the same. */

import { allDefinitions } from '@mocks/forms/definitions'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine/create-engine'
import { parseDefinition } from '../schema/parse-definition'
import { answersShowing, proveForm } from './prove-form'

const today = '2026-06-15'

describe('every form of the portal', () => {
  it.each(allDefinitions.map((source) => [`${source.id} ${source.version}`, source] as const))(
    '%s has no part that never shows, never applies or cannot be met',
    (_, source) => {
      expect(proveForm(source, today).filter(({ severity }) => severity !== 'info')).toEqual([])
    },
  )

  it('is drawn by the engine as the proof says', () => {
    for (const source of allDefinitions) {
      const conditional = [...parseDefinition(source).fields.values()].filter(
        ({ visibleWhen }) => visibleWhen.op !== 'constant',
      )
      for (const { id } of conditional.slice(0, 5)) {
        const answers = answersShowing(source, id, today)
        const engine = createEngine(parseDefinition(source), answers ?? {}, { editable: true, today: () => today })
        expect([source.id, id, answers !== null && engine.field(id)?.visible]).toEqual([source.id, id, true])
      }
    }
  })
})
