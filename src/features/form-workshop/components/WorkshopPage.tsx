/** The workshop's editor of a form draft: tree, preview and properties side by side, or one at a time in a narrow window. */

import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import type { FormEngine } from '@/smartform/engine/engine'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { DraftNotices } from '@/ui/DraftNotices'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import type { DraftOfFormFragment } from '../graphql/draft.smartform.generated'
import { outlineOf, pageIdAt, pathOfField, wordsIn } from '../model/outline'
import { problemPlace, problemPlaces } from '../model/problem-places'
import { objectAt, pathKey, type SourcePath, valueAt } from '../model/source-path'
import { useExamples } from '../model/use-examples'
import { usePartFocus } from '../model/use-part-focus'
import { useUndoKeys } from '../model/use-undo-keys'
import { useWorkshop } from '../model/use-workshop'
import { formPath, partAsked } from '../paths'
import { WorkbookTools } from '../workbook/WorkbookTools'
import { ExampleEditor } from './ExampleEditor'
import { ExampleList } from './ExampleList'
import { OutlineTree } from './OutlineTree'
import { Preview, type PreviewWidth } from './Preview'
import { PropertiesPanel } from './PropertiesPanel'
import { TreeTools } from './TreeTools'
import { Conflict, MissingEnglish, Problems, SaveLine } from './WorkshopNotices'
import styles from './workshop.module.css'

const columns = ['tree', 'preview', 'part'] as const
type Column = (typeof columns)[number]

/** A draft in three columns; in a narrow window one of them at a time. */
export function WorkshopPage({ opened }: { opened: DraftOfFormFragment }) {
  const t = useT()
  const workshop = useWorkshop(opened)
  useUndoKeys(workshop)
  const { definition } = workshop.present
  const [asked] = useSearchParams()
  const [chosen, setChosen] = useState<SourcePath>(() => partAsked(asked) ?? ['pages', 0])
  const [column, setColumn] = useState<Column>('tree')
  const panel = useRef<HTMLElement>(null)
  const [width, setWidth] = useState<PreviewWidth>('beside')
  // What was chosen may be gone after undoing, or after another person's save.
  const path = valueAt(definition, chosen) === undefined ? ['pages', 0] : chosen
  const form = useMemo(() => parseDefinition(definition), [definition])
  const places = useMemo(() => problemPlaces(form.definitionProblems), [form])
  const focus = usePartFocus(panel, partAsked(asked) && (form.untranslated.length > 0 ? 'english' : 'name'))
  const engine = useRef<FormEngine | null>(null)
  const examples = useExamples(workshop, () => engine.current)
  const choose = (next: SourcePath) => {
    examples.choose(undefined)
    setChosen(next)
  }
  const showPart = () => {
    setColumn('part')
    setWidth((now) => (now === 'whole' ? 'beside' : now))
  }
  const nameNew = (thing: string) => {
    showPart()
    focus.onName(thing)
  }
  const goToEnglish = () => {
    choose(problemPlace(definition, form.untranslated[0] ?? '').path)
    showPart()
    focus.onEnglish()
  }
  const field = path.length >= 6 ? String(valueAt(definition, [...path.slice(0, 6), 'id'])) : undefined
  const titles: Readonly<Record<Column, string>> = { tree: t('结构'), preview: t('预览'), part: t('设置') }
  return (
    <div data-wide>
      <PageHeader
        title={t('修改表单：{title}', { title: wordsIn(definition.title) })}
        purpose={t('第 {n} 版的草稿。修改自动保存，发布之前填报人看不到。', { n: definition.version })}
        extra={
          <>
            <SaveLine workshop={workshop} /> <MissingEnglish places={form.untranslated} onGo={goToEnglish} />
          </>
        }
        actions={
          <>
            <Button disabled={!workshop.canUndo} onClick={workshop.undo}>
              {t('撤销')}
            </Button>
            <Button disabled={!workshop.canRedo} onClick={workshop.redo}>
              {t('重做')}
            </Button>
            <WorkbookTools workshop={workshop} />
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
      <Problems definition={definition} problems={form.definitionProblems} onChoose={choose} />
      <fieldset className={styles.tabs} aria-label={t('显示哪一部分')}>
        {columns.map((one) => (
          <Button key={one} aria-pressed={one === column} onClick={() => setColumn(one)}>
            {titles[one]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.columns} data-column={column} data-whole={width === 'whole' || undefined}>
        <section aria-label={titles.tree} className={styles.treeColumn}>
          <TreeTools
            workshop={workshop}
            chosen={path}
            onChoose={choose}
            onAdded={(added) => {
              choose(added)
              nameNew(pathKey(added))
            }}
          />
          <OutlineTree
            workshop={workshop}
            chosen={path}
            problems={places}
            onChoose={choose}
            onEnter={() => nameNew(pathKey(path) || 'form')}
          />
          <ExampleList results={examples.results} chosen={examples.chosen?.example.id} onChoose={examples.choose} />
        </section>
        <Preview
          source={definition}
          engine={engine}
          tried={examples.tried}
          width={width}
          onWidth={setWidth}
          onKeep={() => nameNew(examples.keep())}
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
        <section ref={panel} aria-label={titles.part} className={styles.partColumn}>
          {examples.chosen ? (
            <ExampleEditor
              key={examples.chosen.example.id}
              definition={definition}
              result={examples.chosen}
              onChange={examples.change}
              onTry={() => {
                examples.tryChosen()
                setColumn('preview')
              }}
              onTakeAnswers={examples.takeAnswers}
              onRemove={examples.remove}
            />
          ) : (
            <PropertiesPanel key={pathKey(path)} workshop={workshop} path={path} onChoose={choose} />
          )}
        </section>
      </div>
    </div>
  )
}
