import { useEffect, useState } from 'react'
import { shownType } from '@/lib/shown-type'
import { Alert } from './Alert'
import { Dialog } from './Dialog'
import styles from './FilePreview.module.css'
import { PageSkeleton } from './PageSkeleton'
import { useT } from './use-t'

interface FileContentProps<F extends { name: string }> {
  file: F
  /** The file's content. Rejects when it cannot be had; the transport announces why. */
  read(file: F): Promise<Blob>
}

/**
 * A picture or a PDF, drawn from a blob of this page: no link to the file is ever written into it. The type is taken from the name, so
 * that nothing else is ever run; other files have no preview.
 */
export function FileContent<F extends { name: string }>({ file, read }: FileContentProps<F>) {
  const t = useT()
  const [address, setAddress] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const type = shownType(file.name)
  useEffect(() => {
    let made: string | null = null
    let wanted = true
    read(file).then(
      (content) => {
        if (!wanted || !type) return
        made = URL.createObjectURL(new Blob([content], { type }))
        setAddress(made)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, read, type])
  return (
    <>
      {failed && <Alert type="error" role="alert" title={t('文件没有取到，请关闭后重试')} />}
      {!failed && address === null && <PageSkeleton />}
      {address !== null && type === 'application/pdf' && (
        <iframe className={styles.pages} src={address} title={t('预览 {name}', { name: file.name })} />
      )}
      {address !== null && type !== 'application/pdf' && (
        <img className={styles.picture} src={address} alt={t('预览 {name}', { name: file.name })} />
      )}
    </>
  )
}

/** The same in a dialog. */
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
