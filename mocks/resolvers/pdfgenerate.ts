/** Resolvers of the endpoint `pdfgenerate`: papers as PDF: contents, letters, archives. */

import type { BackendContext } from '../context'
import { storeMadeFile } from '../made-file'
import { beginArchive, continueArchive } from '../pdf/archive'
import { decisionLetter } from '../pdf/decision-letter'
import { findingsPaper } from '../pdf/findings-paper'
import { conclusionLetter, contentPaper } from '../pdf/made-papers'
import { makePdf } from '../pdf/make-pdf'
import { recordDataUse } from '../work/work-reads'
import type { Resolvers } from './pdfgenerate.generated'

async function stored(context: BackendContext, { paper, name }: ReturnType<typeof contentPaper>) {
  return storeMadeFile(context, name, 'application/pdf', await makePdf(paper))
}

export const resolvers: Resolvers = {
  Query: {
    conclusionLetter: (_root, { workId, english }, context) =>
      stored(context, conclusionLetter(context, workId, english)),
    decisionLetter: (_root, { workId, english }, context) => stored(context, decisionLetter(context, workId, english)),
    acceptanceFindings: (_root, { workId, reviewId, english }, context) =>
      stored(context, findingsPaper(context, workId, reviewId ?? null, english)),
    contentPdf(_root, { contentId, english }, context) {
      const paper = contentPaper(context, contentId, english)
      recordDataUse(context, contentId, 'EXPORT')
      return stored(context, paper)
    },
    archive: (_root, { archiveId }, context) => continueArchive(context, archiveId),
  },
  Mutation: {
    beginArchive: (_root, { projectId }, context) => beginArchive(context, projectId),
  },
}
