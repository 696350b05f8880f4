/** The workshop: the tree of a draft, the form as it is filled in, and what is chosen. */

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { formatMinute } from '@/lib/time/beijing-time'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { DraftNotices } from '@/ui/DraftNotices'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import type { DraftOfFormFragment } from '../graphql/draft.smartform.generated'
import { outlineOf, pageIdAt, pathOfField, wordsIn } from '../model/outline'
import { problemPlaces } from '../model/problem-places'
import { objectAt, pathKey, type SourcePath, valueAt } from '../model/source-path'
import { useWorkshop, type Workshop } from '../model/use-workshop'
import { formPath } from '../paths'
import { OutlineTree } from './OutlineTree'
import { Preview } from './Preview'
import { PropertiesPanel } from './PropertiesPanel'
import { TreeTools } from './TreeTools'
import { nameInputId } from './use-part'
import styles from './workshop.module.css'

const columns = ['tree', 'preview', 'part'] as const
type Column = (typeof columns)[number]

/** A draft in three columns; in a narrow window one of them at a time. */
export function WorkshopPage({ opened }: { opened: DraftOfFormFragment }) {
  const t = useT()
  const workshop = useWorkshop(opened)
  const { definition } = workshop.present
  const [chosen, setChosen] = useState<SourcePath>(['pages', 0])
  const [column, setColumn] = useState<Column>('tree')
  const [naming, setNaming] = useState('')
  // What was chosen may be gone after undoing, or after another person's save.
  const path = valueAt(definition, chosen) === undefined ? ['pages', 0] : chosen
  const form = useMemo(() => parseDefinition(definition), [definition])
  const places = useMemo(() => problemPlaces(form.definitionProblems), [form])
  useEffect(() => {
    if (naming === '') return
    const input = document.getElementById(nameInputId)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.focus()
    input.select()
    setNaming('')
  }, [naming])
  const choose = (next: SourcePath) => setChosen(next.length === 0 ? ['pages', 0] : next)
  const field = path.length >= 6 ? String(valueAt(definition, [...path.slice(0, 6), 'id'])) : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) workshop.redo()
    else workshop.undo()
  }
  const titles: Readonly<Record<Column, string>> = { tree: t('结构'), preview: t('预览'), part: t('设置') }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo by key, besides their buttons
    <div data-wide onKeyDown={onKeyDown}>
      <PageHeader
        title={t('修改表单：{title}', { title: wordsIn(definition.title) })}
        purpose={t('第 {n} 版的草稿。修改自动保存，发布之前填报人看不到。', { n: definition.version })}
        extra={<SaveLine workshop={workshop} />}
        actions={
          <>
            <Button disabled={!workshop.canUndo} onClick={workshop.undo}>
              {t('撤销')}
            </Button>
            <Button disabled={!workshop.canRedo} onClick={workshop.redo}>
              {t('重做')}
            </Button>
            <ButtonLink type="primary" to={formPath(opened.id, 'publish')}>
              {t('检查并发布')}
            </ButtonLink>
          </>
        }
      />
      <DraftNotices
        draft={workshop.draft}
        words={(name) => ({
          label: name === 'definition' ? t('表单草稿') : t('没有写完的公式'),
          text: t('在这台设备上修改过、还没有存到服务器'),
        })}
      />
      <LeaveGuard
        dirty={() => workshop.isDirty}
        within={(to) => to === formPath(opened.id, 'edit')}
        settle={async () => ((await workshop.save()) ? null : workshop.draft.settleMemory())}
      />
      <Conflict workshop={workshop} />
      {form.definitionProblems.length > 0 && (
        <Alert
          type="warning"
          title={t('有 {n} 处问题，发布之前要改好', { n: form.definitionProblems.length })}
          description={
            <ul>
              {form.definitionProblems.slice(0, 5).map(({ at, message }) => (
                <li key={`${at} ${message}`}>
                  <ProblemLink definition={definition} at={at} message={message} onChoose={choose} />
                </li>
              ))}
            </ul>
          }
        />
      )}
      <fieldset className={styles.tabs} aria-label={t('显示哪一部分')}>
        {columns.map((one) => (
          <Button key={one} aria-pressed={one === column} onClick={() => setColumn(one)}>
            {titles[one]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.columns} data-column={column}>
        <section aria-label={titles.tree} className={styles.treeColumn}>
          <TreeTools
            workshop={workshop}
            chosen={path}
            onChoose={choose}
            onAdded={(added) => {
              choose(added)
              setColumn('part')
              setNaming(pathKey(added))
            }}
          />
          <OutlineTree workshop={workshop} chosen={path} problems={places} onChoose={choose} />
        </section>
        <Preview
          source={definition}
          pageId={pageIdAt(definition, path)}
          fieldId={field}
          onPage={(pageId) => {
            const page = outlineOf(definition).find(
              (one) => one.type === 'page' && objectAt(definition, one.path).id === pageId,
            )
            if (page) choose(page.path)
          }}
          onField={(fieldId) => {
            const found = pathOfField(definition, fieldId)
            if (found) choose(found)
          }}
        />
        <section aria-label={titles.part} className={styles.partColumn}>
          <PropertiesPanel key={pathKey(path)} workshop={workshop} path={path} />
        </section>
      </div>
    </div>
  )
}

/** Whether everything is saved, and since when. */
function SaveLine({ workshop: { sending, failure, isDirty, server, save } }: { workshop: Workshop }) {
  const t = useT()
  if (failure !== null)
    return (
      <span role="alert">
        {t('没有保存：{reason}', { reason: failure })}{' '}
        <Button size="small" onClick={() => void save()}>
          {t('重试')}
        </Button>
      </span>
    )
  return (
    <span role="status">
      {sending || isDirty ? t('正在保存…') : t('已保存 {time}', { time: formatMinute(server.savedAt) })}
    </span>
  )
}

/** Another person has saved the draft meanwhile: which one goes on is the author's choice, and neither is lost. */
function Conflict({ workshop: { theirs, takeTheirs, keepMine } }: { workshop: Workshop }) {
  const t = useT()
  if (!theirs) return null
  const values = { name: theirs.savedBy, time: formatMinute(theirs.savedAt) }
  return (
    <Alert
      type="warning"
      role="alert"
      title={t('{name}在 {time} 也保存了这份草稿', values)}
      description={
        <>
          <p>{t('您的修改还没有保存。载入对方的草稿后，按“撤销”可以回到您的修改。')}</p>
          <Button onClick={takeTheirs}>{t('载入对方的草稿')}</Button>{' '}
          <Button onClick={keepMine}>{t('用我的修改覆盖')}</Button>
        </>
      }
    />
  )
}

interface ProblemLinkProps {
  definition: unknown
  at: string
  message: string
  onChoose(path: SourcePath): void
}

/** A problem, which leads to the part that has it. */
function ProblemLink({ definition, at, message, onChoose }: ProblemLinkProps) {
  const [place] = problemPlaces([{ at }])
  const path = place?.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? []
  const part = objectAt(definition, path)
  return (
    <Button type="link" size="small" onClick={() => onChoose(path)}>
      {wordsIn(part.label ?? part.title ?? part.message) || at}
      {': '}
      {message}
    </Button>
  )
}
