import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/i18n'
import type { FormEngine } from '../engine/engine'
import type { UploadQueues } from '../kinds/attachments/upload-queues'
import type { PinnedComment, SmartformPorts } from '../ports'
import type { AttachmentValue, Path } from '../schema/values'

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

/** Opens a stored file for the person; null where the host offers no way to. */
export const FileOpenerContext = createContext<((file: AttachmentValue) => Promise<void>) | null>(null)

export function useFileOpener(): ((file: AttachmentValue) => Promise<void>) | null {
  return useContext(FileOpenerContext)
}

/** Reads a stored file's bytes, for pictures; null where the host offers no way to. */
export const FileReaderContext = createContext<((file: AttachmentValue) => Promise<Blob>) | null>(null)

export function useFileReader(): ((file: AttachmentValue) => Promise<Blob>) | null {
  return useContext(FileReaderContext)
}
