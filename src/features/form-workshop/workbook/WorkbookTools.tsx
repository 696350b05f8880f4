/** A form to Excel and back, by its draft. */

import { type ChangeEvent, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { loadChunk } from '@/lib/loading/lazy-import'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { lazyDialog } from '@/ui/lazy-part'
import { Section } from '@/ui/Section'
import { useLocale, useT } from '@/ui/use-t'
import styles from '../components/forms.module.css'
import type { FormFactsFragment } from '../graphql/forms.smartform.generated'
import { formTitle } from '../version-words'

const WorkbookImport = lazyDialog(() => import('./WorkbookImport').then((module) => module.WorkbookImport))

/** Exports the draft (or the newest version) as a workbook, and imports one into the draft: first what is wrong and what would change. */
export function WorkbookTools({ form }: { form: FormFactsFragment }) {
  const t = useT()
  const locale = useLocale()
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const [{ loadCurrent }, { saveFormWorkbook }] = await loadChunk(() =>
        Promise.all([import('./workbook-draft'), import('@/smartform/workbook/save-form-workbook')]),
      )
      await saveFormWorkbook((await loadCurrent(form.id)).definition, formTitle(form, locale))
    } catch (error) {
      messages.error(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null)
    // The same file can be chosen again after it was edited.
    target.value = ''
  }
  return (
    <Section title={t('用 Excel 修改')} wide>
      <p>
        {t(
          '导出的工作簿里有说明：每张表填什么，怎样加一个问题。改好以后导入：先看哪里不对、会改变什么，再决定是否采用。',
        )}
      </p>
      <div className={styles.acts}>
        <Button loading={busy} onClick={() => void save()}>
          {t('导出为 Excel')}
        </Button>
        <Button onClick={() => input.current?.click()}>{t('从 Excel 导入')}</Button>
        <input ref={input} type="file" hidden accept=".xlsx" aria-label={t('从 Excel 导入')} onChange={choose} />
      </div>
      {file && (
        <WorkbookImport
          formId={form.id}
          file={file}
          onOther={() => input.current?.click()}
          onTaken={() => messages.success(t('已采用到草稿'))}
          onClose={() => setFile(null)}
        />
      )}
    </Section>
  )
}
