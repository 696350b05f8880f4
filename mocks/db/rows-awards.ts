/** Row types of the tables about award years (nominating period, deadline of reports), for `database.ts` and the rules of awards. */

/** One year of the award: the nominating period, and the deadline of nominees' reports. */
export interface AwardYearRow {
  id: string
  year: number
  opensAt: number
  nominateBy: number
  reportBy: number
}

/** An achievement that already received an award; it cannot be nominated again. */
interface AwardWonRow {
  id: string
  year: number
  categoryId: string
  achievement: string
}

/** The tables of awards. */
export interface AwardRows {
  awardYears: AwardYearRow
  awardsGiven: AwardWonRow
}

/** The primary key of each table. */
export const awardKeys = { awardYears: 'id', awardsGiven: 'id' } as const satisfies {
  [Name in keyof AwardRows]: keyof AwardRows[Name]
}
