import { useEffect, useState } from 'react'
import { shownType } from '@/lib/shown-type'
import { Alert } from './Alert'
import { Dialog } from './Dialog'
import styles from './FilePreview.module.css'
import { LoadFailure } from './LoadFailure'
import { PageSkeleton } from './PageSkeleton'
import { useT } from './use-t'

interface FileContentProps<F extends { name: string }> {
  file: F
  /** The file's content. Rejects when it cannot be had; the transport announces why. */
  read(file: F): Promise<Blob>
}

/**
 * A picture or a PDF, drawn from a blob of this page: no link to the file is ever written into it. The type is taken from the name, so
 * that nothing else is ever run; other files have no preview. What cannot be had is asked for again by a button.
 */
export function FileContent<F extends { name: string }>({ file, read }: FileContentProps<F>) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  /** Of which attempt, and what came of it. */
  const [came, setCame] = useState<{ attempt: number; address: string | null } | null>(null)
  const [damaged, setDamaged] = useState(false)
  const type = shownType(file.name)
  useEffect(() => {
    let made: string | null = null
    let wanted = true
    read(file).then(
      (content) => {
        if (!wanted || !type) return
        made = URL.createObjectURL(new Blob([content], { type }))
        setCame({ attempt, address: made })
      },
      () => wanted && setCame({ attempt, address: null }),
    )
    return () => {
      wanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, read, type, attempt])
  if (came?.attempt !== attempt) return <PageSkeleton />
  const { address } = came
  if (address === null)
    return <LoadFailure text={t('文件没有取到，请重试')} onRetry={() => setAttempt((before) => before + 1)} />
  const name = t('预览 {name}', { name: file.name })
  if (type === 'application/pdf') return <iframe className={styles.pages} src={address} title={name} />
  if (damaged) return <Alert type="error" role="alert" title={t('图片打不开，文件可能已损坏')} />
  return <img className={styles.picture} src={address} alt={name} onError={() => setDamaged(true)} />
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
