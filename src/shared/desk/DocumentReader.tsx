/** A submitted document with outline, search and file preview, beside a form about it. */

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { recordOf } from '@/lib/collections/record'
import { useEntryNames } from '@/shared/form/use-entry-names'
import type { SmartformPorts } from '@/smartform/ports'
import type { AttachmentValue } from '@/smartform/schema/values'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Button } from '@/ui/Button'
import { FileContent } from '@/ui/FilePreview'
import { DocumentSearch } from './DocumentSearch'
import styles from './desk.module.css'
import { Outline } from './Outline'

interface DocumentReaderProps extends Pick<SmartformPorts, 'openFile' | 'readFile'> {
  document: { definition: unknown; values: unknown }
  /** Translated labels: of the search, of the outline, and of the way back from a file. */
  labels: { find: string; outline: string; back: string }
  /** Beside the search and the outline. */
  tools?: ReactNode
  /** Above the document. */
  head?: ReactNode
  /** An action at each place. */
  actionAt?(path: string, label: string): ReactNode
}

/** Whether a form has its labels in English too; Chinese answers are marked one by one. */
const isOfferedInEnglish = (definition: unknown) => {
  const { languages } = recordOf(definition)
  return Array.isArray(languages) && languages.includes('en')
}

/** A document to read: outline, search, and its files in its place. */
export function DocumentReader({ document: text, labels, tools, head, actionAt, ...files }: DocumentReaderProps) {
  const root = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<AttachmentValue | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const isNamed = useEntryNames(text.definition)
  const content = useMemo(() => ({ values: recordOf(text.values) }), [text.values])
  const showFile = useCallback((attachmentValue: AttachmentValue) => {
    opener.current = window.document.activeElement as HTMLElement | null
    setFile(attachmentValue)
  }, [])
  function close(): void {
    setFile(null)
    setTimeout(() => opener.current?.focus())
  }
  return (
    <div>
      <div className={styles.tools}>
        {file ? (
          <FileHead file={file} back={labels.back} onClose={close} />
        ) : (
          <>
            <DocumentSearch root={root} label={labels.find} />
            <Outline root={root} of={text} label={labels.outline} />
            {tools}
          </>
        )}
      </div>
      {file && <FileContent key={file.url} file={file} read={files.readFile} />}
      <div hidden={file !== null}>
        {head}
        <div ref={root} lang={isOfferedInEnglish(text.definition) ? undefined : 'zh'} className={styles.text}>
          <SmartformView
            // Drawn anew with the English names, which nothing waits for: the reviewer may be offline.
            key={String(isNamed)}
            definition={text.definition}
            content={content}
            actionAt={actionAt}
            openFile={files.openFile}
            readFile={files.readFile}
            showFile={showFile}
          />
        </div>
      </div>
    </div>
  )
}

/** The name of an open file, with the way back; Escape goes back too. */
function FileHead({ file, back: label, onClose }: { file: AttachmentValue; back: string; onClose(): void }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    window.document.addEventListener('keydown', onKeyDown)
    return () => window.document.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  return (
    <>
      <Button ref={back} onClick={onClose}>
        {label}
      </Button>
      <strong lang="zh">{file.name}</strong>
    </>
  )
}
