/** The buttons above a table field: paste, import, export, template, find; with their failures. */

import { type ChangeEvent, useRef, useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { pointerReleased } from '@/lib/input/pointer-press'
import { ChunkMissingError, chunkMissingText, loadChunk } from '@/lib/loading/lazy-import'
import { asBlock, type Block } from '@/lib/sheets/parse-block'
import { WorkbookError } from '@/lib/sheets/workbook-error'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../../engine/engine'
import { useSmartform } from '../../fields/smartform-context'
import type { NodeOf } from '../kinds'
import styles from './TableEditor.module.css'
import type { Finding } from './use-finding'

interface TableToolsProps {
  engine: FormEngine
  node: NodeOf<'table'>
  /** Number of rows. */
  count: number
  /** Requests a preview of a block; null: it is still to be pasted. */
  onBlock(block: Block | null): void
  finding: Finding
}

/** Pasting and workbooks for whole blocks. Failures are shown here. */
export function TableTools({ engine, node, count, onBlock, finding }: TableToolsProps) {
  const t = useT()
  const { ports } = useSmartform()
  const input = useRef<HTMLInputElement>(null)
  const [announced, setAnnounced] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const work = async (run: () => Promise<string | null>) => {
    setBusy(true)
    setAnnounced(null)
    try {
      const result = await run()
      await pointerReleased()
      setAnnounced(result)
    } catch (error) {
      if (error instanceof WorkbookError) setAnnounced(error.message)
      else
        setAnnounced(
          t(error instanceof ChunkMissingError ? chunkMissingText : text('没有成功，请检查文件或稍后再试。')),
        )
    } finally {
      // The spinner's end moves the buttons, and with a wrapped line the table: not under a pressed pointer.
      await pointerReleased()
      setBusy(false)
    }
  }
  const save = (rows: boolean) =>
    work(async () => {
      const { saveTable } = await loadChunk(() => import('./workbook'))
      await saveTable(engine, ports, node, rows)
      return null
    })
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    if (file.size > 10 * 1024 * 1024) return setAnnounced(t('文件不能超过 10 MB，请拆分后再导入。'))
    work(async () => {
      const { readWorkbook } = await loadChunk(() => import('@/lib/sheets/workbook'))
      const block = asBlock(await readWorkbook(file))
      if (block === null) return t('“{name}”的第一张表是空的，请把内容放在第一张表里。', { name: file.name })
      onBlock(block)
      return null
    })
  }
  return (
    <div className={styles.tools}>
      {count > 1 && (
        <Button
          id={finding.buttonId}
          size="small"
          title={t('在全部行中查找（Alt+Shift+F）')}
          onFocus={() => void finding.preload()}
          onPointerEnter={() => void finding.preload()}
          onClick={finding.open}
        >
          {t('查找')}
        </Button>
      )}
      <Button size="small" onClick={() => onBlock(null)}>
        {t('粘贴表格')}
      </Button>
      <Button size="small" loading={busy} onClick={() => input.current?.click()}>
        {t('导入 Excel')}
      </Button>
      <input ref={input} type="file" hidden accept=".xlsx" aria-label={t('导入 Excel')} onChange={read} />
      {count > 0 && (
        <Button size="small" onClick={() => save(true)}>
          {t('导出 Excel')}
        </Button>
      )}
      <Button size="small" onClick={() => save(false)}>
        {t('下载模板')}
      </Button>
      {announced && (
        <span role="alert" className={styles.toolsSaid}>
          {announced}
        </span>
      )}
    </div>
  )
}
