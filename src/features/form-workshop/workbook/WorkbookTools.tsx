/** The buttons in the workshop's toolbar that export a draft to Excel and import it. */

import { type ChangeEvent, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { loadChunk } from '@/lib/loading/lazy-import'
import type { FormSource } from '@/smartform/schema/definition'
import { ActButton } from '@/ui/ActButton'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { wordsIn } from '../model/outline'
import type { Workshop } from '../model/use-workshop'

const WorkbookImport = lazyDialog(() => import('./WorkbookImport').then((module) => module.WorkbookImport))

/** Exports the draft as a workbook, and imports one as one step that can be undone: first what is wrong and what would change. */
export function WorkbookTools({ workshop: { present, change } }: { workshop: Workshop }) {
  const t = useT()
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { definition } = present
  const save = async () => {
    try {
      const { saveFormWorkbook } = await loadChunk(() => import('@/smartform/workbook/save-form-workbook'))
      await saveFormWorkbook(definition, wordsIn(definition.title))
    } catch (error) {
      messages.error(failureText(error))
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null)
    // The same file can be chosen again after it was edited.
    target.value = ''
  }
  const take = (next: FormSource) => {
    change({ ...present, definition: next }, `workbook.${Date.now()}`)
    messages.success(t('已采用到草稿，可以撤销'))
  }
  return (
    <>
      <ActButton act={save}>{t('导出为 Excel')}</ActButton>
      <Button onClick={() => input.current?.click()}>{t('从 Excel 导入')}</Button>
      <input ref={input} type="file" hidden accept=".xlsx" aria-label={t('从 Excel 导入')} onChange={choose} />
      {file && (
        <WorkbookImport
          current={definition}
          file={file}
          onOther={() => input.current?.click()}
          onTake={take}
          onClose={() => setFile(null)}
        />
      )}
    </>
  )
}
