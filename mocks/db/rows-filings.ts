/** The commission's records behind filings: national projects, and projects with foreign experts. */

export interface NationalProjectRow {
  id: string
  number: string
  name: string
  /** The programme it belongs to. */
  program: string
  /** Key projects are matched on application; the others by the programme's ratio alone. */
  key: boolean
  /** In 万元, exact decimal. */
  funding: string
  /** Upper limits of the matching: percent of the national funding, and an amount in 万元. */
  ratioLimit: string
  cap: string
  /** `YYYY-MM-DD` */
  start: string
  end: string
  leaderId: string
  unitId: string
  departmentId: string | null
}

export interface ExpertProjectRow {
  id: string
  number: string
  name: string
  /** The expert's name as in the passport. */
  expertName: string
  unitId: string
  leaderName: string
  checkCode: string
  /** In 万元, exact decimal. */
  funding: string
  /** The reporting period. */
  opensAt: number
  closesAt: number
  /**
   * The result of the last annual check. An abnormal project can be reported only after the administrator has settled
   * it.
   */
  abnormal: boolean
  boundBy: string | null
}

/** The tables of national projects and foreign-expert projects. */
export interface FilingRows {
  nationalProjects: NationalProjectRow
  expertProjects: ExpertProjectRow
}

/** The primary key of each table. */
export const filingKeys = {
  nationalProjects: 'id',
  expertProjects: 'id',
} as const satisfies { [Name in keyof FilingRows]: keyof FilingRows[Name] }
