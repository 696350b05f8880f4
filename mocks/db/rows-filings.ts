/** What the commission holds of what people file about: national projects, and projects that bring foreign experts. */

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
  /** Of the national funding at most so many percent, and at most so much in 万元. */
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
  /** The expert, as in the passport. */
  expertName: string
  unitId: string
  leaderName: string
  checkCode: string
  /** In 万元, exact decimal. */
  funding: string
  /** The period in which it is reported. */
  opensAt: number
  closesAt: number
  /** What came of its last annual check: what is abnormal can be reported only once the administrator has settled it. */
  abnormal: boolean
  boundBy: string | null
}

/** The tables of what is filed about. */
export interface FilingRows {
  nationalProjects: NationalProjectRow
  expertProjects: ExpertProjectRow
}

/** The property a row is found by. */
export const filingKeys = {
  nationalProjects: 'id',
  expertProjects: 'id',
} as const satisfies { [Name in keyof FilingRows]: keyof FilingRows[Name] }
