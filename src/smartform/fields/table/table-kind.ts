import type { FieldKindModule } from '../field-kind-module'
import { rowText } from './row-text'
import { TableEditor } from './TableEditor'
import { TableView } from './TableView'

export const tableKind: FieldKindModule<'table'> = {
  labelled: 'group',
  Editor: TableEditor,
  View: TableView,
  text: (node, rows) => rows.map((row) => rowText(node, row)).join('\n'),
}
