/** One section of the resume (work, education, achievements …) with its list and dialog. */
import { DownloadOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { loadChunk } from '@/lib/loading/lazy-import'
import { mostResumeEntries, type ResumeKind, resumeKinds } from '@/lib/resume/resume-kinds'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { ActButton } from '@/ui/ActButton'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { lazyDialog } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { useIdlePrefetch } from '@/ui/use-idle-prefetch'
import { useT } from '@/ui/use-t'
import { newEntry } from '../draft-key'
import { type Entry, entryTitle } from '../entry'
import { useEntryDrafts } from '../use-entry-drafts'
import { useResume } from '../use-resume'
import { useResumeOptions } from '../use-resume-options'
import { EntryItem } from './EntryItem'
import styles from './ResumeSection.module.css'

const EntryDialog = lazyDialog(() => import('./EntryDialog').then((module) => module.EntryDialog))
const ImportDialog = lazyDialog(() => import('./ImportDialog').then((module) => module.ImportDialog))

/** A section of the resume. The open dialog is in the address, so going back closes it and a reload keeps it. */
export function ResumeSection({ kind }: { kind: ResumeKind }) {
  const t = useT()
  const message = useMessages()
  const [params, setParams] = useSearchParams()
  const resume = useResume(kind)
  const options = useResumeOptions(kind)
  const { entries } = resume
  // Preloads the dialog after the list.
  useIdlePrefetch(EntryDialog.preload, { when: entries !== undefined })
  const label = t(resumeKinds[kind].label)
  const list = useRef<HTMLOListElement>(null)
  useRowFocus(list)
  const editing = params.get('edit')
  const edited = entries?.find(({ id }) => id === editing) ?? null
  const previousKind = useRef<string | null>(null)
  useLayoutEffect(() => {
    previousKind.current = editing
    return () => {
      previousKind.current = null
    }
  }, [editing])
  const drafts = useEntryDrafts(kind, editing)
  const hasNewDraft = editing === null && drafts.has(newEntry)
  const open = (name: string, value: string) => setParams({ [name]: value }, { preventScrollReset: true })
  const close = () => setParams({}, { replace: true, preventScrollReset: true })

  const exportAll = async () => {
    if (!entries) return
    try {
      const { saveResumeWorkbook } = await loadChunk(() => import('../workbook'))
      await saveResumeWorkbook(
        kind,
        entries.map(({ values }) => values),
        options,
      )
      message.success(t('已导出 {n} 行', { n: entries.length }))
    } catch (error) {
      message.error(failureText(error))
    }
  }
  const added = (entry: Entry, isNew: boolean) => {
    const name = entryTitle(kind, entry.values)
    resume.changed(isNew ? t('已添加：{name}', { name }) : t('已保存：{name}', { name }))
    // The response may arrive after its dialog was closed, another opened, or the page left.
    if (previousKind.current === editing) close()
  }
  return (
    <>
      <PageHeader
        title={label}
        purpose={t('顺序可以用上移、下移调整，也可以按 Alt 加方向键。')}
        actions={
          <>
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => open('import', '1')}>
              {t('导入 Excel')}
            </Button>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              disabled={!entries || entries.length === 0}
              onClick={() => void exportAll()}
            >
              {t('导出 Excel')}
            </Button>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('edit', newEntry)}>
              {t('添加{label}', { label })}
            </Button>
          </>
        }
      />
      {hasNewDraft && (
        <Alert
          className={styles.notice}
          type="info"
          title={t('有一条没有填完的{label}', { label })}
          action={
            <>
              <Button type="link" size="small" onClick={() => open('edit', newEntry)}>
                {t('继续填写')}
              </Button>
              <Button
                type="link"
                size="small"
                onClick={() => {
                  drafts.drop(newEntry)
                  resume.changed(t('已放弃没有填完的内容'))
                }}
              >
                {t('放弃')}
              </Button>
            </>
          }
        />
      )}
      {resume.removed && (
        <Alert
          className={styles.notice}
          type="success"
          role="status"
          title={t('已删除：{name}', { name: entryTitle(kind, resume.removed.values) })}
          close={{ label: t('关闭'), onClose: resume.forget }}
          action={
            <ActButton size="small" act={resume.undo}>
              {t('撤销删除')}
            </ActButton>
          }
        />
      )}
      {options.failureText !== undefined && <LoadFailure text={options.failureText} onRetry={options.retry} />}
      {resume.failureText !== undefined && <LoadFailure text={resume.failureText} onRetry={resume.reload} />}
      <p role="status" className={styles.said}>
        {resume.message || (entries ? t('共 {n} 项', { n: entries.length }) : '')}
      </p>
      {!entries && resume.failureText === undefined && <Skeleton titled rows={6} />}
      {entries?.length === 0 && (
        <Empty
          className={styles.empty}
          description={t('还没有{label}。可以逐条添加，也可以用 Excel 一次导入，最多 {n} 条。', {
            label,
            n: mostResumeEntries,
          })}
        />
      )}
      {entries && entries.length > 0 && (
        <ol ref={list} className={styles.list} aria-label={label}>
          {entries.map((entry, index) => (
            <EntryItem
              key={entry.id}
              kind={kind}
              entry={entry}
              options={options}
              unsaved={drafts.has(entry.id)}
              first={index === 0}
              last={index === entries.length - 1}
              onEdit={() => open('edit', entry.id)}
              onRemove={() => resume.remove(entry)}
              onMove={(by) => void resume.move(entry, by)}
            />
          ))}
        </ol>
      )}
      {entries && (editing === newEntry || edited) && (
        <EntryDialog
          key={editing}
          kind={kind}
          entry={edited}
          options={options}
          onSaved={added}
          onReload={resume.reload}
          onClose={close}
        />
      )}
      {entries && params.has('import') && (
        <ImportDialog
          kind={kind}
          present={entries}
          options={options}
          onImported={(n) => resume.changed(t('已导入 {n} 条', { n }))}
          onClose={close}
        />
      )}
    </>
  )
}
