import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '@/session/session'
import { keepFile } from '@/shared/content/open-file'
import { sayWhy } from '@/shared/read-file'
import { fieldElementId } from '@/smartform/fields/field-id'
import type { AttachmentValue } from '@/smartform/schema/values'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Button } from '@/ui/Button'
import { FileContent } from '@/ui/FilePreview'
import { useT } from '@/ui/use-t'
import { readReviewFile } from '../cached-review'
import type { ReviewTaskQuery } from '../graphql/review.evaluation.generated'
import { useCachedFiles } from '../use-cached-files'
import type { Note, Notes } from '../use-notes'
import { DocumentSearch } from './DocumentSearch'
import { NoteHere } from './NoteHere'
import { Outline } from './Outline'
import styles from './workbench.module.css'

interface DocumentPaneProps {
  document: NonNullable<ReviewTaskQuery['reviewTask']['document']>
  notes: Notes
}

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>

/** The proposal to read: outline, search, notes at its places, its files in its place. */
export function DocumentPane({ document: proposal, notes }: DocumentPaneProps) {
  const t = useT()
  const userId = useSession().user.id
  const text = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<AttachmentValue | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const content = useMemo(() => ({ values: record(proposal.values) }), [proposal.values])
  const files = useCachedFiles(userId, content.values)
  const readFile = useCallback(
    (attachmentValue: AttachmentValue) => readReviewFile(userId, attachmentValue).catch(sayWhy),
    [userId],
  )
  const openFile = useCallback(
    async (attachmentValue: AttachmentValue) =>
      keepFile(await readReviewFile(userId, attachmentValue), attachmentValue.name),
    [userId],
  )
  const showFile = useCallback((attachmentValue: AttachmentValue) => {
    opener.current = window.document.activeElement as HTMLElement | null
    setFile(attachmentValue)
  }, [])
  const noteAt = (path: string, label: string) => <NoteHere location={path} label={label} notes={notes} />
  function close(): void {
    setFile(null)
    setTimeout(() => opener.current?.focus())
  }
  return (
    <div>
      <div className={styles.tools}>
        {file ? (
          <FileHead file={file} onClose={close} />
        ) : (
          <>
            <DocumentSearch root={text} />
            <Outline root={text} of={proposal} />
            <NoteList notes={notes.all} />
            {files.all > 0 && (
              <span role="status" className={styles.count}>
                {files.cachedCount === files.all
                  ? t('{n} 个附件已存本机，没有网络也能打开', { n: files.all })
                  : t('附件已存本机 {n} / {of}', { n: files.cachedCount, of: files.all })}
              </span>
            )}
          </>
        )}
      </div>
      {file && <FileContent key={file.url} file={file} read={readFile} />}
      <div ref={text} hidden={file !== null} lang="zh" className={styles.text}>
        <SmartformView
          definition={proposal.definition}
          content={content}
          actionAt={noteAt}
          openFile={openFile}
          readFile={readFile}
          showFile={showFile}
        />
      </div>
    </div>
  )
}

/** What stands over a file that is open, with the way back; Escape goes back too. */
function FileHead({ file, onClose }: { file: AttachmentValue; onClose(): void }) {
  const t = useT()
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
        {t('返回申报书')}
      </Button>
      <strong lang="zh">{file.name}</strong>
    </>
  )
}

/** All notes, each leading to its place. */
function NoteList({ notes }: { notes: readonly Note[] }) {
  const t = useT()
  if (notes.length === 0) return null
  function go(sectionId: string): void {
    const answer = window.document.getElementById(fieldElementId(sectionId))
    answer?.scrollIntoView({ block: 'center' })
    answer?.focus({ preventScroll: true })
  }
  return (
    <details className={styles.fold}>
      <summary>{t('我的批注（{n}）', { n: notes.length })}</summary>
      <ul lang="zh">
        {notes.map(({ id, location, at, text }) => (
          <li key={id}>
            <button type="button" onClick={() => go(location)}>
              {at}
            </button>
            ：{text}
          </li>
        ))}
      </ul>
    </details>
  )
}
