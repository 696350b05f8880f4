import type { ColumnSource } from '../schema/definition'
import { certificateKind } from './certificate/certificate-kind'
import { checkboxGroupKind } from './checkbox-group/checkbox-group-kind'
import { computedKind } from './computed/computed-kind'
import { dateKind } from './date/date-kind'
import { dateRangeKind } from './date-range/date-range-kind'
import { dictionaryKind } from './dictionary/dictionary-kind'
import { dictionaryTreeKind } from './dictionary-tree/dictionary-tree-kind'
import { emailKind } from './email/email-kind'
import type { FieldKindModule } from './field-kind-module'
import { longTextKind } from './long-text/long-text-kind'
import { mobileKind } from './mobile/mobile-kind'
import { moneyKind } from './money/money-kind'
import { monthKind } from './month/month-kind'
import { numberKind } from './number/number-kind'
import { percentKind } from './percent/percent-kind'
import { radioKind } from './radio/radio-kind'
import { textKind } from './text/text-kind'
import { unitPickerKind } from './unit-picker/unit-picker-kind'
import { yesNoKind } from './yes-no/yes-no-kind'

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
  percent: percentKind,
  date: dateKind,
  month: monthKind,
  yesNo: yesNoKind,
  checkboxGroup: checkboxGroupKind,
  dictionaryTree: dictionaryTreeKind,
  unitPicker: unitPickerKind,
  mobile: mobileKind,
  email: emailKind,
  certificate: certificateKind,
}
