/** The dialog with the result for each cell of an Excel import into a table field; the line below the table opens it. */

import { Radio, Table } from 'antd'
import { useEffect, useState } from 'react'
import { loadChunk } from '@/lib/loading/lazy-import'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import type { Path } from '../../schema/values'
import type { CellOutcome, CellReport } from '../../tables/plan-paste'
import styles from './PasteDialog.module.css'

const fates: readonly CellOutcome[] = ['refused', 'wrong', 'left', 'changed', 'taken']

interface ImportReportProps {
  report: readonly CellReport[]
  /** Focuses a cell. */
  reach(path: Path): void
  onClose(): void
}

/**
 * The result for each cell of an imported sheet, problems first; each links to its cell, and all can be saved as a
 * file.
 */
export function ImportReport({ report, reach, onClose }: ImportReportProps) {
  const t = useT()
  const count = (outcome: CellOutcome) => report.filter((cellReport) => cellReport.outcome === outcome).length
  const [only, setOnly] = useState<CellOutcome | 'all'>('all')
  const [open, setOpen] = useState(true)
  /** The chosen cell. It takes the focus once the dialog closes: an open one keeps the focus inside. */
  const [target, setTarget] = useState<Path | null>(null)
  useEffect(() => {
    if (open || target === null) return
    // After the dialog has released the focus and returned it to its opener.
    const timer = setTimeout(() => reach(target))
    return () => clearTimeout(timer)
  }, [open, target, reach])
  const [busy, setBusy] = useState(false)
  const words: Record<CellOutcome, string> = {
    refused: t('没有采用'),
    wrong: t('已写入，要改'),
    left: t('没有写入'),
    changed: t('已换写法'),
    taken: t('原样写入'),
  }
  const ordered = fates.flatMap((outcome) => report.filter((cellReport) => cellReport.outcome === outcome))
  const visible = only === 'all' ? ordered : ordered.filter((cellReport) => cellReport.outcome === only)
  const rowOf = ({ sourceRow }: CellReport) => (sourceRow === null ? '' : String(sourceRow))
  const heads = [t('原行号'), t('列'), t('表格里是'), t('结果'), t('现在是'), t('说明')]
  const save = async () => {
    setBusy(true)
    try {
      const { saveWorkbook } = await loadChunk(() => import('@/lib/sheets/workbook'))
      const columns = heads.map((head, at) => ({ head, width: at === 5 ? 48 : 18 }))
      const rows = ordered.map((cellReport) => [
        rowOf(cellReport),
        cellReport.column,
        cellReport.source,
        words[cellReport.outcome],
        cellReport.now,
        cellReport.reason,
      ])
      await saveWorkbook(t('导入结果'), [{ name: t('导入结果'), columns, rows }])
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={t('导入结果：共 {n} 格', { n: report.length })}
      width={960}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      focusable={{ focusTriggerAfterClose: target === null }}
    >
      <Radio.Group
        aria-label={t('只看')}
        optionType="button"
        value={only}
        onChange={(event) => setOnly(event.target.value)}
        options={[
          { value: 'all', label: t('全部 {n}', { n: report.length }) },
          ...fates
            .filter((outcome) => count(outcome) > 0)
            .map((outcome) => ({ value: outcome, label: `${words[outcome]} ${count(outcome)}` })),
        ]}
      />
      <Table
        className={styles.note}
        size="small"
        rowKey={(cellReport) => `${cellReport.sourceRow}/${cellReport.column}`}
        dataSource={[...visible]}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: heads[0], render: (_, cellReport) => rowOf(cellReport) },
          {
            title: heads[1],
            render: (_, cellReport) => {
              const { path } = cellReport
              if (path === null) return cellReport.column
              const go = () => {
                setTarget(path)
                setOpen(false)
              }
              return (
                <Button type="link" size="small" onClick={go}>
                  {cellReport.column}
                </Button>
              )
            },
          },
          { title: heads[2], dataIndex: 'source' },
          { title: heads[3], render: (_, cellReport) => words[cellReport.outcome] },
          { title: heads[4], dataIndex: 'now' },
          { title: heads[5], dataIndex: 'reason' },
        ]}
      />
      <div className={styles.buttons}>
        <Button loading={busy} onClick={save}>
          {t('下载这份结果')}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('关闭')}</Button>
      </div>
    </Dialog>
  )
}
