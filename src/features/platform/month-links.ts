/** The link to the page of a month's report of a platform. */
import { kindWords } from '@/work/kind-words'
import type { PlatformFactsFragment } from './graphql/platforms.program.generated'

export type Month = PlatformFactsFragment['months'][number]

/** The page of a month's report: what was submitted to read, else where it stands. Null without a report. */
export function monthLink({ reportKind, role }: PlatformFactsFragment, { workId, state }: Month): string | null {
  if (workId === null) return null
  const words = kindWords(reportKind)
  const monthId = { id: workId, unitId: '-' }
  const read = state === 'SUBMITTED' || (state === 'RETURNED' && role !== 'FILLER')
  return read ? words.read(monthId) : words.overview(monthId)
}
