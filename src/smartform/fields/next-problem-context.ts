import { createContext, useContext } from 'react'
import type { Path } from '../schema/values'

/** Goes on to the next field with an error; null where there is no other. */
export type NextProblem = (from: Path) => (() => void) | null

export const NextProblemContext = createContext<NextProblem>(() => null)

/** The way from a field to the next error of the form, in the order of the form. */
export function useNextProblem(from: Path): (() => void) | null {
  return useContext(NextProblemContext)(from)
}
