/** The left pane of a review task: the proposal, with the expert's private notes. */
import { useCallback, useMemo } from 'react'
import type { ReviewSubject } from '@/api/evaluation/schema.generated'
import { useSession } from '@/session/session'
import { keepFile } from '@/shared/content/open-file'
import { DocumentReader } from '@/shared/desk/DocumentReader'
import desk from '@/shared/desk/desk.module.css'
import { sayWhy } from '@/shared/read-file'
import { fieldElementId } from '@/smartform/fields/field-id'
import type { AttachmentValue } from '@/smartform/schema/values'
import { useT } from '@/ui/use-t'
import { readReviewFile } from '../cached-review'
import type { ReviewTaskQuery } from '../graphql/review.evaluation.generated'
import { subjectWords } from '../review-words'
import { useCachedFiles } from '../use-cached-files'
import type { Note, Notes } from '../use-notes'
import { NoteHere } from './NoteHere'

interface DocumentPaneProps {
  document: NonNullable<ReviewTaskQuery['reviewTask']['document']>
  subject: ReviewSubject
  notes: Notes
}

/** The proposal to read, with notes at its places; its files are cached on this device. */
export function DocumentPane({ document: proposal, subject, notes }: DocumentPaneProps) {
  const t = useT()
  const words = subjectWords[subject]
  const userId = useSession().user.id
  const values = useMemo(() => proposal.values ?? {}, [proposal.values])
  const files = useCachedFiles(userId, values)
  const readFile = useCallback(
    (attachmentValue: AttachmentValue) => readReviewFile(userId, attachmentValue).catch(sayWhy),
    [userId],
  )
  const openFile = useCallback(
    async (attachmentValue: AttachmentValue) =>
      keepFile(await readReviewFile(userId, attachmentValue), attachmentValue.name),
    [userId],
  )
  return (
    <DocumentReader
      document={proposal}
      labels={{ find: t(words.find), outline: t(words.outline), back: t(words.back) }}
      readFile={readFile}
      openFile={openFile}
      actionAt={(path, label) => <NoteHere location={path} label={label} notes={notes} />}
      tools={
        <>
          <NoteList notes={notes.all} />
          {files.all > 0 && (
            <span role="status" className={desk.count}>
              {files.cachedCount === files.all
                ? t('{n} 个附件已存本机，没有网络也能打开', { n: files.all })
                : t('附件已存本机 {n} / {of}', { n: files.cachedCount, of: files.all })}
            </span>
          )}
        </>
      }
    />
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
    <details className={desk.fold}>
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
