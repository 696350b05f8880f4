import { missing } from '../../expression/ast'
import type { ComputedNode } from '../nodes'
import type { Kind } from './kind'

/** A value computed from others: never typed, never stored; the engine's graph works it out. */
export const computed: Kind<ComputedNode, null> = {
  gives: 'any',
  width: 1,
  read: (common, source) => ({
    ...common,
    kind: 'computed',
    value: source.tryExpression('value') ?? missing,
    decimals: source.decimals(),
    unit: source.text('unit'),
  }),
  empty: () => null,
  coerce: () => null,
  clean: () => null,
  isEmpty: () => true,
  check: () => [],
  missing: () => '',
  operand: () => null,
}
