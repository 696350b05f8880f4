/** The preview of a block that is pasted into a table field: each cell as it would be written, its errors, which rows. */

import { CloseCircleFilled } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { Block } from '@/lib/sheets/parse-block'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import { inputColumns } from '../../schema/rows'
import { writingIn } from '../../tables/cell-block'
import type { FoundEntries } from '../../tables/convert-cell'
import { fromSheet, guessMapping, headOf, type Mapping, mappedTo } from '../../tables/map-columns'
import { type PastePlan, pasted, planRows, roomFrom, textsToFind, type WrittenBlock } from '../../tables/plan-paste'
import { columnKind } from '../column-kinds'
import type { NodeOf } from '../kinds'
import { findEntries } from './find-entries'
import styles from './PasteDialog.module.css'
import { cellText, rowsOf } from './table'

const maxPreviewRows = 100

interface PastePreviewProps {
  node: NodeOf<'table'>
  block: Block
  fromColumn: string | null
  /** The row that the first one overwrites, or the end. */
  start: number
  onCancel(): void
  onWrite(written: WrittenBlock): void
}

/** The block as it would be written, with the choice of all rows or only those without errors. */
export function PastePreview({ node, block, fromColumn, start, onCancel, onWrite }: PastePreviewProps) {
  const t = useT()
  const { engine, ports } = useSmartform()
  const columns = useMemo(() => inputColumns(node), [node])
  const [mapping, setMapping] = useState(() => guessMapping(block, columns, fromColumn))
  const [entries, setEntries] = useState<FoundEntries>(new Map())
  const [lookup, setLookup] = useState<'done' | 'running' | 'failed'>('done')
  const [badOnly, setBadOnly] = useState(false)
  const planned = useMemo(() => planRows(block, mapping, columns, entries), [block, mapping, columns, entries])

  useEffect(() => {
    const lookups = textsToFind(block, mapping, columns)
    if (lookups.size === 0) return
    let stale = false
    setLookup('running')
    findEntries(ports, lookups).then(({ entries: found, failed }) => {
      if (stale) return
      setEntries(found)
      setLookup(failed ? 'failed' : 'done')
    })
    return () => {
      stale = true
    }
  }, [block, mapping, columns, ports])

  const rows = rowsOf(engine, node.id)
  const room = roomFrom(node, rows.length, start)
  const plan: PastePlan = { block, mapping, planned, start }
  const write = (goodOnly: boolean) => onWrite(pasted(node, rows, plan, goodOnly, writingIn(engine, node)))
  const good = planned.filter((row) => row.good).length
  const bad = planned.length - good
  const visible = badOnly ? planned.filter((row) => !row.good) : planned
  return (
    <>
      <Checkbox
        checked={mapping.hasHeader}
        onChange={(event) => setMapping({ ...mapping, hasHeader: event.target.checked })}
      >
        {t('第一行是列名')}
      </Checkbox>
      <ColumnChoices {...plan} columns={columns} onChange={setMapping} />
      <p role="status" className={styles.note}>
        {lookup === 'running'
          ? t('正在核对选项…')
          : t('共 {all} 行，其中 {good} 行没有问题，{bad} 行有错误', { all: planned.length, good, bad })}
      </p>
      {lookup === 'failed' && (
        <Alert className={styles.note} type="warning" title={t('选项没有全部加载成功，请稍后再粘贴这些列。')} />
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
      <PreviewRows {...plan} planned={visible} columns={columns} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('取消')}</Button>
        {bad > 0 && good > 0 && (
          <Button disabled={room === 0 || lookup === 'running'} onClick={() => write(true)}>
            {t('只写入没有错误的 {n} 行', { n: good })}
          </Button>
        )}
        <Button
          type="primary"
          disabled={planned.length === 0 || room === 0 || lookup === 'running'}
          onClick={() => write(false)}
        >
          {bad > 0 ? t('全部写入，包括有错误的') : t('全部写入')}
        </Button>
      </div>
    </>
  )
}

interface PartProps extends PastePlan {
  columns: ReturnType<typeof inputColumns>
}

/** For each column of a block its target and, for money, its unit. */
function ColumnChoices({ block, columns, mapping, onChange }: PartProps & { onChange(mapping: Mapping): void }) {
  const t = useT()
  return (
    <fieldset className={styles.choices}>
      <legend>{t('列的对应关系')}</legend>
      {mapping.columns.map(({ columnId, unit }, index) => {
        const head = headOf(block, mapping, index)
        const money = columns.find((column) => column.id === columnId)?.kind === 'money'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block's columns never move
          <div key={index} className={styles.choice}>
            <label>
              <span className={styles.head}>{head}</span>
              <select
                value={columnId ?? ''}
                onChange={(event) => onChange(mappedTo(mapping, index, { columnId: event.target.value || null }))}
              >
                <option value="">{t('不写入')}</option>
                {columns.filter(fromSheet).map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.label}
                  </option>
                ))}
              </select>
            </label>
            {money && (
              <select
                aria-label={t('“{head}”的单位', { head })}
                value={unit}
                onChange={(event) =>
                  onChange(mappedTo(mapping, index, { unit: event.target.value === 'yuan' ? 'yuan' : 'tenThousand' }))
                }
              >
                <option value="tenThousand">{t('万元')}</option>
                <option value="yuan">{t('元（换算成万元）')}</option>
              </select>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

/** The first hundred rows as they would become; a wrong cell shows the pasted text and its problem. */
function PreviewRows({ columns, mapping, planned }: PartProps) {
  const t = useT()
  const columnIds = mapping.columns.map(({ columnId }) => columnId)
  const mapped = columns.filter(({ id }) => columnIds.includes(id))
  return (
    <>
      <ScrollRegion className={styles.preview} aria-label={t('预览')}>
        <table aria-label={t('预览')}>
          <HeadRow heads={[t('原行号'), ...mapped.map(({ label }) => label)]} />
          <tbody>
            {planned.slice(0, maxPreviewRows).map((row) => (
              <tr key={row.sourceRow}>
                <th scope="row">{row.sourceRow}</th>
                {mapped.map((column) => {
                  const { problem = null, value } = row.cells.get(column.id) ?? {}
                  return (
                    <td
                      key={column.id}
                      data-numeric={columnKind(column).numeric}
                      data-wrong={problem !== null || undefined}
                    >
                      {problem === null ? cellText(column, value) : row.source[columnIds.indexOf(column.id)]}
                      {problem !== null && (
                        <span className={styles.problem}>
                          <CloseCircleFilled aria-hidden /> {problem}
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {planned.length > maxPreviewRows && (
        <p className={styles.note}>{t('只显示前 {n} 行，共 {all} 行', { n: maxPreviewRows, all: planned.length })}</p>
      )}
    </>
  )
}
