/** The open form: page list, current page, notices, problems and actions; rendered by `SmartformEditor.tsx`. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePageTitle } from '@/lib/routing/page-title'
import { Alert } from '@/ui/Alert'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { useErrorTitle } from '@/ui/use-error-title'
import { useLocale, useT } from '@/ui/use-t'
import { useAutosave } from '../drafts/use-autosave'
import { fieldIdOf } from '../engine/paths'
import { commentsByPath } from '../fields/FieldMessages'
import { focusField } from '../fields/field-id'
import {
  FieldSourcesContext,
  type NextProblem,
  NextProblemContext,
  SmartformContext,
} from '../fields/smartform-context'
import { useDerived } from '../fields/use-field-state'
import { DefinitionNotice } from './DefinitionNotice'
import { ErrorSummary } from './ErrorSummary'
import { checkPageId, type SmartformEditorProps } from './editor-props'
import type { EditorSession } from './editor-session'
import { FormActions } from './FormActions'
import { FormExits } from './FormExits'
import { type EditorNavigation, EditorNavigationContext } from './navigation-context'
import { nextProblemFinder } from './next-problem'
import styles from './OpenForm.module.css'
import { OutsideChanges } from './OutsideChanges'
import { useDays, useEditorsAtLeisure, useFieldSources, usePageChanges } from './open-form-hooks'
import { PageList } from './PageList'
import { PageSections } from './PageSections'
import { PresenceLine } from './PresenceLine'
import { groupProblemsByField } from './problems-by-field'
import { RuleLedger } from './RuleLedger'
import { SaveNotices } from './SaveNotices'
import { SideFold, useFolded } from './SideFold'
import { useProblemSummary } from './use-problem-summary'
import { useRemainingRemarks } from './use-remaining-remarks'
import { useSubmit } from './use-submit'

const CheckPage = lazyPart(() => import('./CheckPage').then((module) => module.CheckPage))
const CorrectionList = lazyPart(() => import('./CorrectionList').then((module) => module.CorrectionList))
const Differences = lazyPart(() => import('./Differences').then((module) => module.Differences))
const VersionNotice = lazyPart(() => import('./VersionNotice').then((module) => module.VersionNotice))

/** An open content: page list, current page, problems and save state. */
export function OpenForm({ session, ...props }: SmartformEditorProps & { session: EditorSession }) {
  const t = useT()
  const { engine, form, uploads, autosave } = session
  const { content, ports, onNavigate, pageHref } = props
  const view = useAutosave(autosave, uploads.busy)
  const readOnly = !content.editable || view.save.trouble?.kind === 'locked'
  const { summary, show } = useProblemSummary(engine)
  const { busy, frozen, notice, noticeRef, runCheck, runSubmit } = useSubmit({
    engine,
    autosave,
    contentId: content.contentId,
    check: ports.check,
    submit: props.submit,
    uploading: uploads.busy,
    saved: !view.save.dirty && !view.save.sending,
    show,
  })
  const progress = useDerived(engine, () => engine.progress())
  const remarks = useRemainingRemarks(engine, content)
  const language = useLocale()
  const pages = useMemo(
    () =>
      form.pages.filter((page) => progress.find((pageProgress) => pageProgress.pageId === page.id)?.visible !== false),
    [form, progress],
  )
  const page = pages.find((page) => page.id === props.pageId)
  const index = page ? pages.indexOf(page) : -1
  const checkFirst = props.submit?.checkFirst === true
  const checking = !page && checkFirst && props.pageId === checkPageId
  const [folded, fold] = useFolded(props.userId)
  const [meant, setMeant] = useState<string | null>(null)
  const problemsByField = useMemo(() => groupProblemsByField(props.definition, form), [props.definition, form])

  useEffect(() => () => uploads.close(), [uploads])
  useDays(engine, ports.now ?? Date.now)
  usePageChanges(engine, props.pageId, props.focusPath ?? meant)
  useErrorTitle(
    summary.problems.some((problem) => problem.severity === 'error'),
    props.pageId,
  )

  const comments = useMemo(() => commentsByPath(content.comments), [content.comments])
  const shared = useMemo(
    () => ({ engine, ports, uploads, readOnly, comments, language }),
    [engine, ports, uploads, readOnly, comments, language],
  )
  const navigation = useMemo<EditorNavigation>(
    () => ({
      pageId: props.pageId,
      pageOf: (path) => form.fields.get(fieldIdOf(path))?.pageId ?? null,
      href: pageHref,
      go(pageId, path, comeBack) {
        if (pageId === props.pageId && path && focusField(path)) return
        setMeant(path ?? null)
        onNavigate(pageId, path, comeBack)
      },
    }),
    [form, onNavigate, pageHref, props.pageId],
  )

  useEditorsAtLeisure(form, readOnly, Differences.preload)
  const sources = useFieldSources(form, content.contentId, ports)
  const nextProblem = useMemo<NextProblem>(() => {
    const find = nextProblemFinder(form, summary.problems)
    return (from) => {
      const path = find(from)
      const pageOf = path === null ? undefined : form.fields.get(fieldIdOf(path))?.pageId
      return path === null || pageOf === undefined ? null : () => go.current(pageOf, path)
    }
  }, [form, summary.problems])
  const go = useRef(navigation.go)
  useEffect(() => {
    go.current = navigation.go
  })

  const title = checking ? t('核对并提交') : (page?.title ?? form.title)
  usePageTitle(props.pane ? null : title)
  return (
    <EditorNavigationContext value={navigation}>
      <FieldSourcesContext value={sources}>
        <NextProblemContext value={nextProblem}>
          <SmartformContext value={shared}>
            <div
              className={styles.editor}
              data-pane={props.pane || undefined}
              data-folded={(!props.pane && folded) || undefined}
              data-wide={(!props.pane && folded) || undefined}
            >
              {!props.pane && (
                <div className={styles.pages}>
                  <SideFold folded={folded} fold={fold} />
                  <PageList
                    engine={engine}
                    pages={pages}
                    pageId={props.pageId}
                    edited={content.editedAt}
                    remainingRemarks={remarks.left}
                    withCheck={checkFirst && !readOnly}
                  />
                </div>
              )}
              <div className={styles.main}>
                <ErrorSummary engine={engine} summary={summary} />
                {notice && (
                  <div ref={noticeRef}>
                    <Alert
                      className={styles.notice}
                      type={notice.kind === 'passed' ? 'success' : 'error'}
                      role={notice.kind === 'passed' ? 'status' : 'alert'}
                      title={notice.text}
                    />
                  </div>
                )}
                {props.pane ? (
                  <h2 className={styles.paneTitle}>{form.title}</h2>
                ) : (
                  <PageHeader
                    title={title}
                    purpose={checking ? t('请核对全部内容。要改的地方点“修改”，改完可以回到这里。') : page?.help}
                    extra={page || checking ? form.title : undefined}
                  />
                )}
                {props.LeaveGuard && (
                  <FormExits Guard={props.LeaveGuard} session={session} pageHref={pageHref} pageId={props.pageId} />
                )}
                {!readOnly && (
                  <PresenceLine
                    form={form}
                    report={ports.presence}
                    contentId={content.contentId}
                    pageId={props.pageId}
                  />
                )}
                <SaveNotices
                  engine={engine}
                  autosave={autosave}
                  view={view}
                  lockedReason={content.editable ? null : (content.lockedReason ?? t('当前不能修改'))}
                  onSignIn={props.onSignIn}
                  onOutdated={props.onOutdated}
                />
                {(['conflict', 'draft', 'tab'] as const).map((reason) => {
                  const own = view.differences.filter((difference) => difference.reason === reason)
                  return own.length > 0 ? (
                    <Differences key={reason} engine={engine} autosave={autosave} reason={reason} differences={own} />
                  ) : null
                })}
                <OutsideChanges engine={engine} autosave={autosave} outside={view.outside} />
                {props.versions && view.save.trouble?.kind !== 'outdated' && (
                  <VersionNotice engine={engine} autosave={autosave} versions={props.versions} />
                )}
                {(props.opinion || content.comments.length > 0) && (
                  <CorrectionList
                    engine={engine}
                    content={content}
                    before={remarks.before}
                    onStates={remarks.say}
                    opinion={props.opinion ?? null}
                    readOnly={readOnly}
                    userId={props.userId}
                    exits={session.exits}
                    ports={ports}
                  />
                )}
                <DefinitionNotice problems={problemsByField.get('')} />
                <DefinitionNotice problems={page && problemsByField.get(page.id)} />
                <div inert={frozen} aria-busy={frozen}>
                  {page ? (
                    <PageSections engine={engine} autosave={autosave} page={page} problemsByField={problemsByField} />
                  ) : checking ? (
                    <CheckPage
                      engine={engine}
                      definition={props.definition}
                      content={content}
                      openFile={ports.openFile}
                      readFile={ports.readFile}
                      readOnly={readOnly}
                      note={props.submit?.note}
                      show={show}
                    />
                  ) : (
                    <Alert type="info" title={t('没有这一页，或者当前不需要填写。请从页面列表中选择。')} />
                  )}
                </div>
                {props.submit?.note && page && !checkFirst && !readOnly && (
                  <p className={styles.note}>{props.submit.note}</p>
                )}
                <FormActions
                  save={view.save}
                  trial={props.ports.trial}
                  previous={checking ? pages.at(-1) : pages[index - 1]}
                  next={checking ? undefined : index >= 0 ? pages[index + 1] : pages[0]}
                  readOnly={readOnly}
                  busy={busy}
                  submitLabel={props.submit?.label}
                  toCheck={!checkFirst || checking ? null : props.comeBack ? 'back' : 'first'}
                  onCheck={runCheck}
                  onSubmit={runSubmit}
                />
              </div>
              {!props.pane && (
                <div className={styles.ledger}>
                  <RuleLedger engine={engine} />
                </div>
              )}
            </div>
          </SmartformContext>
        </NextProblemContext>
      </FieldSourcesContext>
    </EditorNavigationContext>
  )
}
