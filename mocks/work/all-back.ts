import { placeNames } from '@/work/part-of-form'
import type { BackendContext } from '../context'
import { formNode } from '../domain/form-engine'
import { fail } from '../fail'
import { partsOut } from './part-fields'

/** Refuses to hand in a work while parts of it are with colleagues: 603136 with what is out, and with whom. */
export function requireAllBack(context: BackendContext, workId: string): void {
  const { db } = context
  const content = db.contents.get(workId)
  const out = partsOut(context, workId)
  if (!content || out.length === 0) return
  const form = formNode(content.formId, content.formVersion)
  const names = out.map(
    ({ places, toId }) => `${placeNames(form, places).join('、')}（${db.users.get(toId)?.userFullname ?? '—'}）`,
  )
  fail(603136, { names: names.join('；') })
}
