/** Converts the backend's results about several people of a unit to the report of a batch: who succeeded, who was refused and why. */
import type { StaffOutcome } from '@/api/permission/schema.generated'
import type { RowOutcome } from '@/work/batch'

/** The backend's answers about people of a unit, as the report of a batch takes them. */
export function staffOutcomes(
  answers: readonly Pick<StaffOutcome, 'id' | 'userFullname' | 'done' | 'code'>[],
): RowOutcome[] {
  return answers.map(({ id, userFullname, done, code }) => ({
    id,
    name: userFullname ?? null,
    done,
    code: code ?? null,
  }))
}
