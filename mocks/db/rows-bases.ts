/** Row types of the tables about bases: the bases, their reporting years and their reported figures. */

export interface BaseRow {
  id: string
  /** Id of its kind (`src/work/kinds/base-kinds.ts`). */
  kind: string
  number: string
  name: string
  /** Its host unit. */
  unitId: string
  leaderName: string
  /** From the notice of its unit: proves a person may report for it. */
  checkCode: string
  /** The people bound to it. */
  personIds: readonly string[]
  field: string
  recognisedOn: string
  /** Disabled: it takes no more reports. */
  disabled: boolean
}

/** A reporting year of one kind, as the commission opened it. Its bases are those with a work item of that year. */
export interface BaseYearRow {
  /** `{kind}:{year}` */
  id: string
  kind: string
  year: number
  opensAt: number
  closesAt: number
  /** Withdrawn by the commission: nothing can be started or submitted any more. */
  withdrawn: boolean
}

/** The figures of a base's annual report, stored on final submission. */
export interface BaseFiguresRow {
  /** The report's id. */
  id: string
  formVersion: number
  /** Values by figure id (`src/work/kinds/base-figures.ts`). */
  values: Readonly<Record<string, number>>
  /** Reasons for jumped figures, by field id. */
  reasons: Readonly<Record<string, string>>
}

/** The tables of the bases. */
export interface BaseRows {
  bases: BaseRow
  baseYears: BaseYearRow
  baseFigures: BaseFiguresRow
}

/** The primary key of each table. */
export const baseKeys = { bases: 'id', baseYears: 'id', baseFigures: 'id' } as const satisfies {
  [Name in keyof BaseRows]: keyof BaseRows[Name]
}
