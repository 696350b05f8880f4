import type { StaticNode } from '../nodes'
import type { Kind } from './kind'

/** Text to read. */
export const staticText: Kind<StaticNode, null> = {
  gives: null,
  width: 3,
  read: (common, source) => ({ ...common, kind: 'static', text: source.neededText('text') }),
  empty: () => null,
  coerce: () => null,
  clean: () => null,
  isEmpty: () => true,
  check: () => [],
  missing: () => '',
  operand: () => null,
}
