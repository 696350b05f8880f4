import { createContext, type ReactNode } from 'react'
import type { Path } from '../schema/values'

/** Something to do at an answer to read: a field, a row or a cell, with what it is called. */
export type AnswerAction = (path: Path, label: string) => ReactNode

/** Given to the rows and cells of tables that are shown read-only. */
export const AnswerActionContext = createContext<AnswerAction | null>(null)
