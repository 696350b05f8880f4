/** The control that uploads files, for forms and account settings. */

import { UploadOutlined } from '@ant-design/icons'
import { type DragEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { previewType } from '@/lib/files/preview-type'
import { useDialogs } from '@/ui/feedback'
import { Button } from '../Button'
import { FilePreview } from '../FilePreview'
import { focusLost } from '../keep-focus'
import spoken from '../Spoken.module.css'
import { useT } from '../use-t'
import styles from './Uploader.module.css'
import { PendingFile, StoredFile } from './UploaderFile'
import { createUploadQueue, isUploading, type Upload, type UploadedFile, type UploadQueue } from './upload-queue'
import { defaultUploadRules, rulesText, type UploadRules } from './upload-rules'

interface UploaderProps {
  /** The stored files. */
  value: readonly UploadedFile[]
  onChange(value: readonly UploadedFile[]): void
  upload: Upload
  /** Opens a stored file; without it names are plain text. */
  onOpen?(file: UploadedFile): void
  /** Reads a stored file's content: pictures and PDFs then open in a preview dialog. */
  read?(file: UploadedFile): Promise<Blob>
  rules?: Partial<UploadRules>
  /** An upload queue owned by the caller, for uploads that outlive this component; its `done` stores the file. */
  queue?: UploadQueue
  /** Id of the choose button. */
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/**
 * Attaches files: shows the rules first, accepts files by button, drop and paste, shows the progress of each, and
 * confirms a removal. The button is disabled during uploads (specification, section 4). It does no I/O itself.
 */
export function Uploader({
  value,
  onChange,
  upload,
  onOpen,
  read,
  rules: uploadRules,
  queue: outer,
  ...aria
}: UploaderProps) {
  const t = useT()
  const dialogs = useDialogs()
  const [over, setOver] = useState(false)
  const [announced, setAnnounced] = useState('')
  const [previewed, setPreviewed] = useState<UploadedFile | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const rules = { ...defaultUploadRules, ...uploadRules }
  const latest = useRef({ value, onChange, upload })
  useLayoutEffect(() => {
    latest.current = { value, onChange, upload }
  })
  const [own] = useState(() =>
    createUploadQueue({
      rules,
      upload: (file, options) => latest.current.upload(file, options),
      done(file) {
        // Two files may finish before the next render: the second must see the first.
        latest.current.value = [...latest.current.value, file]
        latest.current.onChange(latest.current.value)
        return true
      },
    }),
  )
  useEffect(() => () => own.close(), [own])
  const queue = outer ?? own
  const pending = useSyncExternalStore(queue.subscribe, queue.items)
  const busy = pending.some(isUploading)
  useLayoutEffect(() => {
    // A disabled button loses the focus. It gets the focus back unless the user has moved on.
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) chooser.current?.focus({ preventScroll: true })
  }, [busy])
  useEffect(() => {
    let inside = false
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = root
      if (!(target instanceof Element) || !current) return
      // The question before a removal is over the page: it leaves the place of the keyboard as it was.
      if (current.contains(target) || !target.closest('[role=dialog]')) inside = current.contains(target)
    }
    // A file's button left with its act: the next press is made here, not at the top of the page.
    const take = () => {
      if (!inside || document.activeElement !== document.body) return
      const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
      buttons.at(chooser.current?.disabled ? -1 : 0)?.focus()
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener(focusLost, take)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener(focusLost, take)
    }
  }, [])
  const accept = useMemo(
    () => uploadRules?.accept?.map((extension) => `.${extension}`).join(','),
    [uploadRules?.accept],
  )
  const rulesId = `${aria.id ?? 'uploader'}-rules`

  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return
    setAnnounced(busy ? t('正在上传，请等完成后再添加') : '')
    if (busy) return
    hadFocus.current = document.activeElement === chooser.current
    queue.add(Array.from(files), value)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const remove = (file: UploadedFile) =>
    dialogs.confirm({
      title: t('是否确认删除？'),
      content: file.name,
      okText: t('删除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: () => {
        onChange(latest.current.value.filter((uploadedFile) => uploadedFile.uid !== file.uid))
        setAnnounced(t('已删除 {name}', { name: file.name }))
        chooser.current?.focus()
      },
    })
  const open = (file: UploadedFile) => (read && previewType(file.name) ? setPreviewed(file) : onOpen?.(file))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extra ways; the button inside does the same
    <div
      ref={root}
      className={`${styles.uploader} ${over ? styles.over : ''} ${rules.simple ? styles.simple : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={rules.maxCount > 1}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <div className={styles.choose}>
        <Button
          ref={chooser}
          id={aria.id}
          icon={<UploadOutlined aria-hidden />}
          disabled={busy}
          aria-describedby={[rulesId, aria['aria-describedby']].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {t('选择文件')}
        </Button>
        <span className={styles.hint}>{t('或把文件拖到、粘贴到这里')}</span>
      </div>
      <p id={rulesId} className={styles.rules}>
        {rulesText(rules)}
      </p>
      {(value.length > 0 || pending.length > 0) && (
        <ul className={styles.files} aria-labelledby={aria['aria-labelledby']}>
          {value.map((file) => (
            <StoredFile
              key={file.uid}
              file={file}
              onOpen={onOpen || (read && previewType(file.name)) ? open : undefined}
              onRemove={() => remove(file)}
            />
          ))}
          {pending.map((item) => (
            <PendingFile key={item.uid} item={item} queue={queue} />
          ))}
        </ul>
      )}
      <div role="status" className={announced && busy ? styles.hint : spoken.only}>
        {announced || (busy ? t('正在上传…') : '')}
      </div>
      {read && previewed && <FilePreview file={previewed} read={read} onClose={() => setPreviewed(null)} />}
    </div>
  )
}
