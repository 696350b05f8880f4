import { type BackendContext, requireCaller } from '../context'
import type { NominationNoticeRow } from '../db/rows-entry'
import { fail } from '../fail'
import { promiseWork } from './promised-work'
import { hidden } from './public-view'

function view({ caller }: BackendContext, row: NominationNoticeRow) {
  const { checkCode, boundBy, nominee, ...rest } = row
  const shown = row.type === 'project' ? nominee : hidden(nominee)
  return { ...rest, nominee: shown, bound: boundBy !== null, mine: boundBy !== null && boundBy === caller?.id }
}

export function nominationNotice(context: BackendContext, type: string, id: string) {
  const row = context.db.nominationNotices.get(id)
  return row && row.type === type ? view(context, row) : fail(60903)
}

/** Binds a nomination to its nominee. Codes as they are typed: letters in any case, spaces do not count. */
export function bindNomination(context: BackendContext, number: string, checkCode: string) {
  const caller = requireCaller(context)
  const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  const row = context.db.nominationNotices.where((one) => one.number === plain(number))[0] ?? fail(60903)
  if (row.checkCode !== plain(checkCode)) fail(603213)
  if (row.boundBy !== null && row.boundBy !== caller.id) fail(60904)
  if (row.deadline <= context.now) fail(60902, { deadline: row.deadline })
  if (row.boundBy === null)
    promiseWork(context, {
      userId: caller.id,
      title: `填报提名材料：${row.award}${row.category}（${row.number}）`,
      link: `/award/setting/bind/${row.type}/${row.id}`,
      system: 's09',
      opensAt: row.opensAt,
      dueAt: row.deadline,
    })
  return view(context, context.db.nominationNotices.update(row.id, { boundBy: caller.id }))
}
