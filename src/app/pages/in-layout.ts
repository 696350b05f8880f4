import { createContext } from 'react'

/** Whether the main layout is around already; then an error page needs no frame. */
export const InLayout = createContext(false)
