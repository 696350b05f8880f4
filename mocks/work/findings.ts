/**
 * Findings of a base's inspection (检查发现的问题): raised, settled, kept from year to year. The opinion of an expert at an
 * acceptance is another finding (`mocks/domain/acceptance-panel.ts`).
 */

import { countCharacters } from '@/lib/text/count-characters'
import { formatDay } from '@/lib/time/beijing-time'
import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { FindingRow, WorkRow } from '../db/rows-work'
import { inform } from '../domain/inform'
import { fail } from '../fail'
import type { Finding, FindingList } from '../resolvers/workflow.generated'
import { titleOf } from './title'
import { requireWork, type WorkPart } from './viewer-roles'

/** Longest text of a finding, and of its settlement, in characters. */
const longest = 500

/** Whether a person inspects a work item: a reviewer who is not one of its reporters. */
const inspects = ({ kind, viewerRoles: { roles, creator } }: WorkPart) =>
  kind.inspection === true &&
  !creator &&
  !roles.includes('member') &&
  (roles.includes('unit') || roles.includes('department'))

/** A required text; 603004 for a missing or too long one. */
function plainText(words: string): string {
  const text = words.trim()
  return text === '' || countCharacters(text) > longest ? fail(603004) : text
}

function view({ db }: BackendContext, row: FindingRow, part: WorkPart): Finding {
  const work = db.works.get(row.workId)
  return { ...row, workTitle: work ? titleOf(work) : '—', maySettle: row.settledAt === null && inspects(part) }
}

/** The findings of a work item, plus findings of the same body that were open when it started; the first due first. */
export function findingsOf(context: BackendContext, workId: string): FindingList {
  const part = requireWork(context, workId)
  const { work } = part
  const items = context.db.findings
    .where({ belongsTo: work.belongsTo })
    .filter(
      (finding) =>
        finding.workId === workId ||
        (isLater(context, work, finding) && (finding.settledAt ?? Infinity) > work.createdAt),
    )
    .toSorted((a, b) => Number(a.settledAt !== null) - Number(b.settledAt !== null) || a.dueAt - b.dueAt)
    .map((finding) => view(context, finding, part))
  return { mayRaise: inspects(part), items, serverTime: context.now }
}

/** Whether a work item belongs to a later period than the one a finding was raised in. */
function isLater({ db }: BackendContext, work: WorkRow, { workId }: FindingRow): boolean {
  const raised = db.works.get(workId)
  return raised !== undefined && Number(work.facts.year) > Number(raised.facts.year)
}

/** Raises a finding and notifies the reporters. */
export function addFinding(
  context: BackendContext,
  workId: string,
  { text, owner, dueAt }: Pick<FindingRow, 'text' | 'owner' | 'dueAt'>,
): Finding {
  const part = requireWork(context, workId)
  const { caller, work, kind } = part
  if (!inspects(part)) fail(60154)
  if (dueAt <= context.now) fail(600)
  const row = context.db.findings.insert({
    id: newId('finding'),
    belongsTo: work.belongsTo,
    workId,
    text: plainText(text),
    owner: plainText(owner),
    dueAt,
    raisedBy: caller.userFullname,
    raisedAt: context.now,
    settledAt: null,
    note: null,
  })
  const day = formatDay(dueAt)
  for (const userId of new Set([work.creatorId, ...(work.assigned.member ?? [])]))
    if (context.db.users.get(userId))
      inform(
        context,
        userId,
        [`《${titleOf(work)}》有一项检查发现的问题`, `The inspection of “${titleOf(work)}” found something`],
        [
          `${row.text}责任人：${row.owner}，整改期限：${day}。`,
          `${row.text} To be settled by ${row.owner} until ${day}.`,
        ],
        kind.addresses.overview.replace(':workId', workId),
      )
  return view(context, row, part)
}

/** Settles a finding; only for inspectors of the body's work items. */
export function settleFinding(context: BackendContext, id: string, note: string): Finding {
  const { db } = context
  const row = db.findings.get(id) ?? fail(603001)
  const part = requireWork(context, row.workId)
  if (!inspects(part)) fail(60154)
  if (row.settledAt !== null) fail(603003)
  return view(context, db.findings.update(id, { settledAt: context.now, note: plainText(note) }), part)
}
