import { createContext } from 'react'

/** Whether answers are drawn as they stand on paper: nothing in them can be pressed, and what is sensitive stays masked. */
export const OnPaperContext = createContext(false)
