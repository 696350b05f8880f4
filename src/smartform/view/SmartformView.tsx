import { useMemo } from 'react'
import { beijingToday } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import { createEngine } from '../engine/create-engine'
import { commentsByPath, FieldComments } from '../fields/FieldMessages'
import { type AnswerAction, ReadingContext } from '../fields/smartform-context'
import type { ContentSnapshot, PinnedComment, SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import styles from './SmartformView.module.css'
import { ViewSection } from './ViewSection'

export interface SmartformViewProps {
  /** The raw definition. */
  definition: unknown
  content: Pick<ContentSnapshot, 'values'>
  /** Shown at their fields. */
  comments?: readonly PinnedComment[]
  /** Something to do with an answer, beside its label. */
  actionAt?: AnswerAction
  /** The same at rows and cells of tables. */
  actionInTables?: boolean
  /** Leaves out what was optional and has no answer: for paper. */
  onlyAnswered?: boolean
  /** Without it file names are plain text. */
  openFile?: SmartformPorts['openFile']
  /** Without it pictures are shown by their names. */
  readFile?: SmartformPorts['readFile']
  /** Today as `YYYY-MM-DD`; the day in Beijing by this device's clock by default. */
  today?: string
}

const noComments: readonly PinnedComment[] = []

/**
 * A content to read and print: all pages that apply, every answer as text, 未填写 where an optional one is missing. Each
 * field has an anchor (`fieldElementId(path)`). Headings are h2 for pages and h3 for sections, below the host's h1.
 */
export function SmartformView({
  definition,
  content,
  comments = noComments,
  actionAt,
  actionInTables = false,
  onlyAnswered = false,
  openFile,
  readFile,
  today = beijingToday(),
}: SmartformViewProps) {
  const t = useT()
  const form = useMemo(() => parseDefinition(definition), [definition])
  const engine = useMemo(
    () => createEngine(form, content.values, { editable: false, today: () => today }),
    [form, content.values, today],
  )
  const inTables = actionInTables ? actionAt : undefined
  const reading = useMemo(
    () => ({ engine, openFile, readFile, actionInTables: inTables }),
    [engine, openFile, readFile, inTables],
  )
  const pinned = useMemo(() => commentsByPath(comments), [comments])
  const hidden = new Set(engine.progress().flatMap((page) => (page.visible ? [] : [page.pageId])))
  return (
    <ReadingContext value={reading}>
      <div className={styles.view}>
        {form.definitionProblems.length > 0 && (
          <p role="note">{t('表单定义有 {n} 处问题，相关内容可能没有显示。', { n: form.definitionProblems.length })}</p>
        )}
        {form.pages
          .filter((page) => !hidden.has(page.id))
          .map((page) => (
            <section key={page.id} aria-labelledby={`page-${page.id}`} className={styles.page}>
              <h2 id={`page-${page.id}`}>{page.title}</h2>
              <FieldComments id={`page-${page.id}-comments`} comments={pinned.get(`page:${page.id}`) ?? noComments} />
              {page.sections.map((section) => (
                <ViewSection
                  key={section.id}
                  engine={engine}
                  section={section}
                  comments={pinned}
                  actionAt={actionAt}
                  onlyAnswered={onlyAnswered}
                />
              ))}
            </section>
          ))}
      </div>
    </ReadingContext>
  )
}
