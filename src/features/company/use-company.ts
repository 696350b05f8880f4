/** Context of the unit whose pages are open: read by all pages and dialogs of a unit. */
import { useOutletContext } from 'react-router-dom'

/** The unit of the current pages. */
export interface Company {
  unitId: string
  unitName: string
  /** Whether the person administers the whole unit; otherwise departments, read-only. */
  wholeUnit: boolean
}

/** The unit of the surrounding frame. */
export function useCompany(): Company {
  return useOutletContext<Company>()
}
