/** Types and helpers of Excel imports (staff, resume): rows and problems; for both imports and their dialog. */

/** A sheet row as it would be imported. */
export interface SheetRow {
  /** Row number in the sheet, from 1 including the head. */
  line: number
  values: Readonly<Record<string, string>>
  problems: readonly SheetProblem[]
  /** Whether an equal record exists, or is above in the sheet. */
  repeated: boolean
}

export interface SheetProblem {
  field: string
  message: string
}

export interface ReadSheet {
  rows: readonly SheetRow[]
  /** Heads of unknown columns, which are ignored. */
  unknown: readonly string[]
  /** Labels of required fields without a column. */
  missing: readonly string[]
}

/** A column head or option without what people vary: width, blanks, case, and the mark of a required column. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s*]/g, '')
    .replace(/\(必填\)$/, '')
    .toLowerCase()
