import { createContext, useContext } from 'react'
import type { FormEngine } from '../engine/engine'

/** The engine behind answers that are shown read-only; in an open form, the form's own. */
export const ViewEngineContext = createContext<FormEngine | null>(null)

export function useViewEngine(): FormEngine {
  const engine = useContext(ViewEngineContext)
  if (!engine) throw new Error('A table to read needs a ViewEngineContext')
  return engine
}
