/** Labels of the grades of a form's changes, the gravest first; on the publishing page and at a workbook's import. */

import { text } from '@/lib/i18n/i18n'
import type { ChangeGrade } from '@/smartform/authoring/graded-change'
import type { StatusColor } from '@/ui/StatusTag'

export const gradeWords: Readonly<Record<ChangeGrade, { label: string; hint: string; color: StatusColor }>> = {
  dropsAnswers: {
    label: text('取消填写项'),
    hint: text('已填的内容没有位置了，会另外列出，可以查看和复制。'),
    color: 'error',
  },
  movesAnswers: { label: text('移动内容'), hint: text('已填的内容移到新的位置。'), color: 'warning' },
  asksMore: { label: text('要求更多'), hint: text('有的内容要补填或修改。'), color: 'processing' },
  harmless: { label: text('没有影响'), hint: text('只是文字、次序，或者放宽了要求。'), color: 'default' },
}
