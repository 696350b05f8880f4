/** What the bases need (domain, section 4): the bodies, and the years their kinds report. */

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
  /** Who is bound to it. */
  personIds: readonly string[]
  field: string
  recognisedOn: string
  /** Out of use: takes no report any more. */
  disabled: boolean
}

/** A year of one kind, as the commission opened it; the bodies in it are those that have a work of the year. */
export interface BaseYearRow {
  /** `{kind}:{year}` */
  id: string
  kind: string
  year: number
  opensAt: number
  closesAt: number
  /** The commission took it back: nothing is begun or handed in any more. */
  withdrawn: boolean
}

/** What a base's report of a year says in numbers: kept when it is handed in for good. */
export interface BaseFiguresRow {
  /** The report's. */
  id: string
  formVersion: number
  /** By the id of the figure (`src/work/kinds/base-figures.ts`). */
  values: Readonly<Record<string, number>>
  /** Why a number jumped, by the id of its field. */
  reasons: Readonly<Record<string, string>>
}

/** The tables of the bases. */
export interface BaseRows {
  bases: BaseRow
  baseYears: BaseYearRow
  baseFigures: BaseFiguresRow
}

/** The property a row is found by. */
export const baseKeys = { bases: 'id', baseYears: 'id', baseFigures: 'id' } as const satisfies {
  [Name in keyof BaseRows]: keyof BaseRows[Name]
}
