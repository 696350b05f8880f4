/**
 * A context with the page of each kind of work, for the split view: a list in `work` draws a feature's page, and may not import it.
 * `app/papers.tsx` fills it, `useSplitPane` reads it.
 */

import { type ComponentType, createContext } from 'react'
import type { FiledWorkPageProps } from './pages/FiledWorkPage'

/** What a list tells the page of a submitted item: which one, the kinds it may be of, the way back, and that it is in a pane. */
export type PaperProps = Pick<FiledWorkPageProps, 'id' | 'kinds' | 'back' | 'pane'>

/** The pages by kind; a kind without one is shown by `FiledWorkPage` alone. Features give them in `app/papers.tsx`. */
export const PapersContext = createContext<Readonly<Record<string, ComponentType<PaperProps>>>>({})
