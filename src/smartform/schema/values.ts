import type { ColumnKind } from '../kinds/column-kinds'
import type { FieldKind, KindValues } from '../kinds/kinds'

/** `field`, `field/row` or `field/row/column`. */
export type Path = string

export interface DictionaryValue {
  id: string
  code: string
  name: string
}

export interface TreeEntryValue extends DictionaryValue {
  /** Names from the root to its own. */
  path: readonly string[]
}

export interface UnitValue {
  id: string
  name: string
}

export interface AttachmentValue {
  uid: string
  name: string
  /** The file's key in the object store; links are built at the click. */
  url: string
  /** In bytes. */
  size: number
}

export interface RowValue {
  id: string
  cells: Readonly<Record<string, CellValue>>
}

export type CellValue = KindValues[ColumnKind]
export type FieldValue = KindValues[FieldKind]

/** Values by field id: what is saved, drafted and submitted. Computed and static fields are absent. */
export type FormValues = Readonly<Record<string, FieldValue>>
