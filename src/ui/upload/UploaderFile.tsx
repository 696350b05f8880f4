/** One file in an uploader's list: stored, uploading, failed or refused; with its buttons. */
import { CloseCircleFilled, PaperClipOutlined } from '@ant-design/icons'
import { Button } from '../Button'
import { Progress } from '../Progress'
import { useT } from '../use-t'
import styles from './Uploader.module.css'
import type { PendingUpload, UploadedFile, UploadQueue } from './upload-queue'
import { sizeText } from './upload-rules'

/** A stored file in an uploader's list. */
export function StoredFile(props: { file: UploadedFile; onOpen?(file: UploadedFile): void; onRemove(): void }) {
  const t = useT()
  const { file, onOpen } = props
  return (
    <li className={styles.file}>
      <PaperClipOutlined aria-hidden />
      {onOpen ? (
        <Button type="link" size="small" className={styles.name} onClick={() => onOpen(file)}>
          {file.name}
        </Button>
      ) : (
        <span className={styles.name}>{file.name}</span>
      )}
      {file.size > 0 && <span className={styles.size}>{sizeText(file.size)}</span>}
      <Button
        type="link"
        size="small"
        danger
        aria-label={t('删除 {name}', { name: file.name })}
        onClick={props.onRemove}
      >
        {t('删除')}
      </Button>
    </li>
  )
}

/** A file that is uploading, failed or refused. */
export function PendingFile({ item, queue }: { item: PendingUpload; queue: UploadQueue }) {
  const t = useT()
  const name = item.file.name
  const stopped = item.state === 'failed' || item.state === 'refused'
  return (
    <li className={styles.file}>
      {stopped ? <CloseCircleFilled className={styles.failed} aria-hidden /> : <PaperClipOutlined aria-hidden />}
      <span className={styles.name}>{name}</span>
      {stopped ? (
        <span role="alert" className={styles.message}>
          {item.message}
        </span>
      ) : item.state === 'pending' ? (
        <span className={styles.size}>{t('准备上传…')}</span>
      ) : (
        <Progress
          className={styles.progress}
          aria-label={t('{name} 的上传进度', { name })}
          percent={Math.round(item.progress * 100)}
        />
      )}
      {item.state === 'failed' && (
        <Button type="link" size="small" aria-label={t('重试 {name}', { name })} onClick={() => queue.retry(item.uid)}>
          {t('重试')}
        </Button>
      )}
      <Button
        type="link"
        size="small"
        aria-label={stopped ? t('移除 {name}', { name }) : t('取消上传 {name}', { name })}
        onClick={() => queue.discard(item.uid)}
      >
        {stopped ? t('移除') : t('取消')}
      </Button>
    </li>
  )
}
