import { useEffect, useState } from 'react'
import { previewType } from '@/lib/files/preview-type'
import { Button } from './Button'
import { FilePreview } from './FilePreview'
import styles from './StoredFiles.module.css'
import type { UploadedFile } from './upload-queue'
import { sizeText } from './upload-rules'
import { useT } from './use-t'

const shown = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'])

interface StoredImageProps {
  file: UploadedFile
  label: string
  /** Its bytes; absent: they cannot be had. */
  read: ((file: UploadedFile) => Promise<Blob>) | undefined
}

/**
 * A stored picture, from its bytes: no link with the login in it ever stands in the page. Its name where the host offers
 * no way to read files, where it cannot be read, or where it is of a type that could act.
 */
export function StoredImage({ file, label, read }: StoredImageProps) {
  const t = useT()
  const [picture, setPicture] = useState<{ key: string; address: string | null } | null>(null)
  const key = file.url

  useEffect(() => {
    if (!read) return
    let address: string | null = null
    let gone = false
    read(file).then(
      (blob) => {
        if (gone) return
        if (shown.has(blob.type)) address = URL.createObjectURL(blob)
        setPicture({ key, address })
      },
      // A failure is announced by the transport.
      () => {
        if (!gone) setPicture({ key, address: null })
      },
    )
    return () => {
      gone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [read, file, key])

  if (!read) return <span>{file.name}</span>
  if (picture?.key !== key) return <span className={styles.waiting}>{t('正在读取图片…')}</span>
  if (picture.address === null) return <span>{t('图片「{name}」无法显示', { name: file.name })}</span>
  return (
    <img
      className={styles.picture}
      src={picture.address}
      alt={t('{label}：{name}', { label, name: file.name })}
      // Bytes that are no picture: the browser's own sign of it says nothing.
      onError={() => setPicture({ key, address: null })}
    />
  )
}

interface StoredFilesProps {
  files: readonly UploadedFile[]
  /** Absent: their names are plain text. */
  open: ((file: UploadedFile) => Promise<void>) | undefined
  /** A file's content: pictures and PDFs are then shown in a dialog, which says what is damaged or gone. */
  read?: (file: UploadedFile) => Promise<Blob>
  /** Shows a picture or a PDF in the host's own place instead. */
  show?: (file: UploadedFile) => void
}

/** Files to open; their links are built at the click. */
export function StoredFiles({ files, open, read, show }: StoredFilesProps) {
  const [previewed, setPreviewed] = useState<UploadedFile | null>(null)
  const openFile = (file: UploadedFile) => {
    if (previewType(file.name) !== null && show) return show(file)
    if (previewType(file.name) !== null && read) return setPreviewed(file)
    // A failure is announced by the transport.
    open?.(file).catch(() => undefined)
  }
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.uid}>
            {open ? (
              <Button type="link" size="small" className={styles.name} onClick={() => openFile(file)}>
                {file.name}
              </Button>
            ) : (
              file.name
            )}
            <span className={styles.size}>{sizeText(file.size)}</span>
          </li>
        ))}
      </ul>
      {previewed && read && <FilePreview file={previewed} read={read} onClose={() => setPreviewed(null)} />}
    </>
  )
}
