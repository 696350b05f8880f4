/** A year of the award: from when and until when one nominates, and until when nominees file. */
export interface AwardYearRow {
  id: string
  year: number
  opensAt: number
  nominateBy: number
  reportBy: number
}

/** An achievement that was given an award: it is not nominated again. */
interface AwardGivenRow {
  id: string
  year: number
  categoryId: string
  achievement: string
}

/** The tables of awards. */
export interface AwardRows {
  awardYears: AwardYearRow
  awardsGiven: AwardGivenRow
}

/** The property a row is found by. */
export const awardKeys = { awardYears: 'id', awardsGiven: 'id' } as const satisfies {
  [Name in keyof AwardRows]: keyof AwardRows[Name]
}
