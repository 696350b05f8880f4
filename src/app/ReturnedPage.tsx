/** Covers a page restored from the back-forward cache whose login has ended, until the reload. */
import { useT } from '@/ui/use-t'
import { EntryNotice } from './EntryNotice'

export function ReturnedPage() {
  const t = useT()
  return <EntryNotice heading={t('正在重新打开页面')} text={t('登录已结束或换了人，原来的内容不再显示。')} />
}
