/** A context that says whether the main layout is around, so that an error page needs no frame of its own: set by `TabPages` and `GovernmentLayout`, read by `ErrorFrame`. */
import { createContext } from 'react'

/** Whether the main layout is around already; then an error page needs no frame. */
export const InLayout = createContext(false)
