import { declarationStates } from '@/lib/work/declaration'
import type { BackendContext } from '../context'
import { contentView } from '../domain/content-view'
import { requirePart } from '../domain/roles'
import { fail } from '../fail'
import { requireWork } from '../work/standing'
import type { Paper } from './paper'
import { declarationPaper, letterPaper, workPaper } from './papers'

/** A document and the name it is saved under. */
interface NamedPaper {
  paper: Paper
  name: string
}

/** A content as a document, as its reader may see it. 603001 and 60154 as everywhere. */
export function contentPaper(context: BackendContext, contentId: string): NamedPaper {
  if (context.db.works.get(contentId)) {
    const { work } = requireWork(context, contentId)
    if (work.formId === null) fail(603001)
    const paper = workPaper(context, work, contentView(context, contentId))
    return { paper, name: `${work.number ?? ''}${paper.title}.pdf` }
  }
  const { declaration } = requirePart(context, contentId)
  const content = contentView(context, contentId)
  const { number, name, state } = declaration
  const said = { number, state: declarationStates[state].label, draft: declaration.submittedAt === null }
  const paper = declarationPaper(said, content, context.now)
  return { paper, name: `${number ?? ''}${name ?? paper.title}.pdf` }
}

/** One year after; key projects two (specification, section 9). */
function letterUntil(passedAt: number, key: boolean): number {
  const day = new Date(passedAt)
  return day.setUTCFullYear(day.getUTCFullYear() + (key ? 2 : 1))
}

/** The letter an acceptance ended in: 603309 before it passed, 603307 after its term, for key projects 603308. */
export function conclusionLetter(context: BackendContext, workId: string): NamedPaper {
  const { work } = requireWork(context, workId)
  const { passedAt, key = false } = work.facts
  if (work.kind !== 'ACCEPTANCE' || work.state !== 'PASSED' || typeof passedAt !== 'number') return fail(603309)
  if (context.now > letterUntil(passedAt, key === true)) return fail(key === true ? 603308 : 603307)
  return { paper: letterPaper(context, work, passedAt), name: `${work.number ?? ''}结题证书.pdf` }
}
