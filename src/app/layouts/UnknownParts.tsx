/** The notice above every page that parts of the session (menu, memberships) failed to load, with a retry. */
import { useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { learnUnknown } from '@/session/load-session'
import { currentSession, useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import styles from './UnknownParts.module.css'

const names = { menu: text('功能菜单'), units: text('单位关联'), expert: text('专家身份') } as const

export function UnknownParts() {
  const t = useT()
  const unknown = useMaybeSession()?.unknown
  const [tried, setTried] = useState<'no' | 'now' | 'yes'>('no')
  if (!unknown || unknown.size === 0) return null
  const parts = [...unknown].map((part) => t(names[part])).join(t('、'))
  const retry = async () => {
    if (tried === 'now') return
    setTried('now')
    await learnUnknown()
    setTried(currentSession()?.unknown.size ? 'yes' : 'no')
  }
  return (
    <div className={styles.notice} role="status">
      <span>
        {tried === 'yes' && t('您的{parts}仍然没有加载成功，请稍后再试。', { parts })}
        {tried !== 'yes' &&
          (unknown.has('menu')
            ? t('功能菜单暂时没有加载成功，目前只能使用首页、账户设置、通知和消息以及帮助。')
            : t('您的{parts}暂时没有加载成功，与之有关的入口和内容可能不全，其他功能可以照常使用。', { parts }))}
      </span>
      <button type="button" className={styles.retry} aria-disabled={tried === 'now'} onClick={retry}>
        {tried === 'now' ? t('正在加载…') : t('重试')}
      </button>
    </div>
  )
}
