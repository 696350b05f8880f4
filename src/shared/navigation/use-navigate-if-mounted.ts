/** Navigates after a response, unless the person has left the page meanwhile. */
import { useCallback } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom'
import { useIsMounted } from '@/ui/use-is-mounted'

/**
 * Leads on once an answer has come. Who has left the page it was asked on meanwhile stays where they went: a late answer takes nobody away
 * from what they do by then.
 */
export function useNavigateIfMounted(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const there = useIsMounted()
  return useCallback(
    (to, options) => {
      if (there.current) void navigate(to, options)
    },
    [navigate, there],
  )
}
