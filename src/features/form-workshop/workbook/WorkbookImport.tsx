/** The dialog that imports an edited Excel workbook of a form: what is wrong, and what would change. */

import { Table } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { jsonEqual } from '@/lib/collections/json-equal'
import { gradeChanges } from '@/smartform/authoring/grade-changes'
import type { GradedChange } from '@/smartform/authoring/graded-change'
import type { FormSource } from '@/smartform/schema/definition'
import { readFormWorkbook } from '@/smartform/workbook/workbook-file'
import type { ReadForm } from '@/smartform/workbook/workbook-to-form'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { gradeWords } from '../grade-words'

/** More rows are on further pages of the table. */
const pageSize = 10

interface WorkbookImportProps {
  /** The draft as it is. */
  current: FormSource
  file: File
  /** Asks for another file. */
  onOther(): void
  /** Takes the definition over into the draft. */
  onTake(definition: FormSource): void
  onClose(): void
}

interface ReadFile {
  file: File
  form: ReadForm
}

/** Reads a file and shows its problems by cell, or its changes by what they do to answers. Nothing is taken without a press. */
export function WorkbookImport({ current, file, onOther, onTake, onClose }: WorkbookImportProps) {
  const t = useT()
  const [open, setOpen] = useState(true)
  const [read, setRead] = useState<ReadFile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    setFailure(null)
    readFormWorkbook(file, current).then(
      (form) => isCurrent && setRead({ file, form }),
      (error: unknown) => isCurrent && setFailure(failureText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [current, file])
  const shown = read?.file === file ? read : null
  const source = shown?.form.source
  const isSame = source !== undefined && jsonEqual(source, current)
  const isTakable = shown !== null && source !== undefined && !isSame
  const close = () => setOpen(false)
  const take = () => {
    if (source) onTake(source)
    close()
  }
  return (
    <Dialog
      open={open}
      width={960}
      title={t('从 Excel 导入：{name}', { name: file.name })}
      mask={{ closable: false }}
      okText={t('采用到草稿')}
      onOk={take}
      onCancel={close}
      afterClose={onClose}
      footer={(_all, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          <Button onClick={onOther}>{t('换一个文件')}</Button>
          {isTakable && <OkBtn />}
        </>
      )}
    >
      {failure !== null && <Alert type="error" role="alert" title={failure} />}
      {shown === null && failure === null && <p role="status">{t('正在读取…')}</p>}
      {shown && shown.form.problems.length > 0 && <Problems form={shown.form} />}
      {shown && shown.form.problems.length === 0 && <Notes notes={shown.form.notes} />}
      {isSame && <Alert type="info" role="status" title={t('和现在的草稿一样，没有要导入的修改。')} />}
      {isTakable && <Changes before={current} after={source} />}
    </Dialog>
  )
}

/** What an older workbook does not say. */
function Notes({ notes }: { notes: ReadForm['notes'] }) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <Alert
      type="info"
      role="status"
      title={t('工作簿里没有这些列，它们的内容保持不变')}
      description={notes.map(({ sheet, message }) => (
        <div key={`${sheet} ${message}`}>
          {sheet}: {message}
        </div>
      ))}
    />
  )
}

function Problems({ form: { problems } }: { form: ReadForm }) {
  const t = useT()
  return (
    <>
      <Alert
        type="error"
        role="alert"
        title={t('有 {n} 处问题，没有导入任何内容', { n: problems.length })}
        description={t('在 Excel 里改好并保存，再选择这个文件。')}
      />
      <ListedRows
        label={t('工作簿里的问题')}
        rows={problems.map(({ sheet, cell, message }) => [sheet || t('整个文件'), cell || '—', message])}
        heads={[t('表'), t('单元格'), t('要改什么')]}
      />
    </>
  )
}

function Changes({ before, after }: { before: FormSource; after: FormSource }) {
  const t = useT()
  const changes = useMemo<readonly GradedChange[]>(() => gradeChanges(before, after), [before, after])
  if (changes.length === 0) return <Alert type="info" role="status" title={t('可以导入。只有不影响填报的修改。')} />
  return (
    <>
      <Alert
        type="success"
        role="status"
        title={t('可以导入，与现在的草稿有 {n} 处不同', { n: changes.length })}
        description={t('采用以后只改草稿，不会发布。')}
      />
      <ListedRows
        label={t('会改变什么')}
        rows={changes.map(({ grade, place, text: words }) => [
          <StatusTag key="grade" color={gradeWords[grade].color}>
            {t(gradeWords[grade].label)}
          </StatusTag>,
          place.label,
          words,
        ])}
        heads={[t('对已填内容的影响'), t('位置'), t('修改')]}
      />
    </>
  )
}

interface ListedRowsProps {
  label: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

function ListedRows({ label, heads, rows }: ListedRowsProps) {
  return (
    <Table<{ key: number; cells: readonly ReactNode[] }>
      aria-label={label}
      size="small"
      style={{ marginBlockStart: 16 }}
      dataSource={rows.map((cells, key) => ({ key, cells }))}
      columns={heads.map((title, at) => ({ key: title, title, render: (_, { cells }) => cells[at] }))}
      pagination={rows.length > pageSize ? { pageSize, showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
    />
  )
}
