import { declarationStates } from '@/lib/work/declaration'
import type { BackendContext } from '../context'
import { contentView } from '../domain/content-view'
import { requirePart } from '../domain/roles'
import { fail } from '../fail'
import { storeMadeFile } from '../made-file'
import { makePdf } from '../pdf/make-pdf'
import type { Paper } from '../pdf/paper'
import { declarationPaper, letterPaper, workPaper } from '../pdf/papers'
import { requireWork } from '../work/standing'
import type { Resolvers } from './pdfgenerate.generated'

/** One year after; key projects two (specification, section 9). */
function letterUntil(passedAt: number, key: boolean): number {
  const day = new Date(passedAt)
  return day.setUTCFullYear(day.getUTCFullYear() + (key ? 2 : 1))
}

/** A content as a document, as its reader may see it, and the name it is saved under. */
function contentPaper(context: BackendContext, contentId: string): { paper: Paper; name: string } {
  const { db, now } = context
  if (db.works.get(contentId)) {
    const { work } = requireWork(context, contentId)
    if (work.formId === null) fail(603001)
    const paper = workPaper(context, work, contentView(context, contentId))
    return { paper, name: `${work.number ?? ''}${paper.title}.pdf` }
  }
  const { declaration } = requirePart(context, contentId)
  const content = contentView(context, contentId)
  const { number, name, state } = declaration
  const said = { number, state: declarationStates[state].label, draft: declaration.submittedAt === null }
  const paper = declarationPaper(said, content, now)
  return { paper, name: `${number ?? ''}${name ?? paper.title}.pdf` }
}

async function storePdf(context: BackendContext, { paper, name }: { paper: Paper; name: string }) {
  return storeMadeFile(context, name, 'application/pdf', await makePdf(paper))
}

export const resolvers: Resolvers = {
  Query: {
    conclusionLetter(_root, { workId }, context) {
      const { work } = requireWork(context, workId)
      const { passedAt, key = false } = work.facts
      if (work.kind !== 'ACCEPTANCE' || work.state !== 'PASSED' || typeof passedAt !== 'number') return fail(603309)
      if (context.now > letterUntil(passedAt, key === true)) return fail(key === true ? 603308 : 603307)
      return storePdf(context, {
        paper: letterPaper(context, work, passedAt),
        name: `${work.number ?? ''}结题证书.pdf`,
      })
    },
    contentPdf: (_root, { contentId }, context) => storePdf(context, contentPaper(context, contentId)),
  },
}
