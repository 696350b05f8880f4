/** How long a project's conclusion letter (结题证书) can be downloaded; on the acceptance's page, in the timeline and PDFs. */

/** A project with at least this funding, in 万元, is a key project. */
const keyFunding = 100

/** Whether a project is a key project by its approved funding in 万元. */
export const isKeyProject = (funding: string | null) => Number(funding ?? 0) >= keyFunding

/** The years in which a conclusion letter can be downloaded: one, for key projects two (specification, section 9). */
export const letterYears = (key: boolean) => (key ? 2 : 1)

/** The end of a letter's download period; both in milliseconds since 1970. */
export function letterUntil(passedAt: number, key: boolean): number {
  const day = new Date(passedAt)
  return day.setUTCFullYear(day.getUTCFullYear() + letterYears(key))
}
