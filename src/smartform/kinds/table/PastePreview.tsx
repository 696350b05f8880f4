import { Checkbox } from 'antd'
import { useState } from 'react'
import type { Block } from '@/lib/sheets/parse-block'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import type { PastePlace } from '../../tables/plan-paste'
import type { NodeOf } from '../kinds'
import { ColumnChoices } from './ColumnChoices'
import styles from './PasteDialog.module.css'
import { PreviewRows } from './PreviewRows'
import { usePastePlan } from './use-paste-plan'
import type { WrittenBlock } from './use-table-rows'

interface PastePreviewProps {
  node: NodeOf<'table'>
  block: Block
  fromColumn: string | null
  place: PastePlace
  onCancel(): void
  onWrite(written: WrittenBlock): void
}

/** The block as it would be written, and the choice of all of it or the part without errors. */
export function PastePreview({ node, block, fromColumn, place, onCancel, onWrite }: PastePreviewProps) {
  const t = useT()
  const { engine, ports } = useSmartform()
  const plan = usePastePlan({ engine, ports, node, block, fromColumn, place })
  const [badOnly, setBadOnly] = useState(false)
  const { planned, room, mapping } = plan
  const good = planned.filter((row) => row.good).length
  const bad = planned.length - good
  const write = (goodOnly: boolean) => onWrite(plan.written(goodOnly))
  return (
    <>
      <Checkbox checked={mapping.hasHeader} onChange={(event) => plan.setHasHeader(event.target.checked)}>
        {t('第一行是列名')}
      </Checkbox>
      <ColumnChoices block={block} columns={plan.columns} mapping={mapping} onChange={plan.setColumn} />
      <p role="status" className={styles.note}>
        {plan.lookup === 'running'
          ? t('正在核对字典…')
          : t('共 {all} 行，其中 {good} 行没有问题，{bad} 行有错误', { all: planned.length, good, bad })}
      </p>
      {plan.lookup === 'failed' && (
        <Alert className={styles.note} type="warning" title={t('字典没有全部取到，可稍后再粘贴这些列。')} />
      )}
      {planned.length > room && (
        <Alert
          className={styles.note}
          type="warning"
          title={t('这里只放得下 {room} 行，多出的 {n} 行不会写入', { room, n: planned.length - room })}
        />
      )}
      {bad > 0 && (
        <Checkbox checked={badOnly} onChange={(event) => setBadOnly(event.target.checked)}>
          {t('只看有错误的行')}
        </Checkbox>
      )}
      <PreviewRows
        columns={plan.columns}
        mapping={mapping}
        rows={badOnly ? planned.filter((row) => !row.good) : planned}
      />
      <div className={styles.buttons}>
        <Button
          type="primary"
          disabled={planned.length === 0 || room === 0 || plan.lookup === 'running'}
          onClick={() => write(false)}
        >
          {bad > 0 ? t('全部写入，包括有错误的') : t('全部写入')}
        </Button>
        {bad > 0 && good > 0 && (
          <Button disabled={room === 0 || plan.lookup === 'running'} onClick={() => write(true)}>
            {t('只写入没有错误的 {n} 行', { n: good })}
          </Button>
        )}
        <Button onClick={onCancel}>{t('取消')}</Button>
      </div>
    </>
  )
}
