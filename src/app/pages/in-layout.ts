/** A context that says whether the main layout is around; then an error page needs no frame of its own. */
import { createContext } from 'react'

/** Whether the main layout is around already; then an error page needs no frame. */
export const InLayout = createContext(false)
