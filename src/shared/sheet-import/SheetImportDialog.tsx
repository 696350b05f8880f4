/** The dialog of Excel imports (staff, resume): template, preview with problems, result. */

import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import styles from './SheetImport.module.css'
import { type PreviewColumn, SheetPreview } from './SheetPreview'
import type { SheetRow } from './sheet'
import type { SheetImport } from './use-sheet-import'

interface SheetImportDialogProps {
  title: string
  /** File format, size and number of rows. */
  rules: string
  columns: readonly PreviewColumn[]
  work: SheetImport
  /** What came of the imported rows, where more than their number is to be said. */
  report?: ReactNode
  saveTemplate(): Promise<void>
  /** Saves the rows with problems and their reasons. */
  saveRefused(rows: readonly { values: SheetRow['values']; reason: string }[]): Promise<void>
  onClose(): void
}

/** Imports records from Excel: every row is shown with its problems before anything is sent, and with its refusal after. */
export function SheetImportDialog({ title, rules, columns, work, saveTemplate, ...more }: SheetImportDialogProps) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { sheet, taken, done } = work
  // Where every row was taken in, the pressed button has left.
  useEffect(() => {
    if (done !== null && document.activeElement === document.body) result.current?.focus()
  }, [done])
  const hasRows = sheet !== null && sheet.rows.length > 0
  const wrong = sheet?.rows.filter(({ problems }) => problems.length > 0) ?? []
  const saveWrong = () => {
    const rows = wrong.map(({ values, problems }) => ({
      values,
      reason: problems.map(({ message }) => message).join(t('；')),
    }))
    return work.save(() => more.saveRefused(rows))
  }
  return (
    <Dialog
      open
      width={960}
      title={title}
      mask={{ closable: false }}
      okText={t('导入 {n} 行', { n: taken.size })}
      // Nothing to import: no button that would import 0 rows.
      footer={hasRows ? undefined : (_all, { CancelBtn }) => <CancelBtn />}
      cancelText={done === null ? t('取消') : t('完成')}
      confirmLoading={work.busy}
      onOk={() => void work.send()}
      onCancel={more.onClose}
    >
      <div className={styles.steps}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void work.save(saveTemplate)}>
          {t('下载模板')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".xlsx"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void work.read(file)
          }}
        />
        <Button
          type={sheet ? 'default' : 'primary'}
          icon={<UploadOutlined aria-hidden />}
          // The sent rows belong to the displayed file.
          disabled={work.busy}
          onClick={() => file.current?.click()}
        >
          {sheet ? t('换一个文件') : t('选择文件')}
        </Button>
        <p className={styles.rules}>{work.name || rules}</p>
      </div>
      {work.failure && <Alert className={styles.notice} type="error" role="alert" title={work.failure} />}
      {done !== null && (
        <div ref={result} tabIndex={-1}>
          <Alert
            className={styles.notice}
            type="success"
            role="status"
            title={
              sheet && sheet.rows.length > 0
                ? t('已导入 {n} 条，下面 {m} 行没有导入', { n: done, m: sheet.rows.length })
                : t('已导入 {n} 条', { n: done })
            }
            description={more.report}
          />
        </div>
      )}
      {sheet && sheet.missing.length > 0 && (
        <Alert
          className={styles.notice}
          type="warning"
          title={t('表格缺少必填的列：{columns}', { columns: sheet.missing.join(t('、')) })}
        />
      )}
      {sheet && sheet.unknown.length > 0 && (
        <Alert
          className={styles.notice}
          type="info"
          title={t('这些列不会导入：{columns}', { columns: sheet.unknown.join(t('、')) })}
        />
      )}
      {sheet && sheet.rows.length > 0 && (
        <>
          <p role="status">
            {t('共 {n} 行，已选择 {m} 行，{wrong} 行有错误', {
              n: sheet.rows.length,
              m: taken.size,
              wrong: wrong.length,
            })}{' '}
            {wrong.length > 0 && (
              <Button type="link" size="small" onClick={() => void saveWrong()}>
                {t('下载有错误的行')}
              </Button>
            )}
          </p>
          <SheetPreview columns={columns} rows={sheet.rows} taken={taken} onTake={work.take} />
        </>
      )}
    </Dialog>
  )
}
