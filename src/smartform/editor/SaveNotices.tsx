/** The notices in the editor about unsaved answers: refused, offline, conflict, draft found. */
import { daysOnDevice } from '@/lib/storage/device-lifetime'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { Autosave, AutosaveView, OrphanedAnswer, Restored } from '../drafts/autosave-view'
import { byPage } from '../drafts/by-page'
import { statusOf } from '../drafts/save-state'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { valueText } from '../kinds/kinds'
import type { FormValues } from '../schema/values'
import { BeforeAndAfter } from './BeforeAndAfter'
import { FieldLink } from './FormLink'
import styles from './Notices.module.css'

interface SaveNoticesProps {
  engine: FormEngine
  autosave: Autosave
  view: AutosaveView
  lockedReason: string | null
  onSignIn?(): void
  onOutdated?(): void
}

/** What a person has to know or do about unsaved answers. */
export function SaveNotices({ engine, autosave, view, lockedReason, onSignIn, onOutdated }: SaveNoticesProps) {
  const t = useT()
  const { save, restored } = view
  const status = statusOf(save)
  const trouble = save.trouble
  const locked = trouble?.kind === 'locked' ? trouble.message : lockedReason
  /** The text for answers stored on this device or being sent, and the one for devices that store nothing. */
  const where = (onDevice: string, unkept = onDevice) =>
    save.device === 'failed' ? `${unkept}${t('本机也没有存下，请不要关闭页面。')}` : onDevice
  const retry = (
    <Button size="small" onClick={() => autosave.retry()}>
      {t('立即重试')}
    </Button>
  )
  return (
    <div className={styles.notices}>
      {locked !== null && (
        <Alert type="warning" title={locked} description={<UnsavedAnswers engine={engine} values={view.unsaved} />} />
      )}
      {status === 'session' && (
        <Alert
          type="warning"
          title={where(t('登录已失效，可以继续填写，内容会保存在本机。'), t('登录已失效，可以继续填写。'))}
          description={onSignIn ? undefined : t('请在另一个标签页重新登录，回到这里后会自动保存。')}
          action={
            onSignIn ? (
              <Button size="small" type="primary" onClick={onSignIn}>
                {t('重新登录')}
              </Button>
            ) : (
              retry
            )
          }
        />
      )}
      {trouble?.kind === 'refused' && (
        <Alert
          type="error"
          title={trouble.message}
          description={where(t('填写的内容没有丢失，改正后会自动保存。'), t('改正后会自动保存。'))}
          action={retry}
        />
      )}
      {trouble?.kind === 'offline' && (
        <Alert type="warning" title={where(t('暂时连不上服务器，可以继续填写，恢复后会自动保存。'))} action={retry} />
      )}
      {status === 'conflict' && !view.differences.some((difference) => difference.reason === 'conflict') && (
        <Alert type="warning" title={t('别人也修改了这份内容，正在读取对方的修改。')} action={retry} />
      )}
      {status === 'outdated' && (
        <Alert
          type="warning"
          title={t('这份表单已在别处更新到新版本。')}
          description={t('您填写的内容没有丢失，载入新版本后会带到对应的填写项，没有对应填写项的可以复制。')}
          action={
            <Button
              size="small"
              type="primary"
              onClick={() => void autosave.keep().then(onOutdated ?? (() => window.location.reload()))}
            >
              {t('载入新版本')}
            </Button>
          }
        />
      )}
      {view.refused.length > 0 && (
        <Alert
          type="error"
          title={t('有 {n} 项内容服务器没有接受，其余照常保存。改正后会自动保存：', { n: view.refused.length })}
          description={
            <ul className={styles.list}>
              {view.refused.map(({ path }) => (
                <li key={path}>
                  <FieldLink path={path}>{engine.form.fields.get(fieldIdOf(path))?.label ?? path}</FieldLink>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {view.unplaced > 0 && (
        <Alert
          type="warning"
          title={t('本机还有 {n} 项内容是在旧版表单中填写的，旧版表单暂时加载不出来，无法确定对应哪一项。', {
            n: view.unplaced,
          })}
          description={t('这些内容仍在本机，自填写起保留 {days} 天。', { days: daysOnDevice })}
          action={
            <Button size="small" onClick={() => autosave.placeAgain()}>
              {t('重试')}
            </Button>
          }
        />
      )}
      <OrphanedAnswers autosave={autosave} answers={view.orphaned} />
      {restored && <RestoredAnswers engine={engine} autosave={autosave} restored={restored} />}
    </div>
  )
}

/** Answers by label, for reading and copying. */
function AnswerList({ answers }: { answers: readonly OrphanedAnswer[] }) {
  const t = useT()
  return (
    <ul className={styles.list}>
      {answers.map(({ node, value }) => (
        <li key={node.id}>
          {node.label}
          <span className={styles.value}>{valueText(node, value) || t('未填写')}</span>
        </li>
      ))}
    </ul>
  )
}

/** Answers that the server never accepted, for reading and copying. */
function UnsavedAnswers({ engine, values }: { engine: FormEngine; values: FormValues }) {
  const t = useT()
  const answers = Object.entries(values).flatMap(([fieldId, value]) => {
    const node = engine.form.fields.get(fieldId)
    return node ? [{ node, value }] : []
  })
  if (answers.length === 0) return null
  return (
    <>
      {t('以下内容没有保存到服务器，可以复制：')}
      <AnswerList answers={answers} />
    </>
  )
}

/** Answers of another form version without a field in this one. */
function OrphanedAnswers({ autosave, answers }: { autosave: Autosave; answers: readonly OrphanedAnswer[] }) {
  const t = useT()
  if (answers.length === 0) return null
  return (
    <Alert
      type="warning"
      title={t('以下内容是在旧版表单中填写的，新版没有对应的填写项，可以复制：')}
      description={<AnswerList answers={answers} />}
      action={
        <Button size="small" onClick={() => autosave.dismissOrphaned()}>
          {t('不再显示')}
        </Button>
      }
    />
  )
}

/** Restored answers by page, beside the server's version, which can be brought back. */
function RestoredAnswers(props: { engine: FormEngine; autosave: Autosave; restored: Restored }) {
  const t = useT()
  const minute = useMinute()
  const { engine, autosave, restored } = props
  const pages = byPage(engine.form, restored.fields)
  const back = (fieldIds: readonly string[], label: string) => (
    <Button size="small" onClick={() => autosave.giveBack(fieldIds)}>
      {label}
    </Button>
  )
  return (
    <Alert
      type="info"
      close={{ label: t('知道了'), onClose: () => autosave.dismissRestored() }}
      title={
        restored.fields.length > 0
          ? t('已恢复 {time} 存于本机、尚未保存的 {n} 项内容：', {
              time: minute(restored.at),
              n: restored.fields.length,
            })
          : t('上次有内容未能保存。')
      }
      description={
        <>
          {pages.map(({ page, items }) => (
            <details key={page.id}>
              <summary>{t('{page}：{n} 项', { page: page.title, n: items.length })}</summary>
              {items.map(({ node, item }) => (
                <div key={node.id}>
                  <BeforeAndAfter
                    node={node}
                    names={{ one: t('本机'), other: t('服务器') }}
                    one={item.mine}
                    other={item.server}
                  />
                  {items.length > 1 && back([node.id], t('改用服务器上的“{label}”', { label: node.label }))}
                </div>
              ))}
              <p>
                {back(
                  items.map(({ node }) => node.id),
                  t('本页改用服务器上的'),
                )}
              </p>
            </details>
          ))}
          {restored.lost > 0 && (
            <p>{t('有 {n} 处证件号码等敏感内容没有存在本机，请检查并重新填写。', { n: restored.lost })}</p>
          )}
        </>
      }
    />
  )
}
