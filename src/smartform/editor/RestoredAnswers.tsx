import { formatMinute } from '@/lib/beijing-time'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { Autosave, Restored } from '../drafts/autosave-view'
import { byPage } from '../drafts/by-page'
import type { FormEngine } from '../engine/engine'
import { BeforeAndAfter } from './BeforeAndAfter'
import styles from './Notices.module.css'

/** What was taken over from this device, page by page beside the server's version, which can be had back. */
export function RestoredAnswers(props: { engine: FormEngine; autosave: Autosave; restored: Restored }) {
  const t = useT()
  const { engine, autosave, restored } = props
  const pages = byPage(engine.form, restored.fields)
  const back = (fieldIds: readonly string[], label: string) => (
    <Button size="small" onClick={() => autosave.giveBack(fieldIds)}>
      {label}
    </Button>
  )
  return (
    <Alert
      className={styles.notice}
      type="info"
      close={{ label: t('知道了'), onClose: () => autosave.dismissRestored() }}
      title={
        restored.fields.length > 0
          ? t('已恢复 {time} 存于本机、尚未保存的 {n} 项内容：', {
              time: formatMinute(restored.at),
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
