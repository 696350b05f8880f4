import type { FieldBase } from '../../schema/definition'
import { count } from '../attributes'
import { type UsualKind, written } from '../kind'
import { checkLengths, lengthHint, lengthLimit, lengths, sampleLines, settleLengths } from '../text/lengths'

/** Text over several lines, with a counter. Value: string. */
interface LongTextSource extends FieldBase {
  kind: 'longText'
  minLength?: number
  /** In characters as a person counts them (default 2000). */
  maxLength?: number
  rows?: number
}

/** Text over several lines. */
export const longText: UsualKind<LongTextSource, string> = {
  ...written,
  width: 3,
  attributes: { ...lengths(2000), rows: count(1) },
  settle: settleLengths,
  check: checkLengths,
  editor: 'usual',
  columnWidth: () => 16,
  fromSheet: (_, text) => ({ raw: text }),
  hint: lengthHint,
  sheetLimit: lengthLimit,
  blank: 'room',
  sample: sampleLines,
}
