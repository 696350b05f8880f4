/** Records a conflict of interest that only a commission officer knows of. */
import { countCharacters } from '@/lib/text/count-characters'
import type { BackendContext } from '../../context'
import { newId } from '../../db/new-id'
import type { ReviewPanelRow } from '../../db/rows-panels'
import { fail } from '../../fail'
import type { RecordedConflictInput } from '../../resolvers/evaluation.generated'
import { expertsOf, logPanel, requirePanel } from './panel'

const longestDetail = 200
const longestSource = 50

const isBetween = (text: string, longest: number) => text !== '' && countCharacters(text) <= longest

/** Records a conflict that only an officer knows of, under their name; codes as in the contract. */
export function recordConflict(context: BackendContext, panelId: string, input: RecordedConflictInput): ReviewPanelRow {
  const { db, now } = context
  const { caller, panel } = requirePanel(context, panelId)
  const { paperId, expertId, kind, weight } = input
  const detail = input.detail.trim()
  const source = input.source.trim()
  const isOfPanel = panel.paperIds.includes(paperId) && expertsOf(context).some(({ id }) => id === expertId)
  if (!isOfPanel || !isBetween(detail, longestDetail) || !isBetween(source, longestSource)) fail(601347)
  db.recordedConflicts.insert({
    ...{ id: newId('recorded-conflict'), panelId, paperId, expertId, kind, weight, detail, source },
    ...{ byName: caller.userFullname, at: now },
  })
  logPanel(context, panel, caller, { step: 'RECORD', paperId, expertId, reason: `${detail}（来源：${source}）` })
  return panel
}
