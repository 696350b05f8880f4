import { useLocation, useNavigate } from 'react-router-dom'
import { clearNotices } from '@/lib/notices'
import { dropArrivalNotes } from './arrival-notes'
import { takeReturnAddress } from './kept-query'
import { redirectOf } from './paths'

/** Where a person goes who has just come in: where they wanted to go, or home. */
export function useFinish(): () => Promise<void> {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async () => {
    dropArrivalNotes()
    // Tries that failed are nothing to read up on once inside.
    clearNotices()
    await navigate(redirectOf(search) ?? takeReturnAddress() ?? '/', { replace: true })
  }
}
