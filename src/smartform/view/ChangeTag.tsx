import { text } from '@/lib/i18n'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { Change } from './compare-contents'

const words = {
  same: { label: text('未变'), color: 'default' },
  changed: { label: text('已修改'), color: 'warning' },
  added: { label: text('新增'), color: 'success' },
  removed: { label: text('已删除'), color: 'error' },
} as const satisfies Record<Change, unknown>

/** Whether something changed, in a word and a shape. */
export function ChangeTag({ change }: { change: Change }) {
  const t = useT()
  return <StatusTag color={words[change].color}>{t(words[change].label)}</StatusTag>
}
