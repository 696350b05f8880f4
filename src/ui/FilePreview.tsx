/** The preview of a stored picture or PDF, in a page or in a dialog. */

import { useEffect, useRef, useState } from 'react'
import { displayedFileName } from '@/lib/files/displayed-file-name'
import { FileUnavailable } from '@/lib/files/file-unavailable'
import { previewType } from '@/lib/files/preview-type'
import { Alert } from './Alert'
import { Dialog } from './Dialog'
import styles from './FilePreview.module.css'
import { LoadFailure } from './LoadFailure'
import { PageSkeleton } from './PageSkeleton'
import { useT } from './use-t'

interface FileContentProps<F extends { name: string }> {
  file: F
  /** Reads the file's content. Rejects when it is not available; a `FileUnavailable` gives the reason. */
  read(file: F): Promise<Blob>
}

/**
 * Shows a picture or a PDF from a blob URL, so no link with a token appears in the page. The type follows from the file
 * name, so no other type is executed; other files have no preview. A failed read has a retry button. Every file can
 * also be opened in its own tab and saved, because phones render no PDF inside a page.
 */
export function FileContent<F extends { name: string }>({ file, read }: FileContentProps<F>) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  /** The attempt and its result. */
  const [loaded, setLoaded] = useState<{ attempt: number; address: string | null; why?: string } | null>(null)
  /** Whether the browser cannot decode the picture at all, or only a part of it. */
  const [damaged, setDamaged] = useState<'whole' | 'part' | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const type = previewType(file.name)
  useEffect(() => {
    let made: string | null = null
    let isCurrent = true
    read(file).then(
      (content) => {
        if (!isCurrent || !type) return
        made = URL.createObjectURL(new Blob([content], { type }))
        setLoaded({ attempt, address: made })
        if (type.startsWith('image/'))
          void isWhole(content).then((whole) => isCurrent && !whole && setDamaged((found) => found ?? 'part'))
      },
      (error: unknown) =>
        isCurrent &&
        setLoaded({ attempt, address: null, why: error instanceof FileUnavailable ? error.message : undefined }),
    )
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, read, type, attempt])
  const retry = () => {
    // The button disappears with the message, so the focus moves to the preview.
    ref.current?.focus()
    setDamaged(null)
    setAttempt((before) => before + 1)
  }
  const visible = loaded?.attempt === attempt ? loaded : undefined
  const { address = null, why = t('文件没有加载成功，请重试') } = visible ?? {}
  const name = t('预览 {name}', { name: file.name })
  return (
    <div ref={ref} tabIndex={-1} className={styles.content}>
      {!visible && <PageSkeleton />}
      {visible && address === null && <LoadFailure text={why} onRetry={retry} />}
      {address !== null && type === 'application/pdf' && <iframe className={styles.pages} src={address} title={name} />}
      {address !== null && type !== 'application/pdf' && (
        <Picture address={address} name={name} damaged={damaged} onDamaged={() => setDamaged('whole')} />
      )}
      {address !== null && (
        <p className={styles.ways}>
          {damaged !== 'whole' && (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {t('在新标签页打开')}
            </a>
          )}
          <a href={address} download={displayedFileName(file.name)}>
            {t('下载文件')}
          </a>
        </p>
      )}
    </div>
  )
}

interface PictureProps {
  address: string
  name: string
  damaged: 'whole' | 'part' | null
  onDamaged(): void
}

/** A picture with a warning when it cannot be decoded completely: missing parts would look like white paper. */
function Picture({ address, name, damaged, onDamaged }: PictureProps) {
  const t = useT()
  if (damaged === 'whole')
    return <Alert type="error" role="alert" title={t('图片打不开，文件可能已损坏，请下载后查看')} />
  return (
    <>
      {damaged === 'part' && (
        <Alert type="warning" role="alert" title={t('图片没有完整显示，文件可能已损坏，请下载后查看')} />
      )}
      <img className={styles.picture} src={address} alt={name} onError={onDamaged} />
    </>
  )
}

/**
 * Whether every part of a picture can be decoded; an `img` element shows what it can and reports nothing. True when the
 * browser cannot tell.
 */
async function isWhole(content: Blob): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true
  return createImageBitmap(content).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}

/** The file preview in a dialog. */
export function FilePreview<F extends { name: string }>({
  file,
  read,
  onClose,
}: FileContentProps<F> & { onClose(): void }) {
  return (
    <Dialog open title={file.name} width={960} footer={null} onCancel={onClose}>
      <FileContent file={file} read={read} />
    </Dialog>
  )
}
