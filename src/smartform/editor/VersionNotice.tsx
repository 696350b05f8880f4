/** The notice in the editor that the form has a new version, and what it changes. */
import { useEffect, useMemo, useState } from 'react'
import { t } from '@/lib/i18n/i18n'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { keptTexts } from '../authoring/kept-texts'
import type { Autosave } from '../drafts/autosave-view'
import type { FormEngine } from '../engine/engine'
import { type DefinitionChange, definitionChanges } from '../schema/definition-changes'
import type { FormNode } from '../schema/nodes'
import { parseDefinition } from '../schema/parse-definition'
import { isTrialVersion } from '../schema/trial-version'
import styles from './CorrectionList.module.css'
import type { SmartformEditorProps } from './editor-props'
import { FieldLink } from './FormLink'

interface VersionNoticeProps {
  engine: FormEngine
  autosave: Autosave
  versions: NonNullable<SmartformEditorProps['versions']>
}

/**
 * A form that changed while its content was being edited: before the upgrade what will change, after it what has
 * changed, where answers went, and answers without a field, for copying.
 */
export function VersionNotice({ engine, autosave, versions }: VersionNoticeProps) {
  return (
    <>
      {versions.newer && <Newer engine={engine} autosave={autosave} newer={versions.newer} />}
      {versions.formerMissing && (
        <FormerMissing autosave={autosave} retry={versions.formerMissing} endTrial={versions.endTrial} />
      )}
      {versions.former !== undefined && (
        <BroughtOver
          engine={engine}
          autosave={autosave}
          former={versions.former}
          earlier={versions.earlier}
          endTrial={versions.endTrial}
        />
      )}
    </>
  )
}

/** Upgrades a content to another version, once everything typed is on the server. */
function useChange(autosave: Autosave, change: () => Promise<void>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const start = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (await autosave.flush()) await change()
      else setFailure(t('还没有全部保存到服务器，暂时不能更新。填写的内容都在。'))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, start: () => void start() }
}

function Newer(
  props: Omit<VersionNoticeProps, 'versions'> & { newer: { definition: unknown; upgrade(): Promise<void> } },
) {
  const t = useT()
  const { engine, autosave, newer } = props
  const form = useMemo(() => parseDefinition(newer.definition), [newer.definition])
  const { busy, failure, start } = useChange(autosave, newer.upgrade)
  return (
    <Alert
      className={styles.corrections}
      type="info"
      title={t('表单有新版本（第 {n} 版）', { n: form.version })}
      description={
        <>
          <p className={styles.by}>
            {t('已填写的内容都会保留：移动的填写项连同内容一起移动，取消的填写项内容另外保留。')}
          </p>
          <Changes before={engine.form} after={form} />
          {failure && <Alert type="error" title={failure} />}
          <div className={styles.act}>
            <Button type="primary" loading={busy} onClick={start}>
              {t('更新到新版本')}
            </Button>
          </div>
        </>
      }
    />
  )
}

interface BroughtOverProps {
  engine: FormEngine
  autosave: Autosave
  former: unknown
  earlier?(version: number): Promise<unknown>
  endTrial?(): Promise<void>
}

/** Answers without a field, named by the former version or by the nearest earlier one that had it. */
function useKeptTexts(engine: FormEngine, before: FormNode, earlier: BroughtOverProps['earlier']) {
  const [older, setOlder] = useState<readonly FormNode[]>([])
  const next = (older.at(-1)?.version ?? before.version) - 1
  const texts = keptTexts(engine.unusedValues(), [before, ...older])
  const isSought =
    earlier !== undefined && next >= 1 && !isTrialVersion(before.version) && texts.some(({ isNamed }) => !isNamed)
  useEffect(() => {
    if (!isSought) return
    let isCurrent = true
    earlier(next).then(
      (definition) => isCurrent && setOlder((known) => [...known, parseDefinition(definition)]),
      // It stays named by its id.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isSought, next, earlier])
  return texts
}

function BroughtOver({ engine, autosave, former, earlier, endTrial }: BroughtOverProps) {
  const t = useT()
  const before = useMemo(() => parseDefinition(former), [former])
  const wasTrial = isTrialVersion(before.version)
  const gone = useKeptTexts(engine, before, earlier)
  return (
    <Alert
      className={styles.corrections}
      type="info"
      title={
        endTrial
          ? t('正在试用修改后的表单')
          : wasTrial
            ? t('已结束试用，回到表单第 {n} 版', { n: engine.form.version })
            : t('已更新到表单第 {n} 版', { n: engine.form.version })
      }
      description={
        <>
          <details className={styles.change}>
            <summary>
              {wasTrial ? t('与试用的表单相比的变化') : t('与第 {n} 版相比的变化', { n: before.version })}
            </summary>
            <Changes before={before} after={engine.form} linked />
          </details>
          {gone.length > 0 && (
            <>
              <p className={styles.by}>{t('以下填写项已取消，原来的内容仍然保留，可以复制：')}</p>
              <dl className={styles.kept}>
                {gone.map(({ path, label, text }) => (
                  <div key={path}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {endTrial && <EndTrial autosave={autosave} endTrial={endTrial} />}
        </>
      }
    />
  )
}

/** Without the former version it is unknown where answers went. */
function FormerMissing(props: { autosave: Autosave; retry(): void; endTrial?(): Promise<void> }) {
  const t = useT()
  const { autosave, retry, endTrial } = props
  return (
    <Alert
      className={styles.corrections}
      type="warning"
      title={t('这份内容原来用的表单暂时加载不出来，无法确定有没有内容没带过来。')}
      description={
        <>
          <p className={styles.by}>{t('原来的内容仍然保留在服务器上。')}</p>
          {endTrial && <EndTrial autosave={autosave} endTrial={endTrial} />}
        </>
      }
      action={
        <Button size="small" onClick={retry}>
          {t('重试')}
        </Button>
      }
    />
  )
}

function EndTrial({ autosave, endTrial }: { autosave: Autosave; endTrial(): Promise<void> }) {
  const t = useT()
  const { busy, failure, start } = useChange(autosave, endTrial)
  return (
    <>
      <p className={styles.by}>{t('只有这份内容按修改后的表单填写。结束试用后才能提交，填写的内容会一并带回。')}</p>
      {failure && <Alert type="error" title={failure} />}
      <Button loading={busy} onClick={start}>
        {t('结束试用')}
      </Button>
    </>
  )
}

function Changes({ before, after, linked = false }: { before: FormNode; after: FormNode; linked?: boolean }) {
  const changes = useMemo(() => definitionChanges(before, after), [before, after])
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={`${change.kind}:${change.fieldId}`}>
          {linked && change.kind !== 'removed' ? (
            <FieldLink path={change.fieldId}>{changeText(change)}</FieldLink>
          ) : (
            changeText(change)
          )}
        </li>
      ))}
    </ul>
  )
}

/** The text of a change between two form versions. */
function changeText(change: DefinitionChange): string {
  const { label, page } = change
  switch (change.kind) {
    case 'added':
      return t('新增“{label}”（{page}）', { label, page })
    case 'removed':
      return t('取消“{label}”（{page}），已填内容保留', { label, page })
    case 'moved':
      return t('“{label}”从“{from}”移到“{page}”，已填内容一起移动', { label, from: change.from, page })
    case 'renamed':
      return t('“{former}”改称“{label}”（{page}）', { former: change.former, label, page })
    case 'altered':
      return t('“{label}”的填写要求有变化（{page}）', { label, page })
  }
}
