/** The dialog that pastes a spreadsheet block into a table field. */

import { Checkbox, Input } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import { type Block, parseBlock } from '@/lib/sheets/parse-block'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import { hasFixedRows } from '../../schema/rows'
import type { NodeOf } from '../kinds'
import styles from './PasteDialog.module.css'
import { PastePreview } from './PastePreview'
import { rowsOf } from './table'
import type { TableRows } from './use-table-rows'

/** The block to paste (null: none yet), and the target cell. */
export interface PasteRequest {
  block: Block | null
  at: CellPosition | null
}

interface PasteDialogProps {
  node: NodeOf<'table'>
  request: PasteRequest
  actions: TableRows['actions']
  onClose(): void
}

/**
 * A preview of a spreadsheet block before anything is written: target columns, units, and problems per cell. Without a
 * block it first offers a field to paste into.
 */
export function PasteDialog({ node, request, actions, onClose }: PasteDialogProps) {
  const t = useT()
  const { engine } = useSmartform()
  const [block, setBlock] = useState(request.block)
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const [open, setOpen] = useState(true)
  const [from] = useState(() => document.activeElement)
  const [over, setOver] = useState(request.at !== null || hasFixedRows(node))
  const count = rowsOf(engine, node.id).length
  const first = request.at?.row ?? 0
  const close = () => setOpen(false)
  const take = (html: string, plain: string) => {
    const taken = parseBlock({ html, text: plain })
    setBlock(taken)
    setEmpty(taken === null)
  }
  return (
    <Dialog
      open={open}
      title={t('粘贴到“{label}”', { label: node.label })}
      width={960}
      footer={null}
      onCancel={close}
      afterClose={() => {
        onClose()
        // The focus returns to where it was, unless writing has moved it.
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
      }}
      focusable={{ focusTriggerAfterClose: false }}
    >
      {block === null ? (
        <>
          <p>{t('在 Excel 或 WPS 中复制一块单元格，粘贴到下面。可以带上表头，会按列名对应。')}</p>
          <Input.TextArea
            aria-label={t('粘贴的内容')}
            autoFocus
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event: ClipboardEvent) => {
              event.preventDefault()
              take(event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain'))
            }}
          />
          {empty && <Alert className={styles.note} type="error" title={t('没有读到任何内容，请重新复制后粘贴。')} />}
          <div className={styles.buttons}>
            <Button onClick={close}>{t('取消')}</Button>
            <Button type="primary" onClick={() => take('', text)}>
              {t('下一步')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {!hasFixedRows(node) && count > 0 && (
            <Checkbox checked={over} onChange={(event) => setOver(event.target.checked)}>
              {t('从第 {n} 行起覆盖原有内容（不勾选则添加在末尾）', { n: first + 1 })}
            </Checkbox>
          )}
          <PastePreview
            node={node}
            block={block}
            fromColumn={node.columns[request.at?.column ?? -1]?.id ?? null}
            start={over ? first : count}
            onCancel={close}
            onWrite={(written) => {
              close()
              actions.paste(written)
            }}
          />
        </>
      )}
    </Dialog>
  )
}
