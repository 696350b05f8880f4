import type { ColumnNode } from '../nodes'
import type { CellValue, KindValues } from '../values'
import { certificate } from './certificate'
import { checkboxGroup } from './checkbox-group'
import { computed } from './computed'
import { date } from './date'
import { dateRange } from './date-range'
import { dictionary } from './dictionary'
import { dictionaryTree } from './dictionary-tree'
import { email } from './email'
import type { Kind, NodeOf } from './kind'
import { longText } from './long-text'
import { mobile } from './mobile'
import { money } from './money'
import { month } from './month'
import { number } from './number'
import { percent } from './percent'
import { radio } from './radio'
import { text } from './text'
import { unitPicker } from './unit-picker'
import { yesNo } from './yes-no'

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
  percent,
  date,
  month,
  yesNo,
  checkboxGroup,
  dictionaryTree,
  unitPicker,
  mobile,
  email,
  certificate,
} satisfies ColumnKinds

/** The kind of a column, for the node it was found by and that node's values. */
export function columnKind(node: ColumnNode): Kind<ColumnNode, CellValue> {
  return columnKinds[node.kind]
}
