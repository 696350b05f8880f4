/** Refuses to submit a work item while sections of its form are delegated to colleagues (603136). */
import { partNames } from '@/work/part-of-form'
import type { BackendContext } from '../context'
import { formNode } from '../domain/form-engine'
import { fail } from '../fail'
import { delegatedSectionsOf } from './delegated-fields'

/** Refuses to submit a work item while sections are with colleagues: 603136 with the sections and the colleagues. */
export function requireSectionsReturned(context: BackendContext, workId: string): void {
  const { db } = context
  const content = db.contents.get(workId)
  const out = delegatedSectionsOf(context, workId)
  if (!content || out.length === 0) return
  const form = formNode(content.formId, content.formVersion)
  const names = out.map(
    ({ places, toId }) => `${partNames(form, places).join('、')}（${db.users.get(toId)?.userFullname ?? '—'}）`,
  )
  fail(603136, { names: names.join('；') })
}
