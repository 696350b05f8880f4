/** The dialog that imports entries of the resume from an Excel file. */

import { innovation } from '@/api/innovation'
import { sendOnce } from '@/api/send-once'
import { loadChunk } from '@/lib/loading/lazy-import'
import { mostResumeEntries, type ResumeKind, resumeKinds } from '@/lib/resume/resume-kinds'
import { SheetImportDialog } from '@/shared/sheet-import/SheetImportDialog'
import { useSheetImport } from '@/shared/sheet-import/use-sheet-import'
import { useT } from '@/ui/use-t'
import type { Entry } from '../entry'
import { ImportResumeDocument } from '../graphql/entries.innovation.generated'
import { readSheetRows } from '../sheet-rows'
import { thisMonth } from '../this-month'
import { type ResumeOptions, resumeText } from '../use-resume-options'

const loadWorkbook = () => loadChunk(() => import('../workbook'))

interface ImportDialogProps {
  kind: ResumeKind
  present: readonly Entry[]
  options: ResumeOptions
  /** Called with the number of added entries. */
  onImported(count: number): void
  onClose(): void
}

export function ImportDialog({ kind, present, options, onImported, onClose }: ImportDialogProps) {
  const t = useT()
  const { fields, label } = resumeKinds[kind]
  const work = useSheetImport({
    room: mostResumeEntries - present.length,
    read: (block) =>
      readSheetRows(kind, block, { options, month: thisMonth(), present: present.map(({ values }) => values) }),
    async send(rows) {
      const variables = { kind, rows: rows.map(({ values }) => values) }
      const { importResume } = await sendOnce('importResume', variables, (key) =>
        innovation.mutate(ImportResumeDocument, { ...variables, key }, { background: true }),
      )
      return importResume.map(({ row, id, problems }) => ({ row, done: id != null, problems }))
    },
    onImported,
  })
  return (
    <SheetImportDialog
      title={t('导入{label}', { label: t(label) })}
      rules={t('Excel（.xlsx），小于 5 MB；连同已有的最多 {n} 条', { n: mostResumeEntries })}
      columns={fields.map((field) => ({
        name: field.name,
        label: t(field.label),
        textOf: (values) => resumeText(field, values[field.name], options),
      }))}
      work={work}
      saveTemplate={async () => (await loadWorkbook()).saveResumeTemplate(kind, options)}
      saveRefused={async (rows) => (await loadWorkbook()).saveRefusedRows(kind, rows, options)}
      onClose={onClose}
    />
  )
}
