import type { FieldBase, Text } from '../../schema/definition'
import { neededWords } from '../attributes'
import { shown, type UsualKind } from '../kind'

/** Text to read. No value. Plain text; line breaks are kept. */
export interface StaticSource extends FieldBase {
  kind: 'static'
  text: Text
}

/** Text to read; the one kind that cannot stand in a column. */
export const staticText: UsualKind<StaticSource, null> = {
  ...shown,
  gives: null,
  width: 3,
  attributes: { text: neededWords },
  text: (node) => node.text,
  labelled: 'none',
  editor: 'usual',
  view: 'usual',
}
