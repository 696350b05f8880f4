import { useOutletContext } from 'react-router-dom'

/** The unit whose pages these are. */
export interface Company {
  unitId: string
  unitName: string
  /** The whole unit is the person's to administer; else one or more departments, which they only look at. */
  wholeUnit: boolean
}

/** The company of the frame around a page. */
export function useCompany(): Company {
  return useOutletContext<Company>()
}
