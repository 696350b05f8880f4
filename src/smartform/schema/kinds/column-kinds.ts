import type { ColumnNode } from '../nodes'
import type { CellValue, KindValues } from '../values'
import { computed } from './computed'
import { dateRange } from './date-range'
import { dictionary } from './dictionary'
import type { Kind, NodeOf } from './kind'
import { longText } from './long-text'
import { money } from './money'
import { number } from './number'
import { radio } from './radio'
import { text } from './text'

type ColumnKinds = { readonly [K in ColumnNode['kind']]: Kind<NodeOf<K>, KindValues[K]> }

/** The kinds that may stand in a column; a missing one does not compile. */
export const columnKinds = {
  text,
  longText,
  number,
  money,
  dateRange,
  radio,
  dictionary,
  computed,
} satisfies ColumnKinds

/** The kind of a column, for the node it was found by and that node's values. */
export function columnKind(node: ColumnNode): Kind<ColumnNode, CellValue> {
  return columnKinds[node.kind]
}
