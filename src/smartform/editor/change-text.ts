import { t } from '@/lib/i18n'
import type { DefinitionChange } from '../schema/definition-changes'

/** A change between two versions of a form, as its filler is told. */
export function changeText(change: DefinitionChange): string {
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
