import type { ColumnSource } from '../schema/definition'
import { computedKind } from './computed/computed-kind'
import { dateRangeKind } from './date-range/date-range-kind'
import { dictionaryKind } from './dictionary/dictionary-kind'
import type { FieldKindModule } from './field-kind-module'
import { longTextKind } from './long-text/long-text-kind'
import { moneyKind } from './money/money-kind'
import { numberKind } from './number/number-kind'
import { radioKind } from './radio/radio-kind'
import { textKind } from './text/text-kind'

/** Every kind that may stand in a table's column, apart from the others so that a table can draw its cells by them. */
export const columnKinds: { readonly [K in ColumnSource['kind']]: FieldKindModule<K> } = {
  text: textKind,
  longText: longTextKind,
  number: numberKind,
  money: moneyKind,
  dateRange: dateRangeKind,
  radio: radioKind,
  dictionary: dictionaryKind,
  computed: computedKind,
}
