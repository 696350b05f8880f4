/** The roles and states in which the workshop's preview can show a draft, and the content for each. */

import { t, text } from '@/lib/i18n/i18n'
import { randomId } from '@/lib/random-id'
import type { ContentSnapshot, PinnedComment } from '@/smartform/ports'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'

/** Who sees the form, in which state of its work item. */
export const previewViews = {
  filling: text('填报人：正在填写'),
  returned: text('填报人：退回修改'),
  reopened: text('填报人：退回，只开放选中的一项'),
  given: text('填报人：这一页交给了同事'),
  submitted: text('填报人：已提交'),
  colleague: text('同事：代填这一页'),
  review: text('单位、主管部门、科委、专家：查看'),
  paper: text('打印件'),
  blank: text('空白表'),
} as const

export type PreviewView = keyof typeof previewViews

/** The views in which the form can be filled in, or at least opened as its filler does. */
export const isEditor = (view: PreviewView) => !['review', 'paper', 'blank'].includes(view)

interface PreviewedContent {
  form: FormSource
  view: PreviewView
  values: Readonly<Record<string, unknown>>
  pageId: string
  /** The chosen field; absent: the first of the page. */
  fieldId?: string
}

/** The content for a view. Nothing of it reaches the server. */
export function previewContent({ form: source, view, values, pageId, fieldId }: PreviewedContent): ContentSnapshot {
  const form = parseDefinition(source)
  const onPage = [...form.fields.values()].filter((field) => field.pageId === pageId).map(({ id }) => id)
  const meant = fieldId ?? onPage[0]
  const comment: PinnedComment = {
    ...{ id: 'example', path: meant ?? '', text: t('请补充说明。'), need: 'required' },
    ...{ author: t('审核人（示例）'), at: Date.now() },
  }
  const isReturned = meant !== undefined && ['returned', 'reopened', 'review'].includes(view)
  const comments = isReturned ? [comment] : []
  const isClosed = view === 'reopened' || view === 'given'
  const open = view === 'reopened' ? [meant ?? ''] : [...form.fields.keys()].filter((id) => !onPage.includes(id))
  return {
    ...{ contentId: `workshop-${randomId()}`, formId: source.id, formVersion: source.version, revision: 1 },
    ...{ values, comments, savedAt: null, savedBy: null },
    returned: isReturned && view !== 'review' ? { values, comments } : null,
    editable: view !== 'submitted',
    lockedReason: view === 'submitted' ? t('已提交，正在审核') : null,
    openFields: isClosed ? open : null,
    openReason: isClosed ? (view === 'given' ? 'GIVEN' : 'REMARKS') : null,
  }
}
