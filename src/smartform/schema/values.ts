import type { CertificateType } from '@/lib/certificate'
import type { FieldKind } from './definition'

/** `field`, `field/row` or `field/row/column`. */
export type Path = string

export interface DateRangeValue {
  /** `YYYY-MM-DD` or null. */
  start: string | null
  end: string | null
}

export interface DictionaryValue {
  id: string
  code: string
  name: string
}

export interface TreeEntryValue extends DictionaryValue {
  /** Names from the top level down to its own. */
  path: readonly string[]
}

export interface UnitValue {
  id: string
  name: string
}

export interface CertificateValue {
  type: CertificateType
  /** As typed until it is saved; then without spaces, letters large. */
  number: string
}

export interface PersonValue {
  name: string
  certificate: CertificateValue | null
  mobile: string
}

export interface AttachmentValue {
  uid: string
  name: string
  /** The file's key in the object store; links are built when clicked. */
  url: string
  /** In bytes. */
  size: number
}

export interface RowValue {
  id: string
  cells: Readonly<Record<string, CellValue>>
}

export type CellValue =
  | string
  | boolean
  | null
  | DateRangeValue
  | DictionaryValue
  | TreeEntryValue
  | UnitValue
  | CertificateValue
  | readonly string[]

/** The value of each kind; numbers and money are exact decimals as text, or what was typed when it is none. */
export interface KindValues {
  text: string
  longText: string
  number: string
  money: string
  dateRange: DateRangeValue | null
  radio: string | null
  dictionary: DictionaryValue | null
  percent: string
  date: string | null
  month: string | null
  yesNo: boolean | null
  checkboxGroup: readonly string[]
  dictionaryTree: TreeEntryValue | null
  unitPicker: UnitValue | null
  mobile: string
  email: string
  certificate: CertificateValue | null
  richText: string
  person: PersonValue | null
  image: AttachmentValue | null
  attachments: readonly AttachmentValue[]
  table: readonly RowValue[]
  static: null
  computed: null
}

export type FieldValue = KindValues[FieldKind]

/** Field id to value: what is saved, drafted and submitted. Computed and static fields are absent. */
export type FormValues = Readonly<Record<string, FieldValue>>
