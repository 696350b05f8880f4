/** The stored files and pictures of an answer, read-only; opened on click, pictures without a token in the page. */

import { useEffect, useState } from 'react'
import { previewType } from '@/lib/files/preview-type'
import { Button } from '../Button'
import { FilePreview } from '../FilePreview'
import { useT } from '../use-t'
import styles from './StoredFiles.module.css'
import type { UploadedFile } from './upload-queue'
import { sizeText } from './upload-rules'

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'])

interface StoredImageProps {
  file: UploadedFile
  label: string
  /** Reads the file's bytes; absent when they are not available. */
  read: ((file: UploadedFile) => Promise<Blob>) | undefined
}

/**
 * Shows a stored picture from its bytes, so no link with a token appears in the page. Shows the file name instead when
 * the file cannot be read or has an executable type.
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
        if (pictureTypes.has(blob.type)) address = URL.createObjectURL(blob)
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
  if (picture.address === null) return <span>{t('图片“{name}”无法显示', { name: file.name })}</span>
  return (
    <img
      className={styles.picture}
      src={picture.address}
      alt={t('{label}：{name}', { label, name: file.name })}
      // The bytes are not a picture: shows the name, because the browser's broken-image icon explains nothing.
      onError={() => setPicture({ key, address: null })}
    />
  )
}

interface StoredFilesProps {
  files: readonly UploadedFile[]
  /** Without it, names are plain text. */
  open: ((file: UploadedFile) => Promise<void>) | undefined
  /** Reads a file's content: pictures and PDFs then open in a dialog, which reports damaged or missing files. */
  read?: (file: UploadedFile) => Promise<Blob>
  /** Shows a picture or a PDF in the host's own panel instead. */
  show?: (file: UploadedFile) => void
}

/** Stored files that can be opened. Links are created on click. */
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
