/** Hooks for the nomination period and whether the person nominates at all. */
import { award } from '@/api/award'
import { useSession } from '@/session/session'
import { NominatingDocument } from './graphql/nominating.award.generated'

/** Whether the person nominates (specification, section 4: award user state 2 for a unit, 3 personally). */
export function useNominates(): boolean {
  const { awardState } = useSession()
  return awardState === 2 || awardState === 3
}

/** The year's nomination period for this person, always fresh; not loaded for people who do not nominate. */
export function useNominating() {
  const skip = !useNominates()
  const answer = award.useAnswer(NominatingDocument, { fetchPolicy: 'network-only', background: true, skip })
  return { ...answer, year: answer.data?.nominating }
}
