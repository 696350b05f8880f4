/** The types of a form's answers: by field, by row, by cell. */
import type { ColumnKind } from '../kinds/column-kinds'
import type { FieldKind, KindValues } from '../kinds/kinds'

export type { AttachmentValue, DictionaryValue, Path, TreeEntryValue, UnitValue } from './entry-values'

export interface RowValue {
  id: string
  cells: Readonly<Record<string, CellValue>>
}

export type CellValue = KindValues[ColumnKind]
export type FieldValue = KindValues[FieldKind]

/** Values by field id: what is saved, drafted and submitted. Computed and static fields are absent. */
export type FormValues = Readonly<Record<string, FieldValue>>
