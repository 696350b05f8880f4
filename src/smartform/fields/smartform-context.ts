/** The React contexts of an open form: engine, ports, links, comments, sources. */

import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/lib/i18n/i18n'
import type { UploadQueues } from '@/ui/upload/upload-queues'
import type { FormEngine } from '../engine/engine'
import type { PinnedComment, SmartformPorts, SourceOrigin } from '../ports'
import type { AttachmentValue, FieldValue, Path } from '../schema/values'

/** Shared by all fields of an open form. */
export interface SmartformContextValue {
  engine: FormEngine
  ports: SmartformPorts
  uploads: UploadQueues
  /** Answers are selectable text; nothing is editable. */
  readOnly: boolean
  comments: ReadonlyMap<Path, readonly PinnedComment[]>
  /** The language of the definition's texts; a switch re-renders them. */
  language: Locale
}

export const SmartformContext = createContext<SmartformContextValue | null>(null)

/** The open form of a field; throws outside one. */
export function useSmartform(): SmartformContextValue {
  const value = useContext(SmartformContext)
  if (!value) throw new Error('A field needs a SmartformContext')
  return value
}

/** An action at a read-only field, row or cell, with its label. */
export type AnswerAction = (path: Path, label: string) => ReactNode

/** Shared by read-only answers; in an open form, by the form's own. */
interface ReadingContextValue {
  /** Absent where two contents are compared. */
  engine?: FormEngine
  /** Opens a stored file; absent where the host offers none. */
  openFile?: SmartformPorts['openFile']
  /** Reads a stored file's bytes, for pictures; absent where the host offers none. */
  readFile?: SmartformPorts['readFile']
  /** Shows a picture or a PDF in a place of the host's own; absent: a dialog does. */
  showFile?: (file: AttachmentValue) => void
  /** For rows and cells of tables. */
  actionInTables?: AnswerAction
}

export const ReadingContext = createContext<ReadingContextValue | null>(null)

export function useReading(): ReadingContextValue {
  const form = useContext(SmartformContext)
  const reading = useContext(ReadingContext)
  if (reading || !form) return reading ?? {}
  return { engine: form.engine, openFile: form.ports.openFile, readFile: form.ports.readFile }
}

/** A value that a field can take over, in its kind's shape. */
export interface FieldSource {
  origin: SourceOrigin
  value: FieldValue
  detail?: string
}

/** The sources of an open form by field, and reloading them. */
export interface FieldSources {
  of: ReadonlyMap<string, FieldSource>
  refresh(): void
}

export const FieldSourcesContext = createContext<FieldSources>({ of: new Map(), refresh: () => {} })

/** A function to the next error in form order; null where there is none. */
export type NextProblem = (from: Path) => (() => void) | null

export const NextProblemContext = createContext<NextProblem>(() => null)
