import { createContext } from 'react'

/** Whether the main layout is around already: then an error page needs no frame of its own. */
export const InLayout = createContext(false)
