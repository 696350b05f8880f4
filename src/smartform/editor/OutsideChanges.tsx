/** The panel with changes that others made while the form was open. */

import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { Autosave, AutosaveView } from '../drafts/autosave-view'
import { byPage } from '../drafts/by-page'
import type { FormEngine } from '../engine/engine'
import { BeforeAndAfter } from './BeforeAndAfter'
import styles from './Differences.module.css'

/** The id of the panel, which takes the focus when it blocks submitting. */
export const outsideChangesId = 'smartform-outside'

/** What others, or another tab, changed while this form was open: merged already, to be seen before submitting. */
export function OutsideChanges(props: { engine: FormEngine; autosave: Autosave; outside: AutosaveView['outside'] }) {
  const t = useT()
  const { engine, autosave, outside } = props
  const n = outside.changes.length
  if (n === 0) return null
  return (
    <section id={outsideChangesId} tabIndex={-1} className={styles.panel} aria-labelledby={`${outsideChangesId}-title`}>
      <h2 id={`${outsideChangesId}-title`} className={styles.heading}>
        {t('有 {n} 项内容在别处改过，已载入最新内容，请查看', { n })}
      </h2>
      {outside.by !== null && <p>{t('最近一次由{name}保存。', { name: outside.by })}</p>}
      {byPage(engine.form, outside.changes).map(({ page, items }) => (
        <section key={page.id} className={styles.page} aria-label={page.title}>
          <h3 className={styles.pageTitle}>{page.title}</h3>
          {items.map(({ node, item }) => (
            <BeforeAndAfter
              key={node.id}
              node={node}
              names={{ one: t('原来'), other: t('现在') }}
              one={item.before}
              other={item.now}
            />
          ))}
        </section>
      ))}
      <Button type="primary" onClick={() => autosave.seeOutside()}>
        {t('我已查看')}
      </Button>
    </section>
  )
}
