/** Numbers of work items: the next free one of a kind in a year. */
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'

/** The next free number of a kind in a year: two letters, the year, four digits. */
export function nextNumber(
  { db }: BackendContext,
  { kind }: Pick<WorkRow, 'kind'>,
  letters: string,
  year: number,
): string {
  const head = `${letters}${year}`
  const numbers = db.works
    .where({ kind })
    .map(({ number }) => (number?.startsWith(head) ? Number(number.slice(head.length)) : 0))
  return head + String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
