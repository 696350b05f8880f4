import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/lib/i18n'
import type { UploadQueues } from '@/ui/upload-queues'
import type { FormEngine } from '../engine/engine'
import type { PinnedComment, SmartformPorts, SourceOrigin } from '../ports'
import type { AttachmentValue, FieldValue, Path } from '../schema/values'

/** What every field of an open form shares. */
export interface SmartformContextValue {
  engine: FormEngine
  ports: SmartformPorts
  uploads: UploadQueues
  /** Answers are shown as text that can be copied; nothing can be changed. */
  readOnly: boolean
  comments: ReadonlyMap<Path, readonly PinnedComment[]>
  /** The definition's words are read in it: what shows them is drawn again after a switch. */
  language: Locale
}

export const SmartformContext = createContext<SmartformContextValue | null>(null)

/** The open form a field stands in; throws outside one. */
export function useSmartform(): SmartformContextValue {
  const value = useContext(SmartformContext)
  if (!value) throw new Error('A field needs a SmartformContext')
  return value
}

/** Something to do at an answer to read: a field, a row or a cell, with what it is called. */
export type AnswerAction = (path: Path, label: string) => ReactNode

/** What answers are shown with that are read; in an open form, the form's own. */
interface ReadingContextValue {
  /** Behind them; absent where two contents are compared. */
  engine?: FormEngine
  /** Opens a stored file for the person; absent where the host offers no way to. */
  openFile?: SmartformPorts['openFile']
  /** Reads a stored file's bytes, for pictures; absent where the host offers no way to. */
  readFile?: SmartformPorts['readFile']
  /** Shows a picture or a PDF in a place of the host's own; absent: a dialog does. */
  showFile?: (file: AttachmentValue) => void
  /** Given to the rows and cells of tables. */
  actionInTables?: AnswerAction
}

export const ReadingContext = createContext<ReadingContextValue | null>(null)

export function useReading(): ReadingContextValue {
  const form = useContext(SmartformContext)
  const reading = useContext(ReadingContext)
  if (reading || !form) return reading ?? {}
  return { engine: form.engine, openFile: form.ports.openFile, readFile: form.ports.readFile }
}

/** What a field's value can be taken over from, in the shape of its kind. */
export interface FieldSource {
  origin: SourceOrigin
  value: FieldValue
  detail?: string
}

/** The sources of an open form by field, and asking for them anew. */
export interface FieldSources {
  of: ReadonlyMap<string, FieldSource>
  refresh(): void
}

export const FieldSourcesContext = createContext<FieldSources>({ of: new Map(), refresh: () => {} })

/** The way from a field to the next error of the form, in the order of the form; null where there is no other. */
export type NextProblem = (from: Path) => (() => void) | null

export const NextProblemContext = createContext<NextProblem>(() => null)
